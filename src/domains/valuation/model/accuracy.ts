import { quantile } from '#lib/quantile.ts';
import type { Estimate } from './estimate-home.ts';
import type { SalesTable } from './sales-table.ts';
import { yearOfDay } from './sales-table.ts';
import { median } from './statistics.ts';

/**
 * How estimates compare with the prices paid. Shares and errors are fractions. MdAPE and the signed error cover sales with an
 * estimate; everything else covers all sales.
 */
export interface Accuracy {
  n: number;
  hitRate: number;
  mdape: number;
  ppe5: number;
  ppe10: number;
  ppe20: number;
  r2: number;
  medianSignedError: number;
  /** Models that were measured before it was kept lack it. */
  meanSignedError?: number;
  coverage68: number;
  coverage80: number;
}

export interface AccuracyReport extends Accuracy {
  byWidthTercile: Record<string, Accuracy>;
  byPriceTier: Record<string, Accuracy>;
  byArea: Record<string, Accuracy>;
  byType: Record<string, Accuracy>;
  byAge: Record<string, Accuracy>;
}

const SMALLEST_GROUP = 10;
const AGE_BORDERS = [5, 15, 30, 50, 80];
const GRID = 3;

/** The field's standard figures for these sales. Coverage is for sales with an estimate. */
export function measureAccuracy(prices: ArrayLike<number>, estimates: readonly (Estimate | null)[]): Accuracy {
  const errors: number[] = [];
  let [in68, in80, squared] = [0, 0, 0];
  const answeredPrices: number[] = [];
  estimates.forEach((given, index) => {
    if (given === null) return;
    const price = prices[index]!;
    errors.push(given.estimate / price - 1);
    answeredPrices.push(price);
    squared += (given.estimate - price) ** 2;
    if (price >= given.low68 && price <= given.high68) in68++;
    if (price >= given.low80 && price <= given.high80) in80++;
  });
  const sizes = errors.map(Math.abs);
  const mean = answeredPrices.reduce((sum, price) => sum + price, 0) / answeredPrices.length;
  const total = answeredPrices.reduce((sum, price) => sum + (price - mean) ** 2, 0);
  const within = (border: number) => sizes.filter((size) => size <= border).length / estimates.length;
  return {
    n: estimates.length,
    hitRate: errors.length / estimates.length,
    mdape: median(sizes),
    ppe5: within(0.05),
    ppe10: within(0.1),
    ppe20: within(0.2),
    r2: 1 - squared / total,
    medianSignedError: median(errors),
    meanSignedError: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    coverage68: in68 / errors.length,
    coverage80: in80 / errors.length,
  };
}

/** The same figures by price, area, type and age of the homes, and by width of the interval. */
export function reportAccuracy(
  table: SalesTable,
  estimates: readonly (Estimate | null)[],
  areaOf: (home: number) => string | undefined = chooseArea(table),
): AccuracyReport {
  const by = (groupOf: (home: number) => string | undefined) => measureGroups(table, estimates, groupOf);
  return {
    ...measureAccuracy(table.price, estimates),
    byWidthTercile: by(groupByThirds(estimates.map((given) => (given === null ? Number.NaN : given.high80 / given.low80)))),
    byPriceTier: by(groupByQuarters(table.price)),
    byArea: by(areaOf),
    byType: by(chooseType(table)),
    byAge: by(chooseAge(table)),
  };
}

function measureGroups(
  table: SalesTable,
  estimates: readonly (Estimate | null)[],
  groupOf: (home: number) => string | undefined,
): Record<string, Accuracy> {
  const groups = new Map<string, number[]>();
  for (let home = 0; home < table.count; home++) {
    const name = groupOf(home);
    if (name === undefined) continue;
    const members = groups.get(name) ?? [];
    members.push(home);
    groups.set(name, members);
  }
  const names = [...groups.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return Object.fromEntries(
    names.flatMap((name) => {
      const members = groups.get(name) ?? [];
      if (members.length < SMALLEST_GROUP) return [];
      return [
        [
          name,
          measureAccuracy(
            members.map((home) => table.price[home]!),
            members.map((home) => estimates[home] ?? null),
          ),
        ],
      ];
    }),
  );
}

function groupByThirds(widths: number[]): (home: number) => string | undefined {
  const known = widths.filter((width) => !Number.isNaN(width));
  const [low, high] = [quantile(known, 1 / 3), quantile(known, 2 / 3)];
  return (home) => {
    const width = widths[home]!;
    if (Number.isNaN(width)) return undefined;
    return width <= low ? '1 Narrow' : width <= high ? '2 Middle' : '3 Wide';
  };
}

function groupByQuarters(price: Float64Array): (home: number) => string {
  const borders = [0.25, 0.5, 0.75].map((share) => quantile(price, share));
  return (home) => {
    const tier = borders.filter((border) => price[home]! > border).length;
    return ['1 Lowest quarter', '2 Lower middle', '3 Upper middle', '4 Highest quarter'][tier] ?? '';
  };
}

// A category with many words stands for the area. Without one, a grid with equal numbers of sales in each row and column does.
function chooseArea(table: SalesTable): (home: number) => string | undefined {
  const areas = table.features
    .filter(({ kind, categories }) => kind === 'category' && categories.length >= 15)
    .sort((a, b) => b.categories.length - a.categories.length)[0];
  if (areas !== undefined) return (home) => areas.categories[areas.values[home]!];
  const cut = (values: Float64Array) => Array.from({ length: GRID - 1 }, (_, i) => quantile(values, (i + 1) / GRID));
  const [north, east] = [cut(table.latitude), cut(table.longitude)];
  const place = (borders: number[], value: number) => borders.filter((border) => value > border).length;
  const rows = ['south', 'middle', 'north'];
  const columns = ['west', 'center', 'east'];
  return (home) => `${rows[place(north, table.latitude[home]!)]} ${columns[place(east, table.longitude[home]!)]}`;
}

function chooseType(table: SalesTable): (home: number) => string | undefined {
  const few = table.features.filter(
    ({ kind, categories }) => kind === 'category' && categories.length >= 2 && categories.length < 15,
  );
  const type = few.find(({ name }) => /type|style|stor/i.test(name)) ?? few[0];
  if (type !== undefined) return (home) => type.categories[type.values[home]!];
  const storeys = table.features.find(({ name, kind }) => kind === 'number' && /floor|stor|level/i.test(name));
  return (home) => (storeys === undefined || Number.isNaN(storeys.values[home]!) ? undefined : `${storeys.values[home]} storeys`);
}

function chooseAge(table: SalesTable): (home: number) => string | undefined {
  const built = table.features.find(({ kind }) => kind === 'year');
  return (home) => {
    const year = built?.values[home] ?? Number.NaN;
    if (Number.isNaN(year)) return undefined;
    const age = Math.max(0, Math.floor(yearOfDay(table.day[home]!) - year));
    const above = AGE_BORDERS.findIndex((border) => age < border);
    if (above === 0) return `0-${AGE_BORDERS[0]! - 1} years`;
    return above < 0 ? `${AGE_BORDERS.at(-1)} years and more` : `${AGE_BORDERS[above - 1]}-${AGE_BORDERS[above]! - 1} years`;
  };
}
