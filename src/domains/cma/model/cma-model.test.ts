import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';
import { adjustComp, type GridComp } from './adjust-comp.ts';
import type { Hedonic } from './effects.ts';
import { fitHedonic, levelAt, predictLogPrice } from './hedonic.ts';
import type { CmaHome, SoldHome } from './home.ts';
import { deriveRates, type Rates } from './rates.ts';
import { findOutliers, reconcile, similarityOf } from './reconcile.ts';
import { climb, LADDER } from './search-ladder.ts';
import { buildStrategies, followPrices, suggestPrice } from './time-to-sell.ts';
import { GRID_LINES } from './grid-lines.ts';

const EFFECTIVE = '2026-11-20';

const subject: CmaHome = {
  address: '1 Test St',
  city: 'Ash',
  latitude: 47,
  longitude: -122,
  neighborhoodId: 1,
  neighborhood: 'Ash Hill',
  propertySubType: 'Single Family Residence',
  livingAreaSqft: 2000,
  lotSizeSqft: 6000,
  bedroomsTotal: 3,
  bathroomsFull: 2,
  bathroomsHalf: 1,
  yearBuilt: 1990,
  effectiveYear: 1996,
  quality: 4,
  condition: 3,
  view: 'none',
  waterfront: false,
  garageSpaces: 2,
  pool: false,
  fireplaces: 1,
  finishedBasementSqft: 0,
  floor: null,
};

/** A market with known effects in log price. */
function plantMarket(count: number): SoldHome[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, at) => {
    const months = random.between(0, 23);
    const sold = new Date(Date.parse(EFFECTIVE) - months * 30.4375 * DAY_MS).toISOString().slice(0, 10);
    const home: CmaHome = {
      ...subject,
      neighborhoodId: random.int(1, 8),
      livingAreaSqft: random.int(900, 3600),
      lotSizeSqft: random.int(3000, 14_000),
      bedroomsTotal: random.int(2, 5),
      bathroomsFull: random.int(1, 3),
      bathroomsHalf: random.int(0, 1),
      effectiveYear: Number(sold.slice(0, 4)) - random.int(0, 59),
      quality: random.int(3, 5),
      condition: random.int(2, 5),
      view: random.pick(['none', 'none', 'none', 'water', 'park']),
      garageSpaces: random.int(0, 3),
      fireplaces: random.int(0, 2),
      pool: random.chance(0.15),
    };
    const log =
      Math.log(51_200_000) +
      0.62 * Math.log(home.livingAreaSqft / 1800) +
      0.09 * Math.log((home.lotSizeSqft ?? 1) / 6000) +
      0.04 * (home.bathroomsFull + home.bathroomsHalf / 2) -
      0.0041 * (Number(sold.slice(0, 4)) - (home.effectiveYear ?? 0)) +
      ({ 3: 0.14, 4: 0, 5: -0.11 }[home.quality ?? 4] ?? 0) +
      ({ 2: 0.05, 3: 0, 4: -0.06, 5: -0.17 }[home.condition ?? 3] ?? 0) +
      ({ water: 0.11, park: 0.05 }[home.view ?? ''] ?? 0) +
      0.022 * home.garageSpaces +
      0.06 * Number(home.pool) +
      0.02 * (home.neighborhoodId ?? 0) -
      0.004 * months +
      random.normal(0, 0.05);
    return {
      key: String(at),
      home,
      contractDate: sold,
      closeDate: sold,
      priceCents: Math.round(Math.exp(log)),
      concessionsCents: 0,
    };
  });
}

const sales = plantMarket(4000);
const hedonic = fitHedonic(sales, EFFECTIVE);
if (hedonic === null) throw new Error('4,000 sales are enough');
const rates = deriveRates(hedonic, subject, 50_000_000, { where: 'Ash', months: 72 });

