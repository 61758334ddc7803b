import { createRandom } from '#lib/random.ts';
import type { SalesTable } from '#domains/valuation/model/sales-table.ts';

/** Prices that follow known rules, for tests: 0.7 of log size, 0.08 a grade, dearer to the east, 0.5% a month, and noise. */
export const MADE_UP = { sizeElasticity: 0.7, grade: 0.08, eastPerKm: 0.03, monthlyGrowth: 0.005, noise: 0.06 } as const;

export function makeUpMarket(count: number, seed: string, options: { shuffled?: boolean } = {}): SalesTable {
  const random = createRandom(seed);
  const table = {
    count,
    day: new Int32Array(count),
    latitude: new Float64Array(count),
    longitude: new Float64Array(count),
    price: new Float64Array(count),
  };
  const size = new Float64Array(count);
  const grade = new Float64Array(count);
  const built = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const [east, north] = [random.between(-6, 6), random.between(-6, 6)];
    const day = random.int(0, 729);
    table.day[i] = 18_000 + day;
    table.latitude[i] = 47 + north / 110.574;
    table.longitude[i] = -122 + east / (111.32 * Math.cos((47 * Math.PI) / 180));
    const livingArea = Math.round(Math.exp(random.normal(7.5, 0.35)));
    const quality = random.int(4, 10);
    size[i] = livingArea;
    grade[i] = quality;
    built[i] = random.int(1930, 2018);
    const log =
      7.3 +
      MADE_UP.sizeElasticity * Math.log(livingArea) +
      MADE_UP.grade * quality +
      MADE_UP.eastPerKm * east +
      (MADE_UP.monthlyGrowth * day) / 30.4 +
      random.normal(0, MADE_UP.noise);
    table.price[i] = Math.exp(log);
  }
  const price = options.shuffled === true ? Float64Array.from(random.shuffle(Array.from(table.price))) : table.price;
  const none: readonly string[] = [];
  return {
    ...table,
    price,
    features: [
      { name: 'size', kind: 'number', values: size, categories: none },
      { name: 'grade', kind: 'number', values: grade, categories: none },
      { name: 'built', kind: 'year', values: built, categories: none },
    ],
  };
}
