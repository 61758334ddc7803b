import { SQFT_PER_SQUARE_METER } from '#lib/area-units.ts';
import type { ReadingFilters } from '../../contract.ts';
import {
  addSoft,
  addUnneeded,
  type Draft,
  fillPattern,
  type Found,
  numberOf,
  type Rule,
  rule,
  setFilter,
  textOf,
} from '../draft.ts';

export function toSquareFeet(squareMeters: number): number {
  return Math.round(squareMeters * SQFT_PER_SQUARE_METER);
}

type NumberKey = {
  [Key in keyof ReadingFilters]-?: NonNullable<ReadingFilters[Key]> extends number ? Key : never;
}[keyof ReadingFilters];

interface Measure {
  unit: string;
  /** Turns what was said into the filter's unit. */
  convert?: (value: number) => number;
  min: NumberKey;
  max?: NumberKey;
  target?: NumberKey;
  /** What a bare number means; the lower bound if absent. */
  bare?: 'min' | 'max';
  /** Beyond these a number is of something else. */
  least?: number;
  most: number;
  /** Whether it comes in whole numbers only, so that "more than 3" is 4. */
  isWhole?: boolean;
  /** Whether the number may stand behind: "bathrooms 2". */
  isNamedFirst?: boolean;
}

// In "4 beds max 750" the word belongs to what follows.
const ALONE = String.raw`(?! (?:\$ )?\d)`;

// In "3 baths under 1 million" the number is the price's.
const COUNT_ONLY = '(?! ?(?:{k}|dollars|bucks|{bed}|{bath}|{sqft}|{acre}|{month}|years?|minutes?|miles?)(?: |$))';

/** What may stand between a name and its number: "bathrooms: at least 2". */
const NAMED = '(?: (?:is|are|of|count|number|needed|wanted|required|:|=|-))*';

/** In "bigger than 2,000 square feet under 550" the second number is the price's. */
const NOT_COUNTED = String.raw`(?<!(?:^| )\d+(?:\.\d+)? (?:k |square |sq )?)`;

const BOUND = /^(?:[$]|to|under|below|over|above|than|max|maximum|min|minimum|least|most|exceeding)$/;

/** What is measured in hundreds is easily taken for money. */
const LEAST_LIKE_MONEY = 100;