describe('rates', () => {
  it('recover what was planted within 10%, each with its basis and n', () => {
    const near = (found: number | undefined, planted: number) => expect(Math.abs((found ?? 0) / planted - 1)).toBeLessThan(0.1);
    near(rates.units['livingArea']?.cents, (0.62 * 50_000_000) / 2000);
    near(rates.units['lot']?.cents, (0.09 * 50_000_000) / 6000);
    near(rates.units['baths']?.cents, 0.04 * 50_000_000);
    near(rates.units['age']?.cents, -0.0041 * 50_000_000);
    near(rates.units['garage']?.cents, 0.022 * 50_000_000);
    near(rates.units['pool']?.cents, 0.06 * 50_000_000);
    const level = (line: string, one: string, other: string) =>
      (rates.levels[line]?.cents[one] ?? 0) - (rates.levels[line]?.cents[other] ?? 0);
    near(level('quality', 'Q3', 'Q5'), 0.25 * 50_000_000);
    near(level('condition', 'C2', 'C5'), 0.22 * 50_000_000);
    near(level('view', 'water', 'none'), 0.11 * 50_000_000);
    near(levelAt(hedonic, '2025-05-20', EFFECTIVE), -0.004 * 18);
    near((rates.areas.shares['8'] ?? 0) - (rates.areas.shares['1'] ?? 0), 0.14);
    for (const rate of Object.values(rates.units)) expect(rate.basis).not.toBe('');
    expect(rates.units['livingArea']).toMatchObject({ n: 4000 });
  });

  it('are zero where the market shows no effect, and say so', () => {
    expect(rates.units['waterfront']).toMatchObject({ cents: 0, n: 0 });
    expect(Math.abs(rates.units['beds']?.cents ?? 1)).toBeLessThan(200_000);
    expect(fitHedonic(sales.slice(0, 39), EFFECTIVE)).toBeNull();
  });

  it('of a kind with few sales are helped by another, as far as the two agree', () => {
    const few = sales.slice(0, 150);
    const alone = fitHedonic(few, EFFECTIVE);
    const bath = (found: Hedonic | null) => found?.terms.get('bath') ?? { effect: NaN, error: NaN };
    const helped = fitHedonic(few, EFFECTIVE, hedonic);
    expect(bath(helped).error).toBeLessThan(bath(alone).error / 2);
    expect(Math.abs(bath(helped).effect - 0.04)).toBeLessThan(0.004);
    expect(helped?.terms.get('size')).toEqual(alone?.terms.get('size'));
    const unlike = {
      ...hedonic,
      terms: new Map([...hedonic.terms].map(([term, found]) => [term, { ...found, effect: found.effect * -3 }])),
    };
    const warned = fitHedonic(few, EFFECTIVE, unlike);
    expect(Math.abs(bath(warned).effect - bath(alone).effect)).toBeLessThan(bath(alone).error / 2);
    const told = deriveRates(helped ?? hedonic, subject, 50_000_000, { where: 'Ash', months: 72, lender: 'House' });
    expect(told.units['baths']?.basis).toContain('sales of another kind (House)');
  });

  it('of age are learned from earlier sales too, but not of homes that works may have changed since', () => {
    const earlier = plantMarket(1000).map((sale) => ({ ...sale, contractDate: '2022-03-01', closeDate: '2022-03-01' }));
    const renovated = earlier.map((sale) => ({ ...sale, home: { ...sale.home, yearBuilt: 1950, effectiveYear: 2021 } }));
    const age = (more: SoldHome[]) => fitHedonic([...sales.slice(0, 2000), ...more], EFFECTIVE)?.terms.get('age');
    expect(age(renovated)?.n).toBeLessThan(2100);
    expect(Math.abs((age(renovated)?.effect ?? 0) / -0.0041 - 1)).toBeLessThan(0.1);
  });

  it('predict a home within the noise', () => {
    const misses = sales
      .slice(0, 200)
      .map((sale) => predictLogPrice(hedonic, sale.home, sale.contractDate, EFFECTIVE) - Math.log(sale.priceCents));
    expect(Math.sqrt(misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length)).toBeLessThan(0.06);
  });
});

/** Rates that are easy to calculate with. */
const plain: Rates = {
  units: Object.fromEntries(
    Object.entries({
      livingArea: 15_000,
      lot: 500,
      baths: 900_000,
      beds: 0,
      age: -150_000,
      garage: 700_000,
      fireplace: 100_000,
      basement: 4000,
      pool: 2_000_000,
      waterfront: 9_000_000,
    }).map(([line, cents]) => [line, { cents, errorCents: 0, basis: 'by hand', n: 1 }]),
  ),
  levels: {
    quality: { cents: { Q3: 3_000_000, Q4: 0, Q5: -4_000_000 }, basis: 'by hand', n: 1 },
    condition: { cents: { C2: 2_500_000, C3: 0, C4: -3_000_000 }, basis: 'by hand', n: 1 },
    view: { cents: { water: 5_000_000 }, basis: 'by hand', n: 1 },
  },
  areas: { shares: { '1': 0, '2': Math.log(1.1) }, counts: {}, basis: 'by hand', n: 1 },
  time: {
    levels: [0, -0.01, -0.02, -0.03, -0.04, -0.05, -0.06, -0.07, -0.08],
    daysPerLevel: 91.3125,
    perMonthCents: null,
    basis: 'by hand',
    n: 1,
  },
};
const comp = (home: Partial<CmaHome>, rest: Partial<GridComp> = {}): GridComp => ({
  home: { ...subject, ...home },
  priceCents: 50_000_000,
  concessionsCents: 0,
  pricedOn: EFFECTIVE,
  ...rest,
});
const cell = (adjusted: ReturnType<typeof adjustComp>, line: string) => adjusted.cells.find((one) => one.line === line)?.cents;

