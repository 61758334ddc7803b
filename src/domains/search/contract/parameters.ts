import { splitCommas } from '#lib/comma-list.ts';
import { z } from 'zod';
import { closestWord } from '#lib/closest-word.ts';
import { MOST_ITEM_LETTERS } from '../model/limits.ts';

/** An empty parameter counts as absent: plain HTML forms send them. */
export function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();
}

export function number(min: number, max: number, unit: string) {
  const message = `give a number from ${min} to ${max} (${unit}), digits only`;
  return optional(z.coerce.number(message).min(min, message).max(max, message));
}

export function whole(min: number, max: number, unit: string) {
  const message = `give a whole number from ${min} to ${max} (${unit}), digits only`;
  return optional(z.coerce.number(message).int(message).min(min, message).max(max, message));
}

const flagMessage = 'give true or false';
export const flag = optional(
  z.preprocess(
    (value) => (typeof value === 'boolean' ? String(value) : value),
    z.enum(['true', 'false', '1', '0'], flagMessage).transform((value) => value === 'true' || value === '1'),
  ),
);

/** Characters that no database accepts, and nobody means, become spaces. */
export function toPlainText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}

export function splitList(text: string): string[] {
  return splitCommas(toPlainText(text));
}

export function list(maxItems: number, what: string) {
  const message = `give up to ${maxItems} ${what}, separated by commas`;
  return optional(
    z
      .preprocess(
        (value) => (Array.isArray(value) ? value.join(',') : value),
        z.string(message).max(maxItems * MOST_ITEM_LETTERS, message),
      )
      .transform(splitList)
      .refine((items) => items.length <= maxItems, message),
  );
}

const MOST_WORDS_LENGTH = 4000;

/** Words of a fixed set, separated by commas; the error names an unknown word. */
export function words<Word extends string>(known: readonly Word[], what: string) {
  return optional(
    z.preprocess(
      (value) => (Array.isArray(value) ? value.join(',') : value),
      z
        .string()
        .max(MOST_WORDS_LENGTH, `give fewer, separated by commas`)
        .transform((text, context): Word[] => {
          const parts = splitList(text);
          const found = known.filter((word) => parts.includes(word));
          for (const part of parts) {
            if (known.some((word) => word === part)) continue;
            const near = closestWord(part, [...known]);
            context.addIssue({
              code: 'custom',
              message: `"${part.slice(0, 40)}" is not ${what}${near === undefined ? `; use some of ${known.join(', ')}` : `; did you mean ${near}?`}`,
            });
          }
          return found;
        }),
    ),
  );
}

const DATE_HELP = 'give a date (2026-05-31) or an instant (2026-05-31T14:00:00Z)';
export const dateOrInstant = optional(
  z
    .string(DATE_HELP)
    .max(40, DATE_HELP)
    .refine((text) => {
      return (
        /^(19|20|21)/.test(text) &&
        /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
        !Number.isNaN(Date.parse(text))
      );
    }, DATE_HELP),
);

/** Refuses misspelled names, so that no filter is silently ignored. */
export function strictQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape);
  return z.preprocess((value, context) => {
    for (const name of Object.keys(value as object)) {
      if (names.includes(name)) continue;
      const near = closestWord(name, names);
      context.addIssue({
        code: 'custom',
        path: [name],
        message: near === undefined ? 'there is no such parameter' : `there is no such parameter; did you mean ${near}?`,
      });
    }
    return value;
  }, z.object(shape));
}