/** Every way to bound something that is counted or measured: "3+", "3 or 4", "at least 3", "up to 3", "exactly 3". */
export function measureRules({
  unit,
  convert = (value) => value,
  min,
  max,
  target,
  bare = 'min',
  least = 0,
  most,
  isWhole = false,
  isNamedFirst = false,
}: Measure): Rule[] {
  const soften = (found: Found, draft: Draft) => {
    // "Three levels ok" asks for none.
    if (min === 'stories_min' && isFine(draft, found)) {
      addUnneeded(draft, found);
      return true;
    }
    // "We don't need four bedrooms".
    if (found.scope === 'either' && isUnneeded(draft, found)) {
      addUnneeded(draft, found);
      return true;
    }
    if (!isPreferred(draft, found)) return false;
    addSoft(draft, found, textOf(draft, found.from, found.to));
    return true;
  };
  const lower = (draft: Draft, found: Found, value: number) => {
    // "A 2 bed with a den or a 3 bed": the lesser will do.
    const before = isAlternative(draft, found) ? draft.filters[min] : undefined;
    const most = max === undefined ? undefined : draft.filters[max];
    // "Single story, or two with a bedroom down": the more will do as well.
    if (before === undefined && max !== undefined && most !== undefined && most < convert(value) && isAlternative(draft, found))
      return setFilter(draft, found, max, convert(value));
    setFilter(draft, found, min, Math.min(convert(value), before ?? Infinity));
  };
  const upper = (draft: Draft, found: Found, value: number) => setFilter(draft, found, max ?? min, convert(value));
  // "Fewer than 4 bedrooms" are 3, "more than 3" are 4.
  const beyond = isWhole ? 1 : 0;
  const read = (write: (draft: Draft, found: Found, a: number, b: number) => void) => (found: Found, draft: Draft) => {
    const [a, b] = [numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0];
    if (Math.max(a, b) > most || Math.max(a, b) < least) return false;
    if (soften(found, draft)) return true;
    write(draft, found, a, b);
    return true;
  };
  const rangedAnywhere = read((draft, found, a, b) => {
    lower(draft, found, Math.min(a, b));
    upper(draft, found, Math.max(a, b));
  });
  // "Under 500 and 2000 sqft" is no range: the first number belongs to the bound before it.
  const ranged = (found: Found, draft: Draft) =>
    !(BOUND.test(draft.line[found.from - 1]?.word ?? '') && / (?:and|or) /.test(found.words)) && rangedAnywhere(found, draft);
  // One of two bounds has to name the unit: "at least 2 but no more than 4 bedrooms".
  const within = read((draft, found, a, b) => {
    lower(draft, found, a);
    upper(draft, found, b);
  });
  const between = read((draft, found, a, b) => {
    const bounds = isWhole ? wholeBounds(found, a, b) : { least: a, most: b };
    lower(draft, found, bounds.least);
    upper(draft, found, bounds.most);
  });
  const namesUnit = new RegExp(` ${fillPattern(unit)}(?= |$)`);
  const bounded = (found: Found, draft: Draft) =>
    isLikelyRange(numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0) && namesUnit.test(found.words) && between(found, draft);
  // In "800 sqft up to 1,500" a renter speaks of the rent.
  const upTo = (found: Found, draft: Draft) =>
    draft.filters.listing_type !== 'rent' &&
    isLikelyRange(numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0) &&
    within(found, draft);
  const atLeast = read((draft, found, a) => lower(draft, found, a + (/(?:^| )more than /.test(found.words) ? beyond : 0)));
  const atMost = read((draft, found, a) =>
    upper(draft, found, a - (/(?:^| )(?:fewer|less) than /.test(found.words) ? beyond : 0)),
  );
  // "No two-story homes" refuses that many, and what is above.
  const bareLower = (found: Found, draft: Draft) => {
    const value = numberOf(found, 'a') ?? 0;
    if (found.scope !== 'must_not' || max !== 'stories_max' || value < 2) return atLeast(found, draft);
    setFilter(draft, found, 'stories_max', value - 1);
    return true;
  };
  const around = read((draft, found, a) => setFilter(draft, found, target ?? min, convert(a)));
  const num = '(?<a>{n})(?: k)?';
  return [
    // "Beds>=3 baths>=2": the number belongs to the name before it.
    rule(`${NOT_COUNTED}${unit} ?(?:> ?=|>|≥) ?(?<a>{n})(?! ?(?:{k}|dollars)(?: |$))`, atLeast),
    rule(`${NOT_COUNTED}${unit} ?(?:< ?=|<|≤) ?(?<a>{n})(?! ?(?:{k}|dollars)(?: |$))`, atMost),
    rule(`{gt} (?<a>{n})(?: ?${unit})? (?:, )?(?:but |and )?{lt} (?<b>{n})(?: ?${unit}|${COUNT_ONLY})`, bounded),
    rule(`min(?:imum)? (?<a>{n})(?: ?(?:,|and|/|-))? max(?:imum)? (?<b>{n}) ?${unit}`, within),
    rule(`{lt} (?<b>{n})(?: ?${unit})? (?:, )?(?:but |and )?{gt} (?<a>{n})(?: ?${unit}|${COUNT_ONLY})`, bounded),
    rule(
      `(?<a>{n}) ?${unit} (?:min|minimum|at least|or more)(?: ,)?(?: (?:and|but))? (?<b>{n})(?: ?${unit})? (?:max|maximum|at most|tops)`,
      within,
    ),
    // "Three, maybe four bedrooms".
    ...(isWhole
      ? [
          rule(
            `(?<a>\\d) (?:,|or|, or) (?:maybe|possibly|perhaps|ideally|even|preferably) (?<b>\\d) ?${unit}`,
            read((draft, found, a) => lower(draft, found, a)),
          ),
        ]
      : []),
    // "Two beds, three at most".
    ...(isWhole
      ? [
          rule(
            `(?<a>{n}) ?${unit}(?: ,)?(?: (?:maybe|or|but))? (?<b>\\d)(?: ${unit})? (?:at most|at the most|max|maximum|tops)${ALONE}`,
            bounded,
          ),
        ]
      : []),
    rule(`${unit}(?: :)? {gt} (?<a>{n})(?: ,| and| but)? (?:{lt}|max|maximum) (?<b>{n})${COUNT_ONLY}`, within),
    rule(`(?:{between} )?(?<a>{n})(?: ?${unit})? ?{to} (?<b>{n}) ?${unit}`, ranged),
    // "1,400 sq ft up to about 1,900".
    rule(`(?<a>{n}) ?${unit}(?: ,)? (?:and )?(?:up )?to (?:about |around |maybe |roughly )?(?<b>{n})${COUNT_ONLY}`, upTo),
    rule(
      String.raw`(?<!\d )${unit} ?(?:between |from |: |, (?=maybe|say|about|around))?(?:(?:maybe|say|about|around|somewhere|between) ){0,2}(?<a>{n}) ?(?:-|to|and) (?<b>{n})(?! ?(?:{k}|dollars)(?: |$))`,
      ranged,
    ),
    rule(`(?:exactly|only|just|precisely) (?<a>{n}) ?${unit}|(?<b>{n}) ?${unit} (?:exactly|only|precisely)`, (found, draft) => {
      const value = numberOf(found, 'a') ?? numberOf(found, 'b') ?? 0;
      if (value > most || value < least) return false;
      lower(draft, found, value);
      if (max !== undefined) upper(draft, found, value);
      return true;
    }),
    // "2+ acres but not more than 10": the unit is said once.
    rule(`(?<a>{n}) ?(?:{more} ?)?${unit}(?: {more})?(?: ,)? (?:but|and) {lt} (?<b>{n})${COUNT_ONLY}(?! \\d)`, bounded),
    // "5+ acres, under 10"; in "20 acres, under 400" and "1,500 sqft, under 3,000" the second is money.
    ...(least < LEAST_LIKE_MONEY
      ? [
          rule(
            `(?<a>{n}) ?(?:{more} ?)?${unit}(?: {more})? , {lt} (?<b>{n})${COUNT_ONLY}(?! \\d)`,
            (found, draft) => (numberOf(found, 'b') ?? 0) <= 4 * (numberOf(found, 'a') ?? 0) && bounded(found, draft),
          ),
        ]
      : []),
    rule(`{lt} (?:an? )?${num} ?${unit}`, atMost),
    rule(`${num} ?${unit} {less}${ALONE}`, atMost),
    rule(`${num} (?:or fewer|or less|or smaller|or under|max|maximum|tops) ?${unit}`, atMost),
    rule(`${NOT_COUNTED}${unit}${NAMED} {lt} (?<a>{n})${COUNT_ONLY}`, atMost),
    rule(`${num} or so ${unit}`, around),
    ...(target === undefined
      ? []
      : [
          rule(`(?:{about}|maybe|perhaps|like) ${num} ?${unit}`, around),
          rule(
            `${num} ?${unit}(?: or so|ish|(?: ,)? give or take| or thereabouts| ?\\+ ?/ ?-(?! ?\\d)| ?±(?! ?\\d)| more or less)`,
            around,
          ),
        ]),
    rule(`{gt} (?:an? )?${num} ?${unit}(?: {more}${ALONE})?`, atLeast),
    rule(`(?:an?|one|1) ${unit} {more}`, (found, draft) => {
      if (least > 1) return false;
      if (!soften(found, draft)) lower(draft, found, 1);
      return true;
    }),
    rule(`${num} ?{more} ?${unit}`, atLeast),
    rule(`${num} ?${unit} ?{more}${ALONE}`, atLeast),
    rule(`${NOT_COUNTED}${unit}${NAMED} {gt} (?<a>{n})${COUNT_ONLY}`, atLeast),
    rule(`(?<!\\d )${unit}${NAMED} (?<a>{n}) ?\\+${COUNT_ONLY}`, atLeast),
    rule(`${unit}(?: (?:count|number|needed|wanted|required))? ?(?::|=) ?${num}`, bare === 'min' ? atLeast : atMost),
    rule(`${num} ?${unit}`, bare === 'min' ? bareLower : atMost),
    ...(isNamedFirst ? [rule(`${unit} (?<a>\\d)${COUNT_ONLY}`, atLeast)] : []),
  ];
}

