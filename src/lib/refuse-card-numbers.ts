import type { z } from 'zod';
import { hasCardNumber, NO_CARD_NUMBERS } from './card-number.ts';

/** The same form, which takes no number of a payment card in any of its texts. */
export function refuseCardNumbers<Form extends z.ZodType>(form: Form): Form {
  return form.superRefine((value, ctx) => {
    for (const path of findCardNumbers(value)) ctx.addIssue({ code: 'custom', path, message: NO_CARD_NUMBERS });
  });
}

function findCardNumbers(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return hasCardNumber(value) ? [[...path]] : [];
  if (Array.isArray(value)) return value.flatMap((one, at) => findCardNumbers(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => findCardNumbers(one, [...path, key]));
}
