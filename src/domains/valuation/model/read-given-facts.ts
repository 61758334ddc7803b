import { formatNumber } from '#lib/format.ts';
import { isCommonFact } from './fact-names.ts';
import type { FactValue } from './home-record.ts';
import type { FeatureKind } from './sales-mapping.ts';

/** A fact that the model uses. */
interface KnownFact {
  name: string;
  kind: FeatureKind;
  categories: readonly string[];
}

interface Bounds {
  least: number;
  most: number;
  /** The step of a number. Without it, any number is valid. */
  step?: number;
}

/** The valid range of a number. Other facts take any number from 0 up. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  livingAreaSqft: { least: 100, most: 50_000 },
  lotSizeSqft: { least: 0, most: 50_000_000 },
  finishedBasementSqft: { least: 0, most: 50_000 },
  bedroomsTotal: { least: 0, most: 200, step: 1 },
  bathrooms: { least: 0, most: 200, step: 0.25 },
  storiesTotal: { least: 1, most: 200, step: 0.5 },
  garageSpaces: { least: 0, most: 100, step: 0.5 },
  fireplaces: { least: 0, most: 100, step: 1 },
  dwellingUnits: { least: 1, most: 1000, step: 1 },
};
const ANY: Bounds = { least: 0, most: 10_000_000 };
const OLDEST_YEAR = 1600;
const STEPS = new Map([
  [0.25, ', in quarters'],
  [0.5, ', in halves'],
]);
/** Facts with grades, and the letter before the digit; 1 is best. */
const GRADES: Readonly<Record<string, string>> = { quality: 'Q', condition: 'C' };

export const UNKNOWN_FACT = 'This fact is not one that the estimate rests on.';

/** A fact as stored, or what is wrong with it, in words for the person who entered it. */
export type ReadGivenFact = { value: number | string | boolean } | { problem: string };

/**
 * Reads a fact that a person enters about a home: grades and words as the records write them, and figures and years that are
 * possible. `recorded` holds the home's other facts; `year` is the current year.
 */
export function readGivenFact(
  { name, kind, categories }: KnownFact,
  given: number | string | boolean,
  recorded: Readonly<Record<string, FactValue>>,
  year: number,
): ReadGivenFact {
  const letter = GRADES[name];
  const isGraded = letter !== undefined && typeof recorded[name] !== 'number';
  if (isGraded && kind !== 'category') {
    const grade = new RegExp(`^${letter}?([1-6])$`, 'i').exec(String(given).trim())?.[1];
    return grade === undefined ? { problem: `Give ${letter}1 to ${letter}6.` } : { value: `${letter}${grade}` };
  }
  if (kind === 'flag') return typeof given === 'boolean' ? { value: given } : { problem: 'Give yes or no.' };
  if (kind === 'category') {
    const word = categories.find((one) => fold(one) === fold(String(given)));
    return word === undefined ? { problem: `Give one of: ${categories.map(fold).join(', ')}.` } : { value: word };
  }
  const figure = typeof given === 'number' ? given : undefined;
  const problem = findFigureProblem({ name, kind }, figure, recorded, year);
  return problem === undefined && figure !== undefined ? { value: figure } : { problem: problem ?? 'Give a number.' };
}

/**
 * Reads the facts that a person enters about a home, next to its recorded facts, as the model needs them. Names each fact that is
 * not possible and says what is wrong with it. Null means that a fact is unknown.
 */
export function readGivenFacts(
  schema: readonly KnownFact[],
  given: Readonly<Record<string, FactValue>>,
  recorded: Readonly<Record<string, FactValue>>,
  year: number,
): { facts: Record<string, FactValue>; problems: Record<string, string> } {
  const facts: Record<string, FactValue> = {};
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const known = schema.find((fact) => fact.name === name);
    if (known === undefined) {
      if (!isCommonFact(name)) problems[name] = UNKNOWN_FACT;
    } else if (value === null) {
      facts[name] = null;
    } else {
      const read = readGivenFact(known, value, { ...recorded, ...given }, year);
      if ('problem' in read) problems[name] = read.problem;
      else facts[name] = read.value;
    }
  }
  return { facts, problems };
}

/**
 * Why a figure is not possible next to the home's other facts, in words. Undefined if it is possible. A missing figure never is.
 */
export function findFigureProblem(
  { name, kind }: Pick<KnownFact, 'name' | 'kind'>,
  figure: number | undefined,
  beside: Readonly<Record<string, FactValue>>,
  year: number,
): string | undefined {
  if (kind === 'year') return findYearProblem(name, figure, beside, year + 1);
  const { least, most, step } = BOUNDS[name] ?? ANY;
  const isMultiple = step === undefined || Number.isInteger((figure ?? 0) / step);
  if (figure !== undefined && figure >= least && figure <= most && isMultiple) return undefined;
  const sort = step === 1 ? 'whole number' : 'number';
  return `Give a ${sort} from ${formatNumber(least)} to ${formatNumber(most)}${STEPS.get(step ?? 1) ?? ''}.`;
}

// A home is never renovated before it is built.
function findYearProblem(
  name: string,
  figure: number | undefined,
  { yearBuilt, effectiveYear }: Readonly<Record<string, FactValue>>,
  newest: number,
): string | undefined {
  if (figure === undefined || !Number.isInteger(figure) || figure < OLDEST_YEAR || figure > newest)
    return `Give a year from ${OLDEST_YEAR} to ${newest}.`;
  if (name === 'effectiveYear' && typeof yearBuilt === 'number' && figure < yearBuilt)
    return `Give a year from ${yearBuilt}, when the home was built, to ${newest}.`;
  if (name === 'yearBuilt' && typeof effectiveYear === 'number' && figure > effectiveYear)
    return `Give a year up to ${effectiveYear}, the home’s effective year, or change that first.`;
  return undefined;
}

function fold(word: string): string {
  return word.replaceAll('_', ' ').trim().toLowerCase();
}
