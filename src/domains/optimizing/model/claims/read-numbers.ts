import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { NUMBER_WORDS } from '#lib/say-number.ts';
import { factNumbers, factTexts, type HomeFacts, listOf, nearbyField, numberOf } from '../home-facts.ts';
import type { Claim } from './claim.ts';

const SINGLES: Readonly<Record<string, number>> = { single: 1, both: 2, double: 2, triple: 3 };
const COUNT = `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+|${NUMBER_WORDS.join('|')}|single|both|double|triple`;
const NUMBERS = new RegExp(
  `(?<![\\w.,$-])(?<money>\\$ ?)?(?<count>${COUNT})(?<scale> ?(?:million|thousand)\\b|[kKmM]\\b)?(?<half>½| 1/2)?(?<plus>\\+)?(?<percent> ?%| percent\\b)?`,
  'gi',
);

type Support = (facts: HomeFacts, amount: Amount) => string[];
interface Amount {
  value: number;
  /** Digits after the point, as written. */
  decimals: number;
  /** What "million" or "k" stands for. */
  scale: number;
}

const isSame = (fact: number, { value, decimals, scale }: Amount): boolean =>
  Math.abs(fact - value) < 1e-9 || Math.abs(Math.round((fact / scale) * 10 ** decimals) / 10 ** decimals - value / scale) < 1e-9;

const equals =
  (...fields: string[]): Support =>
  (facts, amount) =>
    fields.filter((field) => {
      const fact = numberOf(facts, field);
      return fact !== undefined && isSame(fact, amount);
    });

const baths: Support = (facts, { value }) => {
  const [full, half] = [numberOf(facts, 'BathroomsFull'), numberOf(facts, 'BathroomsHalf') ?? 0];
  if (full === undefined) return [];
  const both = ['BathroomsFull', ...(half > 0 ? ['BathroomsHalf'] : [])];
  return [full + half, full + half / 2].some((total) => total === value) || (half === 0 && full === value) ? both : [];
};

const acres: Support = (facts, { value, decimals }) => {
  const lot = numberOf(facts, 'LotSizeSquareFeet');
  const written = 10 ** decimals;
  return lot !== undefined && Math.round((lot / SQFT_PER_ACRE) * written) / written === value ? ['LotSizeSquareFeet'] : [];
};

const LEVELS: Readonly<Record<number, string>> = { 1: 'One', 1.5: 'One and One Half', 2: 'Two', 3: 'Three Or More' };
const stories: Support = (facts, amount) => [
  ...equals('StoriesTotal')(facts, amount),
  ...(listOf(facts, 'Levels').includes(LEVELS[amount.value] ?? '') ? ['Levels'] : []),
];

const minutes: Support = (facts, { value }) =>
  facts.nearby.filter(({ walkMinutes }) => walkMinutes === value).map(({ name }) => nearbyField(name));

const DOLLARS = [
  'ListPrice',
  'TaxAnnualAmount',
  'AssociationFee',
  'AssociationFee2',
  'TaxAssessedValue',
  'LandLeaseAmount',
  'LeaseAmount',
];
const YEARS = ['YearBuilt', 'YearBuiltEffective', 'TaxYear'];

