import type { DistrictCharacter } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import type { Chances } from './draw.ts';
import { draw } from './draw.ts';
import type { BasementKind, GarageKind, HeatingKind, HomeStyle, HomeType } from './types.ts';

interface StyleEra {
  /** First year after the era. */
  before: number;
  styles: Chances<HomeStyle>;
}

const STYLE_ERAS: readonly StyleEra[] = [
  {
    before: 1911,
    styles: [
      ['Victorian', 38],
      ['Queen Anne', 20],
      ['Colonial', 14],
      ['Traditional', 18],
      ['Farmhouse', 10],
    ],
  },
  {
    before: 1930,
    styles: [
      ['Craftsman', 38],
      ['Bungalow', 24],
      ['Tudor', 12],
      ['Colonial', 14],
      ['Traditional', 8],
      ['Farmhouse', 4],
    ],
  },
  {
    before: 1946,
    styles: [
      ['Tudor', 24],
      ['Cape Cod', 24],
      ['Colonial', 20],
      ['Bungalow', 14],
      ['Traditional', 18],
    ],
  },
  {
    before: 1970,
    styles: [
      ['Ranch', 42],
      ['Mid-Century Modern', 20],
      ['Cape Cod', 12],
      ['Split Level', 12],
      ['Traditional', 14],
    ],
  },
  {
    before: 1990,
    styles: [
      ['Ranch', 24],
      ['Split Level', 26],
      ['Contemporary', 24],
      ['Traditional', 26],
    ],
  },
  {
    before: 2010,
    styles: [
      ['Traditional', 38],
      ['Craftsman', 24],
      ['Contemporary', 14],
      ['Mediterranean', 10],
      ['Colonial', 14],
    ],
  },
  {
    before: 9999,
    styles: [
      ['Modern', 26],
      ['Contemporary', 24],
      ['Farmhouse', 20],
      ['Craftsman', 20],
      ['Traditional', 10],
    ],
  },
];

const ONE_LEVEL_ONLY: ReadonlySet<HomeStyle> = new Set(['Ranch', 'Bungalow']);
const TWO_LEVELS_AT_LEAST: ReadonlySet<HomeStyle> = new Set(['Colonial', 'Victorian', 'Queen Anne', 'Split Level', 'Tudor']);
const STACKED_STYLES: Chances<HomeStyle> = [
  ['Contemporary', 45],
  ['Modern', 40],
  ['Traditional', 15],
];

/** An architectural style that fits the year, the levels (1.5 has rooms under the roof) and the place. */
export function drawStyle(
  random: Random,
  type: HomeType,
  yearBuilt: number,
  levels: number,
  character: DistrictCharacter,
): HomeStyle {
  if (type === 'Condominium') return yearBuilt < 1980 ? 'Traditional' : draw(random, STACKED_STYLES);
  if (type === 'Manufactured Home') return 'Ranch';
  const era = STYLE_ERAS.find((candidate) => yearBuilt < candidate.before) ?? STYLE_ERAS[STYLE_ERAS.length - 1];
  const fitting = (era?.styles ?? []).filter(([style]) =>
    levels >= 2 ? !ONE_LEVEL_ONLY.has(style) : !TWO_LEVELS_AT_LEAST.has(style) && (levels === 1 || style !== 'Ranch'),
  );
  if (fitting.length === 0) return 'Traditional';
  return draw(
    random,
    fitting.map(([style, weight]) => [style, style === 'Farmhouse' && character === 'rural' ? weight * 4 : weight] as const),
  );
}

