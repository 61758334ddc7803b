import { describe, expect, it } from 'vitest';

import { parseDay, yearOf } from './calendar.ts';
import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { createPriceModel, DAYS_PER_MONTH, growthAt, PRICE_MODEL, seasonOf, trendAt } from './price-model.ts';
import type { Home, Sale } from './types.ts';

const SEED = 23;
const AS_OF = '2026-06-01';
const asOf = parseDay(AS_OF);
const city = fixtureCity(620);
const market = generateMarket(city, { seed: SEED, asOf: AS_OF });
const model = createPriceModel(city, SEED, asOf);

const NAMES = [
  'base',
  'location',
  'size',
  'basement',
  'lot',
  'bath',
  'age',
  'vintage',
  'newHome',
  'q1',
  'q2',
  'q3',
  'q5',
  'q6',
  'c1',
  'c2',
  'c4',
  'c5',
  'c6',
  'territorial',
  'park',
  'city',
  'mountain',
  'water',
  'panoramic',
  'waterfront',
  'garage',
  'pool',
  'fireplace',
  'ac',
  'season',
  'months10',
  'months26',
  'months34',
  'months54',
  'months72',
] as const;

/** Months of the span from `monthsAgo` to now that fall into each step of the trend. */
function monthsByStep(monthsAgo: number): number[] {
  let from = 0;
  return PRICE_MODEL.trend.map((step, index) => {
    const to = index === PRICE_MODEL.trend.length - 1 ? Math.max(monthsAgo, from) : Math.min(monthsAgo, step.monthsAgo);
    const months = Math.max(0, to - from);
    from = Math.max(from, to);
    return months;
  });
}

function flag(value: boolean): number {
  return value ? 1 : 0;
}

function regressors(home: Home, sale: Sale): number[] {
  const year = yearOf(sale.contractDay);
  const age = Math.max(0, year - sale.effectiveYear);
  return [
    1,
    model.locationOf[home.parcelIndex] ?? 0,
    Math.log(home.livingAreaSqft / PRICE_MODEL.referenceLivingAreaSqft),
    home.finishedBasementSqft / home.livingAreaSqft,
    Math.log(Math.min(home.lotSqft, PRICE_MODEL.largestLotSqft) / PRICE_MODEL.referenceLotSqft),
    home.bathsFull + home.bathsHalf / 2 - PRICE_MODEL.referenceBathrooms,
    Math.min(age, PRICE_MODEL.ageCapYears),
    flag(home.yearBuilt < 1935 && age < 35),
    flag(year - home.yearBuilt <= 1),
    ...([1, 2, 3, 5, 6] as const).map((quality) => flag(home.quality === quality)),
    ...([1, 2, 4, 5, 6] as const).map((condition) => flag(sale.conditionRating === condition)),
    ...(['territorial', 'park', 'city', 'mountain', 'water', 'panoramic'] as const).map((view) => flag(home.view === view)),
    flag(home.waterfront),
    Math.min(home.garageSpaces, 3),
    flag(home.pool),
    Math.min(home.fireplaces, 2),
    flag(home.airConditioning),
    seasonOf(sale.contractDay) / PRICE_MODEL.seasonAmplitude,
    ...monthsByStep((asOf - sale.contractDay) / DAYS_PER_MONTH),
  ];
}

