import type { Category, Rule, Severity } from '../finding.ts';
import { isNamedByLaw } from '../words/name-groups.ts';
import type { Item } from '../text/item.ts';
import { WAYS_OF_LIVING } from '../words/words-of-people.ts';

/** The items that a pattern found. */
export interface Found {
  items: Item[];
  /** First and one past the last item of what is wrong. */
  from: number;
  to: number;
  /** The whole match, which may begin and end further out. */
  matchFrom: number;
  matchTo: number;
}

/** A family of wordings, over the letters of `lexicon.ts`. Its group `x` is what is wrong, or else all of it. */
export interface Pattern {
  rule: Rule;
  letters: RegExp;
  /** What it is about; undefined: nothing after all. */
  categoryOf?: (found: Found) => Category | undefined;
  severityOf: (category: Category, found: Found) => Severity;
}

// Every repetition has an end, so that a text costs in proportion to its length.
export const PEOPLE = '[QTjy](?:[,c]{1,2}[dnt]{0,2}[QTjy]){0,4}';
export const QUALIFIED = '(?:p[,c]{1,2}[d#]{0,2}){0,2}Q(?:[,c]{1,2}[dn]{0,2}[QTj]){0,4}';

export const pattern = (
  rule: Rule,
  letters: string,
  severityOf: Pattern['severityOf'],
  categoryOf?: Pattern['categoryOf'],
): Pattern => ({
  rule,
  letters: new RegExp(letters, 'dg'),
  severityOf,
  ...(categoryOf === undefined ? {} : { categoryOf }),
});

/** What only some states protect is a matter of the state: a warning, which a state's pack makes an error. */
const OF_STATES: ReadonlySet<Category> = new Set<Category>(['source_of_income', 'marital_status', 'military_status']);

export const limits: Pattern['severityOf'] = (category) => (OF_STATES.has(category) ? 'soft' : 'hard');
export const audience: Pattern['severityOf'] = (category, found) =>
  isNamedByLaw(category) ||
  category === 'disability' ||
  peopleOf(found).some(({ isAged, words }) => isAged === true && !NAMES_A_COMMUNITY.test(words))
    ? 'hard'
    : 'soft';
/** Housing for older persons is called so. Without the words of its law beside it, that needs a second look. */
const NAMES_A_COMMUNITY = /^(?:active adult|senior) (?:55|62)(?:\+| and (?:over|up|older|better))?$/;
export const seeks: Pattern['severityOf'] = (category, found) =>
  category === 'sex' || peopleOf(found).some(({ isLimit, isAged }) => isLimit === true || isAged === true)
    ? limits(category, found)
    : audience(category, found);
/** "Ideal for ladies" is a limit in friendly words; a bachelor is a way of living. */
export const idealFor: Pattern['severityOf'] = (category, found) =>
  category === 'sex' && !says(found, WAYS_OF_LIVING) ? 'hard' : audience(category, found);
export const soft: Pattern['severityOf'] = () => 'soft';
export const hard: Pattern['severityOf'] = () => 'hard';

export const peopleOf = ({ items, from, to }: Found): Item[] => items.slice(from, to).filter(({ category }) => category !== null);
export const firstCategory = (found: Found): Category | undefined => peopleOf(found)[0]?.category ?? undefined;
/** Whom a home is said to be for, or undefined. */
export const wanted = (found: Found): Category | undefined => (isOfTheHealthy(found) ? firstCategory(found) : undefined);
/** The first of people who are not only of one of these categories. */
export const unless =
  (...not: Category[]): Pattern['categoryOf'] =>
  (found) =>
    peopleOf(found).find(({ category }) => category !== null && !not.includes(category))?.category ?? undefined;
export const named: Pattern['categoryOf'] = (found) =>
  peopleOf(found).find(({ category }) => isNamedByLaw(category))?.category ?? undefined;
export const says = (found: Found, words: RegExp) =>
  found.items.slice(found.matchFrom, found.matchTo).some((item) => words.test(item.words));

export const NEIGHBORLY =
  /^(?:neighbou?rhoods?|suburbs?|part of town|side of town|section of .*|parts? of .*|communit(?:y|ies)|enclaves?|areas?|streets?|blocks?|district|suburbia|town|zip codes?)$/;
export const CHILDREN = /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|teen\w*|minors?)\b/;

export const OF_THE_HEALTHY =
  /\b(?:healthy|fit|athletic|able|abled|agile|sober|ambulatory|mobile|stable|independent|non disabled|without|spry|sprightly|sure ?footed|nimble|limber|hale|strong backed|sharp|clear headed|level headed)\b/;
/** To be fit for people with disabilities is a fact of a home; to be meant for the healthy is not. */
const isOfTheHealthy = (found: Found): boolean =>
  peopleOf(found).some(({ category, words }) => category !== 'disability' || OF_THE_HEALTHY.test(words));

/** On a visit, near a pond or a building site, somebody has to look after children. */
export const isOfDanger = (items: readonly Item[], from: number, to: number): boolean =>
  DANGERS.test(
    items
      .slice(Math.max(0, from - 14), to + 8)
      .map(({ words }) => words)
      .join(' '),
  );
const DANGERS =
  /\b(?:open house|ponds?|creek|river|seawall|cliffs?|bluff|construction|building site|equipment|machinery|stables?|barn|(?:shooting|firing|driving) range|docks?|showings?|in the water)\b/;

/** "Over 18s only" keeps children out; "over 60" is about age. */
export function ageOrChildren({ items, from, to }: Found): Category {
  return items
    .slice(from, to)
    .some(({ letter, words }) => letter === 'Y' && /\b(?:18|21)s?\b/.test(words) && !/\d\D+\d/.test(words))
    ? 'familial_status'
    : 'age';
}