describe('the grid', () => {
  const options = { effectiveDate: EFFECTIVE };

  it('leaves a twin alone', () => {
    const twin = adjustComp(subject, comp({}), plain, options);
    expect(twin).toMatchObject({ netCents: 0, grossCents: 0, adjustedCents: 50_000_000 });
    expect(twin.cells.map((one) => one.line)).toEqual([...GRID_LINES]);
  });

  it('counts finished area below grade as such, and not among that above', () => {
    const below = adjustComp(subject, comp({ finishedBasementSqft: 500 }), plain, options);
    const { livingArea, basement } = plain.units;
    expect(cell(below, 'livingArea')).toBe(500 * (livingArea?.cents ?? 0));
    expect(cell(below, 'basement')).toBe(-500 * (basement?.cents ?? 0));
  });

  it('takes off where the comparable is better, and adds where it is worse', () => {
    const better = adjustComp(
      subject,
      comp({ livingAreaSqft: 2150, bathroomsFull: 3, quality: 3, pool: true, view: 'water', effectiveYear: 2006 }),
      plain,
      options,
    );
    expect([
      cell(better, 'livingArea'),
      cell(better, 'baths'),
      cell(better, 'quality'),
      cell(better, 'pool'),
      cell(better, 'view'),
      cell(better, 'age'),
    ]).toEqual([-2_250_000, -900_000, -3_000_000, -2_000_000, -5_000_000, -1_500_000]);
    expect(better.adjustedCents).toBe(50_000_000 - 2_250_000 - 900_000 - 3_000_000 - 2_000_000 - 5_000_000 - 1_500_000);
    const worse = adjustComp(
      subject,
      comp({ livingAreaSqft: 1900, condition: 4, garageSpaces: 1, bathroomsHalf: 0 }),
      plain,
      options,
    );
    expect([cell(worse, 'livingArea'), cell(worse, 'condition'), cell(worse, 'garage'), cell(worse, 'baths')]).toEqual([
      1_500_000, 3_000_000, 700_000, 450_000,
    ]);
    expect(worse.grossCents).toBe(worse.netCents);
  });

  it('goes concessions, then time on the rest, then location on that', () => {
    const old = adjustComp(
      subject,
      comp({ neighborhoodId: 2 }, { concessionsCents: 1_000_000, pricedOn: '2026-05-22' }),
      plain,
      options,
    );
    const quarters = 182 / 91.3125;
    const timed = Math.round(49_000_000 * (Math.exp(0.01 * quarters) - 1));
    expect(cell(old, 'concessions')).toBe(-1_000_000);
    expect(cell(old, 'time')).toBe(timed);
    expect(cell(old, 'location')).toBe(Math.round((49_000_000 + timed) * (1 / 1.1 - 1)));
  });

  it('keeps an amount set by hand, with its reason, and always adds up', () => {
    const set = adjustComp(subject, comp({ livingAreaSqft: 2100 }), plain, {
      ...options,
      overrides: { livingArea: { cents: -1_234_567, reason: 'Attic room without heat' } },
    });
    expect(set.cells.find((one) => one.line === 'livingArea')).toMatchObject({
      cents: -1_234_567,
      reason: 'Attic room without heat',
    });
    expect(set.adjustedCents).toBe(50_000_000 - 1_234_567);
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 9000 }),
        fc.integer({ min: 10_000_00, max: 900_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (area, priceCents, concessionsCents) => {
          const grid = adjustComp(
            subject,
            comp({ livingAreaSqft: area }, { priceCents, concessionsCents, pricedOn: '2025-12-01' }),
            rates,
            options,
          );
          expect(grid.cells.every((one) => Number.isInteger(one.cents))).toBe(true);
          expect(grid.adjustedCents).toBe(grid.cells.reduce((sum, one) => sum + one.cents, priceCents));
        },
      ),
    );
  });

  it('does not adjust for what is not known', () => {
    const unknown = adjustComp(
      subject,
      { ...comp({ condition: null, quality: null, bedroomsTotal: null, lotSizeSqft: null }), concessionsCents: null },
      plain,
      options,
    );
    expect(unknown.netCents).toBe(0);
    expect(unknown.cells[0]).toMatchObject({ line: 'concessions', fact: 'Not known', cents: 0 });
  });
});