/** Where cars stand, and how many under a roof. */
export function drawGarage(
  random: Random,
  type: HomeType,
  yearBuilt: number,
  footprintSqft: number,
  character: DistrictCharacter,
): { kind: GarageKind; spaces: number } {
  if (type === 'Condominium') {
    const spaces =
      yearBuilt < 1975
        ? draw(random, [
            [0, 65],
            [1, 35],
          ])
        : draw(random, [
            [0, 14],
            [1, 66],
            [2, 20],
          ]);
    return { kind: spaces > 0 ? 'structure' : 'none', spaces };
  }
  if (type === 'Townhouse') {
    const spaces =
      yearBuilt < 1950
        ? 0
        : draw(random, [
            [0, 12],
            [1, 48],
            [2, 40],
          ]);
    return { kind: spaces > 0 ? 'attached' : 'none', spaces };
  }
  if (type === 'Manufactured Home')
    return random.chance(0.45) ? { kind: 'carport', spaces: random.int(1, 2) } : { kind: 'none', spaces: 0 };
  if (type !== 'Single Family Residence')
    return random.chance(0.4) ? { kind: 'detached', spaces: random.int(1, 2) } : { kind: 'none', spaces: 0 };
  if (yearBuilt < 1930) {
    const spaces = draw(random, [
      [0, 48],
      [1, 40],
      [2, 12],
    ]);
    return { kind: spaces > 0 ? 'detached' : 'none', spaces };
  }
  if (yearBuilt < 1960) {
    const kind = draw<GarageKind>(random, [
      ['none', 16],
      ['carport', 14],
      ['detached', 24],
      ['attached', 46],
    ]);
    return {
      kind,
      spaces:
        kind === 'none'
          ? 0
          : draw(random, [
              [1, 76],
              [2, 24],
            ]),
    };
  }
  const kind = draw<GarageKind>(random, [
    ['none', 5],
    ['carport', yearBuilt < 1985 ? 10 : 0],
    ['detached', character === 'rural' ? 25 : 5],
    ['attached', 80],
  ]);
  if (kind === 'none') return { kind, spaces: 0 };
  const wide = footprintSqft > 1900 || character === 'rural';
  const wanted = draw(random, [
    [1, yearBuilt < 1975 ? 48 : 10],
    [2, yearBuilt < 1975 ? 52 : 66],
    [3, yearBuilt < 1975 ? 0 : wide ? 40 : 12],
  ]);
  return { kind, spaces: Math.min(wanted, footprintSqft < 1050 ? 1 : footprintSqft < 1500 ? 2 : 3) };
}

export function drawHeating(random: Random, type: HomeType, yearBuilt: number, character: DistrictCharacter): HeatingKind {
  if (type === 'Condominium')
    return draw(random, [
      ['baseboard', yearBuilt < 2005 ? 55 : 15],
      ['heat_pump', yearBuilt < 2005 ? 25 : 60],
      ['radiant', 12],
      ['hot_water', yearBuilt < 1970 ? 40 : 4],
    ]);
  const gas = character === 'rural' ? 0.4 : 1;
  if (yearBuilt < 1940)
    return draw(random, [
      ['hot_water', 34],
      ['forced_air', 50 * gas],
      ['ductless', 10],
      ['heat_pump', 6],
    ]);
  if (yearBuilt < 1980)
    return draw(random, [
      ['forced_air', 68 * gas],
      ['baseboard', 18],
      ['heat_pump', 14],
    ]);
  if (yearBuilt < 2005)
    return draw(random, [
      ['forced_air', 68 * gas],
      ['heat_pump', 24],
      ['baseboard', 8],
    ]);
  return draw(random, [
    ['heat_pump', 50],
    ['forced_air', 36 * gas],
    ['radiant', 8],
    ['ductless', 6],
  ]);
}

export function hasAirConditioning(random: Random, heating: HeatingKind, effectiveYear: number): boolean {
  if (heating === 'heat_pump' || heating === 'ductless') return true;
  if (heating === 'forced_air') return random.chance(effectiveYear >= 1995 ? 0.7 : 0.35);
  return random.chance(0.07);
}

export function drawBasement(random: Random, type: HomeType, yearBuilt: number, character: DistrictCharacter): BasementKind {
  if (type === 'Condominium' || type === 'Townhouse') return 'none';
  if (type === 'Manufactured Home') return 'crawl_space';
  const daylight = character === 'hillside' ? 26 : 5;
  if (yearBuilt < 1946)
    return draw(random, [
      ['unfinished', 38],
      ['finished', 28],
      ['daylight', daylight],
      ['crawl_space', 25],
    ]);
  if (yearBuilt < 1975)
    return draw(random, [
      ['unfinished', 14],
      ['finished', 20],
      ['daylight', daylight + 6],
      ['crawl_space', 44],
      ['none', 12],
    ]);
  return draw(random, [
    ['finished', 9],
    ['daylight', daylight],
    ['crawl_space', 52],
    ['none', 34],
  ]);
}

/** Chance of a pool of its own for a house on a lot large enough. */
export const POOL_CHANCE: Readonly<Record<DistrictCharacter, number>> = {
  downtown: 0,
  urban: 0.005,
  streetcar: 0.012,
  suburban: 0.06,
  hillside: 0.1,
  waterfront: 0.09,
  rural: 0.05,
};

/** Share of a year's homes of a type that change hands. */
export const TURNOVER_PER_YEAR: Readonly<Record<HomeType, number>> = {
  'Single Family Residence': 0.128,
  Townhouse: 0.15,
  Condominium: 0.15,
  Duplex: 0.085,
  Triplex: 0.08,
  Quadruplex: 0.08,
  'Multi Family': 0.07,
  'Manufactured Home': 0.1,
};