/** What may stand after a number, and which facts it then has to follow from. */
const UNITS: readonly (readonly [RegExp, Support])[] = [
  [/^[ -]?(?:main|first|ground)[- ](?:level|floor) bed(?:room)?s?\b/i, equals('MainLevelBedrooms')],
  [
    /^[ -]?(?:of the )?(?:bed(?:room)?s?|brs?|bds?)\b(?=[^.]{0,20}? on the (?:main|first|ground) (?:level|floor))/i,
    equals('MainLevelBedrooms'),
  ],
  [/^[ -]?(?:\w+ )?(?:bed(?:room)?s?|brs?|bds?)\b/i, equals('BedroomsTotal')],
  [/^[ -]?full[ -](?:(?:and|plus) )?(?:bath(?:room)?s?|ba)\b/i, equals('BathroomsFull')],
  [/^[ -]?full(?= and \w+ half)/i, equals('BathroomsFull')],
  [/^[ -]?half[ -]?(?:bath(?:room)?s?|ba)\b/i, equals('BathroomsHalf')],
  [/^[ -]?(?:bath(?:room)?s?|ba)\b(?=[^.]{0,20}? on the (?:main|first|ground) (?:level|floor))/i, equals('MainLevelBathrooms')],
  [/^[ -]?(?:bath(?:room)?s?|ba)\b/i, baths],
  [
    /^[ -]?(?:finished )?(?:sq(?:uare)?\.?[ -]?(?:f(?:ee|oo)?t|ft)|sf|sqft)(?=[ -](?:\w+ ){0,2}(?:lot|parcel|yard))/i,
    equals('LotSizeSquareFeet'),
  ],
  [
    /^[ -]?(?:finished )?(?:sq(?:uare)?\.?[ -]?(?:f(?:ee|oo)?t|ft)\.?|sf|sqft)\b/i,
    equals('LivingArea', 'LotSizeSquareFeet', 'AboveGradeFinishedArea', 'BelowGradeFinishedArea', 'BuildingAreaTotal'),
  ],
  [/^[ -]?acres?\b/i, acres],
  [/^[ -]?car\b/i, equals('GarageSpaces', 'CoveredSpaces', 'CarportSpaces')],
  [/^[ -](?:garage (?:spaces?|spots?|bays?)|spaces? in the garage)/i, equals('GarageSpaces')],
  [/^[ -]carport spaces?/i, equals('CarportSpaces')],
  [/^[ -](?:covered (?:parking )?spaces?)/i, equals('CoveredSpaces')],
  [
    /^[ -](?:(?:off-street |open )?parking )?(?:spaces?|spots?)\b/i,
    equals('ParkingTotal', 'GarageSpaces', 'OpenParkingSpaces', 'CoveredSpaces', 'CarportSpaces'),
  ],
  [/^[ -]?(?:stor(?:y|ies)|levels?|floors?)\b(?! plan)/i, stories],
  [/^[ -]fireplaces?\b/i, equals('FireplacesTotal')],
  [/^[ -]rooms?\b/i, equals('RoomsTotal')],
  [/^[ -](?:\w+ )?units?\b/i, equals('NumberOfUnitsTotal')],
  [/^[ -]?(?:minutes?|mins?)\b/i, minutes],
];

/** Numbers that a text gives, each with the facts it follows from. */
export function readNumbers(text: string, facts: HomeFacts): Claim[] {
  const claims: Claim[] = [];
  const texts = factTexts(facts);
  for (const match of text.matchAll(NUMBERS)) {
    const { money, count = '', scale, half, percent, plus } = match.groups ?? {};
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 60);
    const amount = readAmount(count, scale, half);
    const unit = UNITS.find(([pattern]) => pattern.test(after));
    const isWord = /^[a-z]/i.test(count);
    // "One of the rooms", "double vanity": no count of anything known.
    if (isWord && unit === undefined) continue;
    const unitEnd = end + (unit === undefined ? 0 : (unit[0].exec(after)?.[0].length ?? 0));
    claims.push({
      kind: 'number',
      start: match.index,
      end: unitEnd,
      text: text.slice(match.index, unitEnd),
      fields:
        percent !== undefined
          ? []
          : money !== undefined
            ? equals(...DOLLARS)(facts, amount)
            : unit !== undefined
              ? unit[1](facts, amount)
              : plainNumber(facts, amount, {
                  texts,
                  written: `${count}${plus ?? ''}`,
                  before: text.slice(Math.max(0, match.index - 20), match.index),
                }),
    });
  }
  return claims;
}

function readAmount(count: string, scale: string | undefined, half: string | undefined): Amount {
  const word = count.toLowerCase();
  const plain = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : (SINGLES[word] ?? Number(count.replaceAll(',', '')));
  const times = scale === undefined ? 1 : /^ ?m/i.test(scale) ? 1_000_000 : 1000;
  return { value: (plain + (half === undefined ? 0 : 0.5)) * times, decimals: count.split('.')[1]?.length ?? 0, scale: times };
}

/** A number without a unit: a year, a house number, part of a name. */
function plainNumber(
  facts: HomeFacts,
  amount: Amount,
  { texts, written, before }: { texts: readonly { field: string; text: string }[]; written: string; before: string },
): string[] {
  if (
    /\b(?:built|construct\w+|since|from|dates?|dating|year|in)\b[^.]*$/i.test(before) &&
    amount.value > 1500 &&
    amount.value < 2300
  )
    return equals(...YEARS)(facts, amount);
  const inTexts = texts
    .filter(({ text }) => new RegExp(`(?<!\\d)${written.replaceAll(/[.+]/g, '\\$&')}(?!\\d)`).test(text))
    .map(({ field }) => field);
  if (inTexts.length > 0) return inTexts;
  return factNumbers(facts)
    .filter(({ value, field }) => YEARS.includes(field) && value === amount.value)
    .map(({ field }) => field);
}