/** Ordinary least squares by the normal equations; columns that are all zero get 0. */
function leastSquares(rows: number[][], y: number[]): { beta: number[]; residualSd: number } {
  const size = rows[0]?.length ?? 0;
  const a = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const [n, row] of rows.entries()) {
    for (let i = 0; i < size; i++) {
      const line = a[i] as Float64Array;
      for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
      line[size] = (line[size] ?? 0) + (row[i] ?? 0) * (y[n] ?? 0);
    }
  }
  for (let p = 0; p < size; p++) {
    const pivot = a[p] as Float64Array;
    if (Math.abs(pivot[p] ?? 0) < 1e-9) continue;
    for (let i = 0; i < size; i++) {
      if (i === p) continue;
      const line = a[i] as Float64Array;
      const factor = (line[p] ?? 0) / (pivot[p] ?? 1);
      for (let j = p; j <= size; j++) line[j] = (line[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  const beta = a.map((line, i) => (Math.abs(line[i] ?? 0) < 1e-9 ? 0 : (line[size] ?? 0) / (line[i] ?? 1)));
  const residuals = rows.map((row, n) => (y[n] ?? 0) - row.reduce((sum, value, i) => sum + value * (beta[i] ?? 0), 0));
  return { beta, residualSd: Math.sqrt(residuals.reduce((sum, value) => sum + value * value, 0) / (rows.length - size)) };
}

describe('the price model', () => {
  const houses = market.sales.flatMap((sale) => {
    const home = market.homes[sale.homeId];
    return home?.type === 'Single Family Residence' && sale.condition === 'Standard' ? [{ home, sale }] : [];
  });
  const fit = leastSquares(
    houses.map(({ home, sale }) => regressors(home, sale)),
    houses.map(({ sale }) => Math.log(sale.closePriceCents / 100)),
  );
  const estimate = (name: (typeof NAMES)[number]): number => fit.beta[NAMES.indexOf(name)] ?? Number.NaN;

  it('can be recovered from the sales by regression on the true features', () => {
    expect(houses.length).toBeGreaterThan(1500);
    expect(Math.abs(estimate('size') - PRICE_MODEL.sizeElasticity)).toBeLessThan(0.025);
    expect(Math.abs(estimate('location') - 1)).toBeLessThan(0.06);
    expect(Math.abs(estimate('lot') - PRICE_MODEL.lotElasticity)).toBeLessThan(0.015);
    expect(Math.abs(estimate('age') - PRICE_MODEL.agePerYear)).toBeLessThan(0.0007);
    expect(Math.abs(estimate('q2') - PRICE_MODEL.quality[2])).toBeLessThan(0.03);
    expect(Math.abs(estimate('c5') - PRICE_MODEL.condition[5])).toBeLessThan(0.03);
    expect(Math.abs(estimate('garage') - PRICE_MODEL.garage)).toBeLessThan(0.01);
  });

  it('has the stated trend in every step and the stated noise', () => {
    for (const [index, name] of (['months10', 'months26', 'months34', 'months54', 'months72'] as const).entries()) {
      expect(Math.abs(-estimate(name) - (PRICE_MODEL.trend[index]?.monthlyGrowth ?? 0))).toBeLessThan(0.002);
    }
    const { noiseSd, noiseTailSd, noiseTailShare, hiddenAppealSd } = PRICE_MODEL;
    const stated = Math.sqrt((1 - noiseTailShare) * noiseSd ** 2 + noiseTailShare * noiseTailSd ** 2 + hiddenAppealSd ** 2);
    expect(fit.residualSd / stated).toBeGreaterThan(0.93);
    expect(fit.residualSd / stated).toBeLessThan(1.07);
  });

  it('anchors the trend on the as-of day and moves by the stated growth', () => {
    expect(trendAt(0)).toBe(0);
    expect(trendAt(5) - trendAt(6)).toBeCloseTo(growthAt(5.5), 10);
    expect(trendAt(30)).toBeGreaterThan(trendAt(27));
    expect(trendAt(90) - trendAt(91)).toBeCloseTo(PRICE_MODEL.trend.at(-1)?.monthlyGrowth ?? 0, 10);
  });

  it('sells distressed homes below the market and counts them as not at arm’s length', () => {
    const distressed = market.sales.filter((sale) => sale.condition === 'Real Estate Owned' || sale.condition === 'Short Sale');
    expect(distressed.length).toBeGreaterThan(10);
    expect(distressed.length / market.sales.length).toBeLessThan(0.04);
    expect(distressed.every((sale) => !sale.armsLength)).toBe(true);
    const gaps = distressed.map((sale) => {
      const home = market.homes[sale.homeId];
      return home === undefined ? 0 : Math.log(sale.closePriceCents / 100) - model.logValue(home, sale.contractDay);
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(-0.12);
  });
});
