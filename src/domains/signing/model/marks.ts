import { formatDate } from '#lib/format.ts';
import { inOneLine } from '#lib/one-line.ts';
import { type Answers, isFilled } from './answers.ts';
import type { SigningField } from './fields.ts';
import type { Signature } from './signature.ts';

/** Something that stands on a page in the end, in the space of the page. */
export interface Mark extends Pick<SigningField, 'file' | 'page' | 'x' | 'y' | 'width' | 'height'> {
  content: { kind: 'signature'; signature: Signature } | { kind: 'text'; text: string } | { kind: 'check' };
}

/** What the answers of the person at one place put on the pages. */
export function marksOf(answers: Answers, fields: readonly SigningField[], place: number): Mark[] {
  return fields.flatMap((field) => {
    const { file, page, x, y, width, height } = field;
    const content = field.recipient === place && isFilled(field, answers.values) ? contentOf(field, answers) : undefined;
    return content === undefined ? [] : [{ file, page, x, y, width, height, content }];
  });
}

function contentOf({ id, kind }: SigningField, { signature, initials, values }: Answers): Mark['content'] | undefined {
  const value = values[id] ?? '';
  if (kind === 'checkbox') return { kind: 'check' };
  if (kind === 'signature' || kind === 'initials') {
    const mark = kind === 'signature' ? signature : initials;
    return mark === null ? undefined : { kind: 'signature', signature: mark };
  }
  return { kind: 'text', text: kind === 'date' ? showDay(value) : inOneLine(value) };
}

/** A day as it is shown and drawn: `Nov 26, 2026`. */
export const showDay = (day: string): string => formatDate(day, 'UTC');
