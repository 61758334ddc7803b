import { inOneLine } from '#lib/one-line.ts';
import { sharp } from '#platform/files/sharp.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Answers } from '../model/answers.ts';
import type { SigningField } from '../model/fields.ts';
import { MOST_PICTURE_LETTERS } from '../model/limits.ts';
import type { Signature } from '../model/signature.ts';

/** Larger pictures are not decoded: a small file can hold a huge one. */
const MOST_PIXELS = 4_000_000;
const SIDES = { width: 900, height: 300 } as const;

interface CleaningRules {
  fields: readonly SigningField[];
  /** What is wrong already, by path. */
  faults: Readonly<Record<string, string>>;
  needsSignature: boolean;
}

/** The answers that are kept: those to fields that there are, pictures drawn anew. Throws `invalid` naming all faults. */
export async function cleanAnswers(given: Answers, { fields, faults, needsSignature }: CleaningRules): Promise<Answers> {
  const wrong = { ...faults };
  const clean = async (part: 'signature' | 'initials'): Promise<Signature | null> => {
    const mark = given[part];
    if (mark?.kind !== 'uploaded') return mark;
    const png = await redraw(mark.png);
    if (png === undefined) wrong[`answers.${part}`] = 'We can’t read this picture: choose another one';
    return png === undefined ? null : { kind: 'uploaded', png };
  };
  const [signature, initials] = [await clean('signature'), await clean('initials')];
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new DomainError('invalid', `${first}.`, { fields: wrong });
  const values = fields.flatMap(({ id }) => {
    // A page has one line for each: no font draws the end of one.
    const value = inOneLine(given.values[id] ?? '');
    return value === '' ? [] : [[id, value] as const];
  });
  return { signature: needsSignature ? signature : null, initials, values: Object.fromEntries(values) };
}

/** A picture as a PNG of our own making; undefined for what is none. */
async function redraw(base64: string): Promise<string | undefined> {
  try {
    const png = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MOST_PIXELS })
      .resize({ ...SIDES, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colors: 32 })
      .toBuffer();
    const text = png.toString('base64');
    return text.length <= MOST_PICTURE_LETTERS ? text : undefined;
  } catch {
    return undefined;
  }
}