/** Bounds of what comes in whole numbers: "more than 3, fewer than 6" are 4 and 5. */
export function wholeBounds({ words }: Found, least: number, most: number): { least: number; most: number } {
  const isMore = /(?<!(?:no|not) )(?:more|greater) than /.test(words);
  const isFewer = /(?<!(?:no|not) )(?:fewer|less) than /.test(words);
  return { least: isMore ? least + 1 : least, most: isFewer ? most - 1 : most };
}

function isUnneeded({ line }: Draft, { from }: Found): boolean {
  const before = line.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  return /(?:^| )(?:(?:dont|doesnt|do not|not) (?:really )?need|no need for)(?: (?:an?|all|the|of|to|have))*$/.test(
    before.join(' '),
  );
}

/** "Three levels are fine" asks for none. */
export function isFine({ line }: Draft, { to }: Found): boolean {
  const after = line.slice(to, to + 3).map(({ word }) => word);
  return /^(?:(?:is|are|would be) )?(?:ok|okay|fine|acceptable)(?: |$)/.test(after.join(' '));
}

function isAlternative({ line }: Draft, { from }: Found): boolean {
  const before = line.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  return /(?:^| )or(?: an?)?$/.test(before.join(' '));
}

/** In "at least 2 acres, max 450" the second number is the price's. */
function isLikelyRange(least: number, most: number): boolean {
  return least <= most && most <= 20 * least;
}