describe('reconciling', () => {
  const weigh = (adjustedCents: number, similarity: number, grossCents: number, manualWeight: number | null = null) => ({
    adjustedCents,
    similarity,
    grossCents,
    priceCents: 50_000_000,
    manualWeight,
  });

  it('weighs by similarity over gross adjustment, or by hand', () => {
    const auto = reconcile([weigh(50_000_000, 0.8, 2_500_000), weigh(54_000_000, 0.4, 2_500_000)]);
    expect(auto?.weights.map((weight) => Math.round(weight * 300))).toEqual([200, 100]);
    expect(auto?.indicatedCents).toBe(Math.round((50_000_000 * 2 + 54_000_000) / 3));
    const manual = reconcile([weigh(50_000_000, 0.8, 1, 25), weigh(54_000_000, 0.4, 1, 75)]);
    expect(manual?.indicatedCents).toBe(53_000_000);
    expect(reconcile([])).toBeNull();
  });

  it('flags outliers, which weigh nothing, so that the value lies within its range', () => {
    const prices = [50, 50.5, 51, 49.8, 65].map((value) => Math.round(value * 1_000_000));
    expect(findOutliers(prices)).toEqual([false, false, false, false, true]);
    const found = reconcile(prices.map((price) => weigh(price, 0.5, 1_000_000)));
    expect([found?.lowCents, found?.highCents]).toEqual([49_800_000, 51_000_000]);
    expect(found?.weights).toEqual([0.25, 0.25, 0.25, 0.25, 0]);
    expect(found?.indicatedCents).toBe(50_325_000);
    const byHand = reconcile(prices.map((price, at) => weigh(price, 0.5, 1_000_000, at === 4 ? 100 : null)));
    expect([byHand?.indicatedCents, byHand?.lowCents, byHand?.highCents]).toEqual([65_000_000, 65_000_000, 65_000_000]);
  });

  it('finds a twin next door more alike than anything else', () => {
    expect(similarityOf(subject, subject, 0)).toBe(1);
    expect(similarityOf(subject, { ...subject, livingAreaSqft: 2400 }, 3)).toBeLessThan(
      similarityOf(subject, { ...subject, livingAreaSqft: 2100 }, 1),
    );
  });

  it('climbs from near and new to wide and old, only as far as it must', () => {
    const near = { home: subject, monthsAgo: 1, similarity: 0.9 };
    expect(
      climb(
        subject,
        Array.from({ length: 6 }, () => near),
      ),
    ).toEqual(LADDER[0]);
    expect(climb(subject, [...Array.from({ length: 5 }, () => near), { ...near, monthsAgo: 5 }])).toEqual(LADDER[2]);
    expect(
      climb(
        subject,
        Array.from({ length: 6 }, () => ({ ...near, similarity: 0.2 })),
      ),
    ).toEqual(LADDER.at(-1));
    expect(climb(subject, [])).toEqual(LADDER.at(-1));
  });
});

const ODDS = {
  coefficients: [-1.2, -9, 0, -0.1],
  n: 500,
  sold: 300,
  where: 'Alder Falls',
  from: '2026-01-01',
  weeks: 13,
  ratios: { low: 0.95, high: 1.05 },
};

describe('prices to ask', () => {
  it('are whole thousands, and none is likelier to sell than a lower one', () => {
    const odds = { ...ODDS, ratios: { low: 0.9, high: 1.2 } };
    const strategies = buildStrategies(51_234_500, odds);
    expect(strategies.map((one) => one.listPriceCents % 100_000)).toEqual([0, 0, 0, 0]);
    const chances = strategies.map((one) => one.chances.at(-1)?.chance ?? 0);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(buildStrategies(51_234_500, null).every((one) => one.chances.length === 0)).toBe(true);
  });

  it('say nothing of weeks and prices for which the odds do not hold', () => {
    const short = { ...ODDS, weeks: 4 };
    expect(buildStrategies(50_000_000, short).map((one) => one.chances.map(({ week }) => week))).toEqual([
      [2, 4],
      [2, 4],
      [2, 4],
      [],
    ]);
    expect(followPrices(50_000_000, short).map(({ ratio }) => ratio)).toEqual([0.96, 0.98, 1, 1.02, 1.04]);
    expect(followPrices(50_000_000, null)).toEqual([]);
    expect(suggestPrice(50_000_000, short)).toMatchObject({
      listPriceCents: 50_000_000,
      reason: expect.stringContaining('4 weeks') as unknown,
    });
    expect(suggestPrice(50_000_000, null).listPriceCents).toBe(50_000_000);
    const slow = { ...ODDS, coefficients: [-4, -2, 0, 0] };
    expect(suggestPrice(50_000_000, slow)).toMatchObject({ listPriceCents: 48_500_000 });
    expect(suggestPrice(50_000_000, { ...slow, ratios: { low: 0.99, high: 1.04 } }).listPriceCents).toBe(49_500_000);
    expect(suggestPrice(50_000_000, ODDS).listPriceCents).toBe(51_500_000);
    expect(suggestPrice(50_000_000, { ...ODDS, ratios: { low: 1.1, high: 1.2 } }).reason).toContain('too few');
  });
});
