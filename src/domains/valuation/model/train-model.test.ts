import { beforeAll, describe, expect, it } from 'vitest';
import { measureAccuracy } from './accuracy.ts';
import { decodeArtefact, encodeArtefact } from './artefact.ts';
import type { Estimate } from './estimate-home.ts';
import { alignHomes, createEstimator, estimateHome } from './estimate-home.ts';
import { findComparables } from './find-comparables.ts';
import { MADE_UP, makeUpMarket } from '#tests/support/made-up-market.ts';
import type { SalesTable } from './sales-table.ts';
import { indicesWhere, takeSales } from './sales-table.ts';
import { trainModel } from './train-model.ts';
import type { ValuationModel } from './valuation-model.ts';
import { MODEL_FORM } from './valuation-model.ts';
import { judgeMonthly } from './walk-forward.ts';

const SPLIT_DAY = 18_600;

function split(table: SalesTable, day = SPLIT_DAY): { train: SalesTable; test: SalesTable } {
  return {
    train: takeSales(
      table,
      indicesWhere(table.count, (i) => (table.day[i] ?? 0) < day),
    ),
    test: takeSales(
      table,
      indicesWhere(table.count, (i) => (table.day[i] ?? 0) >= day),
    ),
  };
}

function valueAll(model: ValuationModel, table: SalesTable): (Estimate | null)[] {
  const aligned = alignHomes(model, table);
  const estimator = createEstimator(model);
  return Array.from({ length: table.count }, (_, home) => {
    const given = estimateHome(estimator, aligned, home);
    return typeof given === 'string' ? null : given;
  });
}

