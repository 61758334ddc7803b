import { HOME_TYPE_NOUNS } from '#domains/listings/contract.ts';
import type { MatchHome } from './match-home.ts';
import { WISH_KEYS, WISHES, wishWords } from './wishes.ts';

/** One attribute by which homes differ in kind. Price and place are no attributes: buyers state those, so likes need not reveal them. */
export interface Attribute {
  /** How a higher value reads: "larger living area", "craftsman style". */
  more: string;
  /** How a lower value reads. */
  less: string;
  read: (home: MatchHome) => number | null;
}

const STYLE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  modern: ['Modern', 'Contemporary', 'Mid-Century Modern'],
  craftsman: ['Craftsman', 'Bungalow'],
  traditional: ['Traditional', 'Colonial', 'Cape Cod', 'Tudor'],
  farmhouse: ['Farmhouse', 'Ranch'],
  Victorian: ['Queen Anne', 'Victorian'],
  Mediterranean: ['Mediterranean', 'Spanish'],
};

const amount = (more: string, less: string, read: (home: MatchHome) => number | null): Attribute => ({ more, less, read });

const log = (value: number | null) => (value === null ? null : Math.log(Math.max(1, value)));

/** Every attribute that taste learns from. */
export const ATTRIBUTES: readonly Attribute[] = [
  amount('more living area', 'less living area', (home) => log(home.livingAreaSqft)),
  amount('larger lot', 'smaller lot', (home) => log(home.lotSizeSqft)),
  amount('newer building', 'older building', (home) => home.yearBuilt),
  amount('more stories', 'fewer stories', (home) => home.stories),
  amount('more bedrooms', 'fewer bedrooms', (home) => home.beds),
  amount('more bathrooms', 'fewer bathrooms', (home) => home.baths),
  amount('more garage space', 'less garage space', (home) => home.garage),
  ...(['single_family', 'townhouse', 'condo', 'multi_family'] as const).map((type) =>
    amount(HOME_TYPE_NOUNS[type][0], `not a ${HOME_TYPE_NOUNS[type][0]}`, (home) =>
      home.type === null ? null : yesNo(home.type === type),
    ),
  ),
  ...Object.entries(STYLE_GROUPS).map(([name, styles]) =>
    amount(`${name} style`, `not ${name} style`, (home) =>
      home.styles.length === 0 ? null : yesNo(home.styles.some((style) => styles.includes(style))),
    ),
  ),
  ...WISH_KEYS.filter((key) => WISHES[key].group !== 'Building and lot').map((key) =>
    amount(wishWords(key), `no ${wishWords(key)}`, (home) => {
      const has = home.wishes[key] ?? null;
      return has === null ? null : yesNo(has);
    }),
  ),
];

function yesNo(is: boolean): number {
  return is ? 1 : 0;
}

/** Turns homes into vectors of equal scale: mean 0 and deviation 1 over a market; an unknown value becomes the mean. */
export interface AttributeScale {
  toVector: (home: MatchHome) => number[];
  /** Does the same into an existing array. */
  fill: (home: MatchHome, vector: Float64Array) => void;
}

const WIDEST_DEVIATION = 3;

/**
 * Measures every attribute by its mean and deviation in a market, so that none outweighs another for its unit. What a home does
 * not say counts as average.
 */
export function fitScale(market: readonly MatchHome[]): AttributeScale {
  const columns = ATTRIBUTES.map(({ read }) => {
    const known = new Float64Array(market.length);
    let count = 0;
    let sum = 0;
    for (const home of market) {
      const value = read(home);
      if (value === null) continue;
      known[count] = value;
      count += 1;
      sum += value;
    }
    const mean = sum / Math.max(1, count);
    let squares = 0;
    for (let at = 0; at < count; at += 1) squares += ((known[at] ?? 0) - mean) ** 2;
    return { read, mean, deviation: Math.sqrt(squares / Math.max(1, count)) };
  });
  const standardize = (home: MatchHome, at: number) => {
    const column = columns[at];
    const value = column?.read(home) ?? null;
    if (column === undefined || value === null || column.deviation === 0) return 0;
    return Math.min(WIDEST_DEVIATION, Math.max(-WIDEST_DEVIATION, (value - column.mean) / column.deviation));
  };
  return {
    toVector: (home) => columns.map((_, at) => standardize(home, at)),
    fill: (home, vector) => {
      for (let at = 0; at < columns.length; at += 1) vector[at] = standardize(home, at);
    },
  };
}
