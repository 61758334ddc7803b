import { z } from 'zod';
import { isPrintableText } from '#lib/printable.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { MOST_FIELDS, MOST_LETTERS } from './limits.ts';
import { nameField, type SigningField } from './fields.ts';
import { signatureSchema } from './signature.ts';

/** What somebody filled in: their signature and initials once, and each field by its id. */
export const answersSchema = z.object({
  signature: signatureSchema.nullable(),
  initials: signatureSchema.nullable(),
  values: z
    .record(z.uuid(), z.string().max(MOST_LETTERS.value, `Keep it under ${MOST_LETTERS.value} characters`))
    .refine((values) => Object.keys(values).length <= MOST_FIELDS, 'These are more fields than there are')
    .describe('By field: the text, `2026-11-26` for a date, `yes` for a mark that stands there, empty for nothing'),
});
export type Answers = z.infer<typeof answersSchema>;

export const NO_ANSWERS: Answers = { signature: null, initials: null, values: {} };

/** Of letters that the sealed file cannot show: said as soon as they are typed, and refused at the end. */
export const UNPRINTABLE = {
  mark: 'The file can’t show these letters: draw it, or write it in Latin, Greek or Cyrillic letters',
  text: 'The file can’t show these letters: write it in Latin, Greek or Cyrillic letters',
  name: 'The certificate can’t print this name: write it in Latin, Greek or Cyrillic letters',
} as const;

/** A field that a mark is made in: there or not. */
const isMarked = ({ kind }: SigningField): boolean => kind === 'signature' || kind === 'initials' || kind === 'checkbox';

/** Whether something stands in a field. */
export function isFilled(field: SigningField, values: Answers['values']): boolean {
  return (values[field.id] ?? '').trim() !== '';
}

/** The fields of one person in the order of reading: by document, page, then down and to the right. */
export function inOrder(fields: readonly SigningField[]): SigningField[] {
  return fields.toSorted((a, b) => a.file - b.file || a.page - b.page || b.y + b.height - (a.y + a.height) || a.x - b.x);
}

/**
 * What is wrong with the answers of one person, by the path of each field; nothing if they can be signed. A date is the day of
 * the signature, somewhere on earth.
 */
export function faultsOf(answers: Answers, { fields, needsSignature, now }: FaultsInput): Record<string, string> {
  const faults: Record<string, string> = {};
  if (needsSignature && answers.signature === null) faults['answers.signature'] = 'Add your signature';
  if (answers.initials === null && fields.some((field) => field.kind === 'initials' && isFilled(field, answers.values)))
    faults['answers.initials'] = 'Add your initials';
  for (const [part, mark] of [
    ['signature', answers.signature],
    ['initials', answers.initials],
  ] as const)
    if (mark?.kind === 'typed' && !isPrintableText(mark.text)) faults[`answers.${part}`] = UNPRINTABLE.mark;
  for (const field of fields) {
    const fault = faultOf(field, answers.values[field.id] ?? '', now);
    if (fault !== undefined) faults[`answers.values.${field.id}`] = fault;
  }
  return faults;
}

interface FaultsInput {
  fields: readonly SigningField[];
  needsSignature: boolean;
  now: Date;
}

function faultOf(field: SigningField, value: string, now: Date) {
  if (value.trim() === '') return field.isRequired ? `Fill in: ${nameField(field)}` : undefined;
  if (isMarked(field)) return value === 'yes' ? undefined : 'Choose it again';
  if (field.kind === 'date') {
    const day = z.iso.date().safeParse(value).success ? Date.parse(value) : Number.NaN;
    const isToday = Math.abs(day + DAY_MS / 2 - now.getTime()) <= 1.5 * DAY_MS;
    return isToday ? undefined : 'The date is the day on which you sign: choose the field again';
  }
  return isPrintableText(value) ? undefined : UNPRINTABLE.text;
}