const PREFERS =
  /(?:^| )(?:ideally|preferably|prefer|hopefully|accept)(?: (?:an?|the|with|at|least|about|around|some|have|having|to|be|be in|in|get|want|over|under|built|newer|older|than|after|before))*$/;

/** "Ideally 4 beds" leaves out no home with 3. */
export function isPreferred(draft: Draft, found: Found): boolean {
  const before = draft.line.slice(Math.max(0, found.from - 4), found.from).map((token) => token.word);
  const after = draft.line.slice(found.to, found.to + 5).map((token) => token.word);
  // "Two beds would be fine" are enough.
  if (/^would (?:also |still |probably )?be (?:fine|ok|okay|enough|alright|good enough|plenty)(?: |$)/.test(after.join(' ')))
    return false;
  if (found.scope === 'soft' && /^(?:would be|preferred|is a|are a|if possible|optional)/.test(after.join(' '))) return true;
  return found.scope === 'soft' && PREFERS.test(before.join(' '));
}

const MOST_BACK_TO_SIZE = 20;
const TOLD_SIZE = /(?:^| )(\d{3,5}) sqft(?= |$)/g;
const MOST_OF_A_HOME = 15_000;

/** "We have 1,100 square feet and need 1,800": the unit is said once. */
function readSizeSaidAgain(found: Found, draft: Draft): boolean {
  const before = draft.line.slice(Math.max(0, found.from - MOST_BACK_TO_SIZE), found.from).map(({ word }) => word);
  const told = [...before.join(' ').matchAll(TOLD_SIZE)].at(-1)?.[1];
  const value = Number(found.groups['a']);
  if (told === undefined || value <= Number(told) || value > MOST_OF_A_HOME) return false;
  setFilter(draft, found, 'sqft_min', value);
  return true;
}

export const sizeSaidAgain: Rule[] = [
  rule(
    '(?:want|need|needs|wants)(?: (?:about|at least|around|more like|over))* (?<a>\\d{3,5})(?: (?:at least|or more|minimum))?(?= (?:[.,;]|with|and|now|in)(?: |$)|$)',
    readSizeSaidAgain,
  ),
];