describe('a model trained on a market with known rules', () => {
  const { train, test } = split(makeUpMarket(1500, 'known rules'));
  let model: ValuationModel;
  beforeAll(async () => {
    model = await trainModel(train, { seed: 'a', members: 3 });
  });

  it('comes near the noise that nobody can know', () => {
    const accuracy = measureAccuracy(test.price, valueAll(model, test));
    expect(accuracy.hitRate).toBe(1);
    expect(accuracy.mdape).toBeLessThan(0.6745 * MADE_UP.noise * 1.35);
    expect(Math.abs(accuracy.medianSignedError)).toBeLessThan(0.025);
    expect(accuracy.coverage80).toBeGreaterThan(0.68);
    expect(accuracy.coverage80).toBeLessThan(0.92);
  });

  it('compares with each other home once, by its newest sale', () => {
    const find = (homeOf: (sale: number) => number) =>
      findComparables(createEstimator(model), alignHomes(model, test), 0, { count: 1000, withinMonths: 18, withinKm: 8, homeOf });
    const all = find((sale) => sale);
    const once = find((sale) => sale % 3);
    expect(all.length).toBeGreaterThan(50);
    expect(once).toHaveLength(3);
    for (const { sale, day } of once)
      expect(day).toBe(Math.max(...all.filter((other) => other.sale % 3 === sale % 3).map((other) => other.day)));
  });

  it('follows the market beyond the last sale', () => {
    const { levels, observed } = model.market;
    const growth = ((levels[observed + 5] ?? 0) - (levels[observed - 7] ?? 0)) / 12;
    expect(growth).toBeGreaterThan(0.002);
    expect(growth).toBeLessThan(0.008);
  });

  it('does not know what a home will sell for later', () => {
    const home = takeSales(test, [0]);
    const before = valueAll(model, home)[0];
    const priceless = { ...home, price: Float64Array.from([1]) };
    expect(valueAll(model, priceless)[0]).toEqual(before);
  });

  it('refuses a home far beyond the size of every sale', () => {
    const home = takeSales(test, [0]);
    const sized = (size: number) => ({
      ...home,
      features: home.features.map((feature) =>
        feature.name === 'size' ? { ...feature, values: Float64Array.from([size]) } : feature,
      ),
    });
    expect(valueAll(model, sized(9_000_000))).toEqual([null]);
    expect(valueAll(model, sized(20))).toEqual([null]);
    expect(valueAll(model, sized(1_500))[0]).not.toBeNull();
  });

  it('hears no later sale of the same home, nor its own of that day', () => {
    const subject = takeSales(train, [100]);
    const place = { ...subject, latitude: subject.latitude, longitude: subject.longitude };
    const own = Array.from({ length: train.count }, (_, i) => i).filter(
      (i) => train.latitude[i] === place.latitude[0] && train.longitude[i] === place.longitude[0],
    );
    expect(own).toEqual([100]);
    const tampered: ValuationModel = {
      ...model,
      past: { ...model.past, level: model.past.level.slice(), residual: model.past.residual.slice() },
    };
    tampered.past.level[100] = 30;
    tampered.past.residual[100] = 5;
    for (const daysBefore of [0, 40]) {
      const earlier = { ...place, day: place.day.map((day) => day - daysBefore) };
      expect(valueAll(tampered, earlier)).toEqual(valueAll(model, earlier));
    }
    const later = { ...place, day: place.day.map((day) => day + 40) };
    expect(valueAll(tampered, later)).not.toEqual(valueAll(model, later));
  });

  it('doubts a sale that nobody around it understands', async () => {
    const wild = { ...train, price: train.price.slice() };
    for (let i = 7; i < wild.count; i += 50) wild.price[i] = 1000;
    const doubting = await trainModel(wild, { seed: 'a', members: 2 });
    expect(doubting.past.noise[7]).toBeGreaterThan(4);
    expect(measureAccuracy(test.price, valueAll(doubting, test)).mdape).toBeLessThan(0.6745 * MADE_UP.noise * 1.6);
  });

  it('refuses far from every sale, and without a size', () => {
    const far = { ...takeSales(test, [0]), latitude: Float64Array.from([49]) };
    expect(valueAll(model, far)).toEqual([null]);
    const sizeless = takeSales(test, [0]);
    sizeless.features[0]?.values.fill(Number.NaN);
    expect(valueAll(model, sizeless)).toEqual([null]);
  });

  it('is the same to the byte from the same seed, and survives being stored', async () => {
    const small = takeSales(
      train,
      indicesWhere(train.count, (i) => i < 300),
    );
    const [one, two, other] = [
      await trainModel(small, { seed: 's', members: 2 }),
      await trainModel(small, { seed: 's', members: 2 }),
      await trainModel(small, { seed: 't', members: 2 }),
    ];
    expect(Buffer.compare(encodeArtefact(one), encodeArtefact(two))).toBe(0);
    expect(Buffer.compare(encodeArtefact(one), encodeArtefact(other))).not.toBe(0);
    expect(valueAll(decodeArtefact<ValuationModel>(encodeArtefact(one), MODEL_FORM), test)).toEqual(valueAll(one, test));
  });

  it('refuses to learn from a handful', async () => {
    await expect(trainModel(takeSales(train, [0, 1, 2]), { seed: 'a' })).rejects.toThrow(RangeError);
  });
});

describe('leaks', () => {
  it('finds no skill in shuffled prices', async () => {
    const { train, test } = split(makeUpMarket(900, 'shuffled', { shuffled: true }));
    const model = await trainModel(train, { seed: 'a', members: 2 });
    const accuracy = measureAccuracy(test.price, valueAll(model, test));
    expect(accuracy.r2).toBeLessThan(0.1);
  });

  it('walks forward without the sales of the month it values', async () => {
    const { train, test } = split(makeUpMarket(500, 'walk'), 18_690);
    const judge = (table: SalesTable) => judgeMonthly(train, table, { seed: 'a', members: 1 }, () => 0);
    const lastMonth = indicesWhere(test.count, (i) => (test.day[i] ?? 0) >= 18_720);
    const tampered = { ...test, price: test.price.slice() };
    for (const i of lastMonth) tampered.price[i] = 1_000_000_000;
    const [honest, wrong] = [await judge(test), await judge(tampered)];
    expect(wrong.estimates).toEqual(honest.estimates);
  });
});
