import type { ReadingFilters } from '../../contract.ts';
import {
  addSoft,
  addTag,
  addUnneeded,
  type Draft,
  fillPattern,
  type Found,
  numberOf,
  type Rule,
  rule,
  setFilter,
  textOf,
} from './draft.ts';

export const SQFT_PER_ACRE = 43_560;
const SQFT_PER_SQUARE_METER = 10.7639;

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
  most: number;
}

// In "4 beds max 750" the word belongs to what follows.
const ALONE = String.raw`(?! (?:\$ )?\d)`;

// In "3 baths under 1 million" the number is the price's.
const COUNT_ONLY = '(?! ?(?:{k}|dollars|bucks|{bed}|{bath}|{sqft}|{acre}|{month}|years?|minutes?|miles?))';

/** Every way to bound something that is counted or measured: "3+", "3 or 4", "at least 3", "up to 3", "exactly 3". */
function measureRules({ unit, convert = (value) => value, min, max, target, bare = 'min', most }: Measure): Rule[] {
  const soften = (found: Found, draft: Draft) => {
    if (!isPreferred(draft, found)) return false;
    addSoft(draft, found, textOf(draft, found.from, found.to));
    return true;
  };
  const lower = (draft: Draft, found: Found, value: number) => setFilter(draft, found, min, convert(value));
  const upper = (draft: Draft, found: Found, value: number) => setFilter(draft, found, max ?? min, convert(value));
  const read = (write: (draft: Draft, found: Found, a: number, b: number) => void) => (found: Found, draft: Draft) => {
    const [a, b] = [numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0];
    if (Math.max(a, b) > most) return false;
    if (soften(found, draft)) return true;
    write(draft, found, a, b);
    return true;
  };
  const ranged = read((draft, found, a, b) => {
    lower(draft, found, Math.min(a, b));
    upper(draft, found, Math.max(a, b));
  });
  // One of two bounds has to name the unit: "at least 2 but no more than 4 bedrooms".
  const within = read((draft, found, a, b) => {
    lower(draft, found, a);
    upper(draft, found, b);
  });
  const bounded = (found: Found, draft: Draft) =>
    new RegExp(` ${fillPattern(unit)}(?= |$)`).test(found.words) && within(found, draft);
  const atLeast = read(lower);
  const atMost = read(upper);
  const around = read((draft, found, a) => setFilter(draft, found, target ?? min, convert(a)));
  const num = '(?<a>{n})(?: k)?';
  return [
    rule(`{gt} (?<a>{n})(?: ?${unit})? (?:, )?(?:but |and )?{lt} (?<b>{n})(?: ?${unit}|${COUNT_ONLY})`, bounded),
    rule(`{lt} (?<b>{n})(?: ?${unit})? (?:, )?(?:but |and )?{gt} (?<a>{n})(?: ?${unit}|${COUNT_ONLY})`, bounded),
    rule(`(?:{between} )?(?<a>{n})(?: ?${unit})? ?{to} (?<b>{n}) ?${unit}`, ranged),
    rule(`${unit} ?(?:between |from |: )?(?<a>{n}) ?(?:-|to|and) (?<b>{n})`, ranged),
    rule(`(?:exactly|only|just|precisely) (?<a>{n}) ?${unit}|(?<b>{n}) ?${unit} (?:exactly|only|precisely)`, (found, draft) => {
      const value = numberOf(found, 'a') ?? numberOf(found, 'b') ?? 0;
      if (value > most) return false;
      lower(draft, found, value);
      if (max !== undefined) upper(draft, found, value);
      return true;
    }),
    rule(`{lt} (?:a )?${num} ?${unit}`, atMost),
    rule(`${num} ?${unit} {less}${ALONE}`, atMost),
    rule(`${num} (?:or fewer|or less|or smaller|or under|max|maximum|tops) ?${unit}`, atMost),
    rule(`${unit} {lt} (?<a>{n})${COUNT_ONLY}`, atMost),
    ...(target === undefined
      ? []
      : [rule(`{about} ${num} ?${unit}`, around), rule(`${num} ?${unit}(?: or so|ish| give or take)`, around)]),
    rule(`{gt} (?:a )?${num} ?${unit}(?: {more})?`, atLeast),
    rule(`${num} ?{more} ?${unit}`, atLeast),
    rule(`${num} ?${unit} ?{more}${ALONE}`, atLeast),
    rule(`${unit} {gt} (?<a>{n})${COUNT_ONLY}`, atLeast),
    rule(`${unit} ?(?::|=) ?${num}`, bare === 'min' ? atLeast : atMost),
    rule(`${num} ?${unit}`, bare === 'min' ? atLeast : atMost),
  ];
}

