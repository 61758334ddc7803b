import type { FactValue } from './home-record.ts';
import type { ValuationModel } from './valuation-model.ts';

const MOST = 10_000_000;
const OLDEST_YEAR = 1600;
/** Facts that are graded, with the letter before the figure; 1 is best. */
const GRADES: Readonly<Record<string, string>> = { quality: 'Q', condition: 'C' };

/** A correction as it is kept, or what is wrong with it, in words for whoever typed it. */
export type ReadCorrection = { value: number | string | boolean } | { problem: string };

/**
 * Reads what somebody typed for a fact that the model looks at: grades and words as the records write them, whole years that can
 * be. `recorded` is the fact as it stands, `year` this one.
 */
export function readCorrection(
  { name, kind, categories }: ValuationModel['schema'][number],
  recorded: FactValue | undefined,
  typed: number | string | boolean,
  year: number,
): ReadCorrection {
  const letter = GRADES[name];
  const isGraded = letter !== undefined && typeof recorded !== 'number';
  if (isGraded && kind !== 'category') {
    const grade = new RegExp(`^${letter}?([1-6])$`, 'i').exec(String(typed).trim())?.[1];
    return grade === undefined ? { problem: `Give ${letter}1 to ${letter}6.` } : { value: `${letter}${grade}` };
  }
  if (kind === 'flag') return typeof typed === 'boolean' ? { value: typed } : { problem: 'Give yes or no.' };
  if (kind === 'category') {
    const word = categories.find((one) => fold(one) === fold(String(typed)));
    return word === undefined ? { problem: `Give one of: ${categories.map(fold).join(', ')}.` } : { value: word };
  }
  if (typeof typed !== 'number' || typed < 0 || typed >= MOST) return { problem: 'Give a number.' };
  if (kind === 'year' && (!Number.isInteger(typed) || typed < OLDEST_YEAR || typed > year + 1))
    return { problem: `Give a year up to ${year + 1}.` };
  return { value: typed };
}

function fold(word: string): string {
  return word.replaceAll('_', ' ').trim().toLowerCase();
}
