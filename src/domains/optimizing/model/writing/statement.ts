import { NUMBER_WORDS } from '#lib/say-number.ts';
import { type HomeFacts, listOf } from '../home-facts.ts';

/** Outside its kitchen, an island could be anything. */
export const nameAlone = (noun: string): string => (noun === 'an island' ? 'a kitchen island' : noun);

/** One thing that can be said of a home, in the forms that sentences need. */
export interface Statement {
  topic: Topic;
  /** What buyers ask for first is high. */
  salience: number;
  fields: readonly string[];
  /** Noun phrases with their article: "a metal roof". */
  nouns: readonly string[];
  /** Instead of the nouns after a label that names the subject: "10 acres" after "Lot". Empty where the nouns do. */
  listed: readonly string[];
  /** What the home does, after "The house": "has a metal roof". */
  verbs: readonly string[];
  /** A phrase that can open a sentence about the home: "Built in 1962". */
  openings: readonly string[];
  /** What is said in a clause of its own: "there is no HOA". */
  clauses: readonly string[];
}

/** In the order of a walk from the street. */
export const TOPICS = [
  'build',
  'lot',
  'inside',
  'kitchen',
  'private',
  'below',
  'outside',
  'parking',
  'systems',
  'shared',
  'nearby',
  'costs',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Without its article. */
export const bare = (noun: string): string => noun.replace(/^(?:an?|the) (?!record)/, '');

type Forms = Partial<Pick<Statement, 'nouns' | 'listed' | 'verbs' | 'openings' | 'clauses'>>;
export type Phrases = Readonly<Record<string, readonly string[]>>;

export type Say = (topic: Topic, salience: number, fields: readonly string[], forms: Forms) => void;

/** How much what most homes have weighs. */
export const OF_ORDINARY = 4.5;

export const group = (number: number) => number.toLocaleString('en-US');
const WORDS = ['no', ...NUMBER_WORDS.slice(1, 10)];
export const countWord = (count: number): string => (Number.isInteger(count) ? (WORDS[count] ?? String(count)) : String(count));

export const first = (facts: HomeFacts, field: string, all: Phrases): readonly string[] | undefined => {
  const value = listOf(facts, field).find((one) => Object.hasOwn(all, one));
  return value === undefined ? undefined : all[value];
};

const HEADED = /^(?!an? |the |one )(.+) (floors|ceilings|counters|closets|parking|sprinklers|views|fencing|porches)$/;

const headed = (noun: string) =>
  HEADED.exec(
    noun
      .replace(/ flooring$|(?<=ceramic tile)$/, ' floors')
      .replace(/ countertops$/, ' counters')
      .replace(/^an? (.+) view$/, '$1 views')
      .replace(/^a view of the hills$/, 'hill views')
      .replace(/^a view of the city lights$/, 'city-light views')
      .replace(/^an? (\S+) fence$/, '$1 fencing')
      .replace(/^an? (\S+) porch$/, '$1 porches'),
  ) ?? undefined;

/** The noun that a phrase shares with others: "floors". */
export const headOf = (noun: string): string | undefined => headed(noun)?.[2];

/** "hardwood floors" and "slate floors" are "hardwood and slate floors". */
export function mergeHeads(nouns: readonly string[]): string[] {
  const parts = nouns.map(headed);
  const byHead = Map.groupBy(
    parts.filter((part) => part !== undefined),
    ([, , head]) => head,
  );
  return nouns.flatMap((noun, at) => {
    const part = parts[at];
    const alike = byHead.get(part?.[2] ?? '') ?? [];
    if (part === undefined || alike.length < 2) return [noun];
    return part === alike[0] ? [`${joinWords(alike.map(([, kind = '']) => kind))} ${part[2]}`] : [];
  });
}

/** "a, b and c"; where a part has an "and" of its own, "a and b, c, and d". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  // A washer and dryer is one thing.
  const glue = words.some((one) => one.replace('washer and dryer', '').includes(' and ')) ? ', and ' : ' and ';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${glue}${last}`;
}