/** "Ideally 4 beds" leaves out no home with 3. */
function isPreferred(draft: Draft, found: Found): boolean {
  const before = draft.line.slice(Math.max(0, found.from - 3), found.from).map((token) => token.word);
  return found.scope === 'soft' && before.some((word) => /^(?:ideally|preferably|prefer|hopefully)$/.test(word));
}

function toSquareFeet(squareMeters: number): number {
  return Math.round(squareMeters * SQFT_PER_SQUARE_METER);
}

function toLotSquareFeet(acres: number): number {
  return Math.round(acres * SQFT_PER_ACRE);
}

function toSquareFeetOfLand(hectares: number): number {
  return toSquareFeet(hectares * 10_000);
}

const LOT = '(?:lots?|lot size|land|yard|parcel|property|plot|ground|garden|terrain|grundstuck|terreno|parcela)';

export const sizeRules: Rule[] = [
  // "3/2" and "4x3" are bedrooms and bathrooms.
  rule(
    String.raw`(?<a>\d) ?(?:/|x) ?(?<b>\d(?:\.5)?)(?: (?:home|house|condo|townhouse))?(?! (?:acre|acres|mile|miles|m2|sqft))`,
    (found, draft) => {
      setFilter(draft, found, 'beds_min', Number(found.groups['a']));
      setFilter(draft, found, 'baths_min', Number(found.groups['b']));
    },
  ),
  rule('studios?(?: apartments?)? (?:or|to|/|-|and) (?<a>\\d)(?: {bed})?', (found, draft) =>
    setFilter(draft, found, 'beds_max', Number(found.groups['a'])),
  ),
  rule(
    '(?<!detached |art |music |recording |yoga |artist |artists |dance )(?:studio)s?(?: units?)?(?= )(?! or)|(?<!detached |art |music |recording |yoga |artist |artists |dance )studios?',
    (found, draft) => setFilter(draft, found, 'beds_max', 0),
  ),
  rule('{lt} (?:a )?half (?:an? )?{acre}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE / 2)),
  rule('{lt} (?:an?|1) {acre}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE)),
  rule('{lt} (?:a )?quarter (?:of an? )?(?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE / 4),
  ),
  rule('half {acre}(?: {more})?|(?:a )?half (?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE / 2),
  ),
  rule('(?:a )?quarter (?:of an? )?(?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE / 4),
  ),
  rule('(?:(?:{gt}|on|with) )?(?:an|a full|a whole) {acre}(?: {more})?', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE),
  ),
  ...measureRules({
    unit: '(?:hectares?|ha)',
    convert: toSquareFeetOfLand,
    min: 'lot_sqft_min',
    max: 'lot_sqft_max',
    most: 100_000,
  }),
  ...measureRules({ unit: `{sqm} (?:of )?${LOT}`, convert: toSquareFeet, min: 'lot_sqft_min', max: 'lot_sqft_max', most: 1e9 }),
  rule(`${LOT}(?: (?:of|size|is))*(?: {gt})? (?<a>{n}) ?{sqm}(?: {more})?`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', toSquareFeet(numberOf(found, 'a') ?? 0)),
  ),
  ...measureRules({ unit: '{acre}', convert: toLotSquareFeet, min: 'lot_sqft_min', max: 'lot_sqft_max', most: 100_000 }),
  ...measureRules({ unit: `{sqft} (?:of )?${LOT}`, convert: Math.round, min: 'lot_sqft_min', max: 'lot_sqft_max', most: 1e9 }),
  rule(`${LOT}(?: (?:of|size|is))*(?: {gt})? (?<a>{n}) ?{sqft}(?: {more})?`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', numberOf(found, 'a') ?? 0),
  ),
  rule(`${LOT}(?: (?:of|size|is))* {lt} (?<a>{n}) ?{sqft}`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_max', numberOf(found, 'a') ?? 0),
  ),
  ...measureRules({ unit: '{sqm}', convert: toSquareFeet, min: 'sqft_min', max: 'sqft_max', target: 'sqft_target', most: 1e6 }),
  ...measureRules({
    unit: '(?:{sqft}|feet|foot)(?: (?:of (?:living )?(?:space|area)|living (?:space|area)|interior))?',
    min: 'sqft_min',
    max: 'sqft_max',
    target: 'sqft_target',
    most: 1e6,
  }).map(withThousands),
  ...measureRules({ unit: '{bed}', convert: Math.floor, min: 'beds_min', max: 'beds_max', most: 40 }),
  rule('(?<a>\\d) full (?:baths? |bathrooms? )?(?:(?:and|,|\\+|/) )?(?<b>\\d) half(?: (?:baths?|bathrooms?))?', (found, draft) =>
    setFilter(draft, found, 'baths_min', Number(found.groups['a']) + Number(found.groups['b']) / 2),
  ),
  ...measureRules({ unit: '{bath}', min: 'baths_min', max: 'baths_max', most: 40 }),
  ...measureRules({ unit: '(?:rooms?|zimmern?|pieces|ambientes|locali|kamers)', min: 'rooms_min', most: 60 }),
  // Absurd numbers are read too, to be told as such.
  rule('(?<a>\\d{2,4}) ?{bed}', (found, draft) => setFilter(draft, found, 'beds_min', numberOf(found, 'a') ?? 0)),
  rule('(?<a>\\d{2,4}) ?{bath}', (found, draft) => setFilter(draft, found, 'baths_min', numberOf(found, 'a') ?? 0)),
  rule('{gt} 1 {bath}|(?:multiple|several|extra) {bath}', (found, draft) => setFilter(draft, found, 'baths_min', 2)),

  rule(
    '(?:attached )?(?:garage|parking|carport|driveway)(?: (?:space|spot|room)s?)? (?:for|fits|that fits|with room for) (?:{gt} )?(?<a>\\d) ?(?:cars?|vehicles?)?',
    readGarage,
  ),
  rule(
    '(?<kind>attached |detached )?(?:{gt} )?(?<a>\\d)(?: ?{more})? ?(?:car|cars|vehicle|bay|stall|door)(?: (?<kindAfter>attached|detached))?(?: garages?)?(?: {more})?',
    readGarage,
  ),
  rule(
    '(?:{gt} )?(?<a>\\d)(?: ?{more})? ?(?:garage|covered|garaged|off street|assigned|deeded)? ?(?:parking )?(?:spaces?|spots?|stalls?|garages)(?: {more})?',
    readGarage,
  ),
  rule('(?:a )?(?:garages?|garajes?|garagem|cocheras?)', readAnyGarage),

  rule(
    '(?:single|1) ?(?:story|storey|level|floor)(?: (?:home|house|living|only))?|(?:all )?on (?:1|one|a single) (?:level|floor|story)|single level living|stories {lt} 1',
    (found, draft) => setFilter(draft, found, 'stories_max', 1),
  ),
  ...measureRules({
    unit: '(?:story|stories|storey|storeys|levels?|floors?|pisos?|plantas?|etages?|piani)',
    min: 'stories_min',
    max: 'stories_max',
    most: 10,
  }),
  rule('multi ?(?:story|level|storey)', (found, draft) => setFilter(draft, found, 'stories_min', 2)),
  ...measureRules({
    unit: '(?:units?|doors?|(?<![2-4] )plex)(?: (?:building|property|multi ?family))?',
    min: 'units_min',
    max: 'units_max',
    most: 500,
  }),
];

// "1.5k sqft" is 1,500.
function withThousands(one: Rule): Rule {
  return {
    pattern: one.pattern,
    read(found, draft) {
      const scaled = Object.fromEntries(
        Object.entries(found.groups).map(([name, text]) => [
          name,
          text !== undefined && Number(text) < 20 && /\./.test(text) ? String(Number(text) * 1000) : text,
        ]),
      );
      return one.read({ ...found, groups: scaled }, draft);
    },
  };
}

function readGarage(found: Found, draft: Draft): boolean {
  const cars = Number(found.groups['a']);
  if (cars > 12) return false;
  const kind = (found.groups['kind'] ?? found.groups['kindAfter'])?.trim();
  if (kind !== undefined) addTag(draft, found, `${kind}_garage`);
  setGarage(draft, found, cars);
  return true;
}

/** "Attached garage" is a tag too, and read as one. */
function readAnyGarage(found: Found, draft: Draft): boolean {
  if (
    /^(?:at|de)tached$/.test(draft.line[found.from - 1]?.word ?? '') ||
    /^(?:at|de)tached$/.test(draft.line[found.to]?.word ?? '')
  )
    return false;
  if (found.scope === 'must_not') return false;
  if (found.scope === 'either') addUnneeded(draft, found);
  else if (found.scope === 'soft') addSoft(draft, found, 'garage');
  else setGarage(draft, found, 1);
  return true;
}

function setGarage(draft: Draft, found: Found, cars: number): void {
  setFilter(draft, found, 'garage_min', Math.max(cars, draft.filters.garage_min ?? 0));
}

// In "2000+ sq ft" the number is no year.
const YEAR_ONLY = '(?! ?(?:\\+ |or more |or bigger |or larger )?(?:{sqft}|{sqm}|sq|{k}|dollars|{month}))';

export const yearRules: Rule[] = [
  rule(
    '(?:built |dating |homes |year built |from )*(?:between|from|in) (?<a>(?:1[6-9]|20)\\d\\d) (?:and|to|-|or) (?<b>(?:1[6-9]|20)\\d\\d)',
    readYears,
  ),
  rule('(?:built |year built )(?<a>(?:1[6-9]|20)\\d\\d) ?(?:and|to|-) ?(?<b>(?:1[6-9]|20)\\d\\d)', readYears),
  rule('(?<a>(?:1[6-9]|20)\\d\\d) ?(?:-|to) ?(?<b>(?:1[6-9]|20)\\d\\d)(?: (?:built|construction|build|homes?))', readYears),
  rule(
    '(?:built |constructed |build |year built |year |construction |homes? )*(?:after|since|newer than|later than|in or after|from|no older than|not older than|post|no earlier than|not before)(?: -)? (?<a>(?:1[6-9]|20)\\d\\d)(?: (?:construction|build|built|or later))?(?! ?(?:{sqft}|sq|{to} ))',
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    `(?:built |year built )*(?:in )?(?<a>(?:1[6-9]|20)\\d\\d) (?:or newer|or later|or after|\\+|and newer|and later|onwards?|and up|or more recent|and after)(?: (?:construction|build))?${YEAR_ONLY}`,
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    '(?:built |constructed |year built |construction |homes? )*(?:before|prior to|older than|earlier than|pre|no later than|not after|up to) ?(?:-? )?(?<a>(?:1[6-9]|20)\\d\\d)(?: (?:construction|homes?))?',
    (found, draft) => setFilter(draft, found, 'year_max', Number(found.groups['a'])),
  ),
  rule('(?:built )?(?:in )?(?<a>(?:1[6-9]|20)\\d\\d) (?:or older|or earlier|or before|and older|and earlier)', (found, draft) =>
    setFilter(draft, found, 'year_max', Number(found.groups['a'])),
  ),
  rule(
    '(?:built )?(?:in )?(?:the )?(?<a>(?:1[6-9]|20)\\d0) s (?:or newer|or later|and newer|and later|onwards?)',
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule('(?:built )?(?:in )?(?:the )?(?<a>(?:1[6-9]|20)\\d0) s (?:or older|or earlier|and older|and earlier)', (found, draft) =>
    setFilter(draft, found, 'year_max', Number(found.groups['a']) + 9),
  ),
  rule('(?:built |from |in |homes )*(?:the )?(?<part>early|mid|late)? ?(?<a>(?:1[6-9]|20)\\d0) s(?: (?:style|era))?', readDecade),
  rule(
    '(?:built |from )?(?:in )?(?:the )?(?<part>early|mid|late)? ?(?<a>[2-9]0) s(?: (?:style|era|home|house|built))',
    readDecade,
  ),
  rule(
    `(?:built|constructed|construction|year built)(?: (?:in|after|since|by|around|is|:))? (?<a>(?:1[6-9]|2\\d)\\d\\d)${YEAR_ONLY}`,
    (found, draft) => {
      setFilter(draft, found, 'year_min', Number(found.groups['a']));
      setFilter(draft, found, 'year_max', Number(found.groups['a']));
    },
  ),
  rule('(?:pre ?war|antebellum)(?: (?:homes?|buildings?|apartments?))?', (found, draft) =>
    setFilter(draft, found, 'year_max', 1940),
  ),
  rule(
    'built (?:in|within) (?:the )?(?:last|past) (?<a>\\d+) years|(?:less than|under|{lt}|newer than|younger than) (?<b>\\d+) years? (?:old|of age)(?: {less})?|(?:(?:no|not) (?:older|more) than|newer than|younger than|max(?:imum)? age(?: of)?) (?<c>\\d+) years?(?: old)?|(?<d>\\d+) years? old (?:or (?:newer|less|younger)|max|maximum|tops|at most)',
    (found, draft) =>
      setFilter(
        draft,
        found,
        'age_max',
        Number(['a', 'b', 'c', 'd'].map((name) => found.groups[name]).find((text) => text !== undefined)),
      ),
  ),
  rule('(?:{gt}|older than) (?<a>\\d+) years? old|(?<b>\\d+) (?:\\+ )?years? old or (?:older|more)', (found, draft) =>
    setFilter(draft, found, 'year_max', Number(draft.today.slice(0, 4)) - Number(found.groups['a'] ?? found.groups['b'])),
  ),
];

function readYears(found: Found, draft: Draft): void {
  setFilter(draft, found, 'year_min', Math.min(Number(found.groups['a']), Number(found.groups['b'])));
  setFilter(draft, found, 'year_max', Math.max(Number(found.groups['a']), Number(found.groups['b'])));
}

function readDecade(found: Found, draft: Draft): void {
  const said = Number(found.groups['a']);
  const start = said < 100 ? 1900 + said : said;
  const length = start % 100 === 0 ? 100 : 10;
  const part = found.groups['part'];
  const [from, to] = part === 'early' ? [0, 0.4] : part === 'mid' ? [0.3, 0.7] : part === 'late' ? [0.6, 1] : [0, 1];
  setFilter(draft, found, 'year_min', start + Math.round(from * length));
  setFilter(draft, found, 'year_max', start + Math.round(to * length) - 1);
}
