import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { knownChance, simulateSpells } from '#tests/support/simulated-spells.ts';
import { workTimeOf } from '#tests/support/work-time.ts';
import { walkForward } from './calibration.ts';
import { HORIZONS, MOST_ERROR } from './odds-terms.ts';
import { learnMarket } from './learn-market.ts';
import { curveAt } from './price-curve.ts';
import { chancesByWeek } from './sale-odds.ts';
import { chiSquareTail } from '#lib/distributions.ts';
import { shareSold } from './survival.ts';

const learn = (market: Parameters<typeof simulateSpells>[0]) => learnMarket(simulateSpells(market), market.seed);

function sourceOf({ odds, draws, ratios, weeks }: ReturnType<typeof learnMarket>) {
  if (odds === null || ratios === null) throw new Error('nothing was learned');
  return { coefficients: odds.coefficients, draws, ratios, weeks, misses: [{ week: 13, miss: 0.01 }] };
}

describe('the share sold', () => {
  it('is that of Kaplan and Meier', () => {
    const homes = [
      { days: 3, isSold: true },
      { days: 5, isSold: false },
      { days: 5, isSold: true },
      { days: 9, isSold: true },
      { days: 20, isSold: false },
    ];
    // 1 - 4/5 · 3/4 · 1/2
    expect(shareSold(homes, 14)?.value).toBeCloseTo(0.7, 12);
    expect(shareSold(homes, 4)?.value).toBeCloseTo(0.2, 12);
    expect(shareSold(homes, 4)?.error).toBeCloseTo(Math.sqrt((0.2 * 0.8) / 5), 12);
    expect(shareSold(homes, 21)).toBeNull();
    expect(shareSold([], 7)).toBeNull();
  });

  it('is judged by tails of the chi-square distribution', () => {
    expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 3);
    expect(chiSquareTail(29.588, 10)).toBeCloseTo(0.001, 3);
    expect(chiSquareTail(9.342, 10)).toBeCloseTo(0.5, 2);
  });
});

describe('a market whose odds are known', () => {
  const learned = learn({ homes: 6000, seed: 'known' });

  it('is learned, and shown through week 13', () => {
    expect(learned).toMatchObject({ refusal: null, weeks: 13 });
    const { odds } = learned;
    for (const logRatio of [-0.06, 0, 0.05, 0.1])
      for (const week of HORIZONS) {
        const chance = chancesByWeek({ coefficients: odds?.coefficients ?? [] }, Math.exp(logRatio))[week - 1] ?? 0;
        expect(Math.abs(chance - knownChance(logRatio, week)), `${logRatio} ${week}`).toBeLessThan(0.03);
      }
  });

  it('holds within five percent in every tenth of homes that were foretold', () => {
    const { calibration } = learned;
    expect(calibration?.horizons.map(({ week }) => week)).toEqual([...HORIZONS]);
    for (const { groups, predicted, observed, brier, brierAlike } of calibration?.horizons ?? []) {
      expect(groups).toHaveLength(10);
      for (const group of groups) expect(Math.abs(group.predicted - group.observed)).toBeLessThan(MOST_ERROR + 2 * group.error);
      expect(Math.abs(predicted - observed)).toBeLessThan(0.03);
      // Asking prices tell homes apart.
      expect(brier).toBeLessThan(brierAlike - 0.005);
    }
    const errors = calibration?.horizons.map(({ groupError }) => groupError) ?? [1];
    expect(Math.max(...errors)).toBeLessThan(0.03);
    expect(calibration?.timing.p).toBeGreaterThan(0.001);
  });

  it('has a band that holds what is true about four times in five', () => {
    let [held, all] = [0, 0];
    for (let at = 0; at < 12; at += 1) {
      const market = learn({ homes: 900, seed: `band ${at}` });
      if (market.refusal !== null) continue;
      const source = sourceOf(market);
      for (const logRatio of [-0.04, 0, 0.06]) {
        const point = curveAt({ ...source, weeks: 8 }, Math.exp(logRatio))?.[7];
        const truth = knownChance(logRatio, 8);
        all += 1;
        if (point !== undefined && truth >= point.low && truth <= point.high) held += 1;
      }
    }
    expect(held / all).toBeGreaterThan(0.6);
    expect(held / all).toBeLessThan(0.97);
  });

  it('never lets a higher price sell likelier, nor the band, whatever few homes say', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -10, max: 6, noNaN: true }), (seed, steepness) => {
        const spells = simulateSpells({ homes: 260, seed: String(seed), logOdds: (ratio) => -1.5 + steepness * ratio });
        const { odds, draws, ratios } = learnMarket(spells, 'seed');
        if (odds === null) return;
        const source = {
          coefficients: odds.coefficients,
          draws,
          ratios: ratios ?? { low: 0.8, high: 1.2 },
          weeks: 13,
          misses: [{ week: 4, miss: 0.03 }],
        };
        const curves = Array.from({ length: 21 }, (_, at) => curveAt(source, 0.9 + at * 0.01)).filter((curve) => curve !== null);
        for (const [at, curve] of curves.entries())
          for (const [week, { low, middle, high }] of curve.entries()) {
            const before = curves[at - 1]?.[week] ?? { low: 1, middle: 1, high: 1 };
            expect(middle).toBeLessThanOrEqual(before.middle + 1e-12);
            expect(low).toBeLessThanOrEqual(before.low + 1e-12);
            expect(high).toBeLessThanOrEqual(before.high + 1e-12);
            expect(low).toBeLessThanOrEqual(middle);
            expect(high).toBeGreaterThanOrEqual(middle);
            expect(middle).toBeGreaterThanOrEqual(curve[week - 1]?.middle ?? 0);
          }
      }),
      { numRuns: 8 },
    );
  });

  it('is drawn for prices alone that enough homes asked, in well under a tenth of a second', () => {
    const source = sourceOf(learned);
    expect(curveAt(source, source.ratios.low - 0.001)).toBeNull();
    expect(curveAt(source, source.ratios.high + 0.001)).toBeNull();
    const worked = workTimeOf(() => {
      for (let at = 0; at < 20; at += 1) curveAt(source, 0.95 + at * 0.005);
    });
    expect(worked / 20).toBeLessThan(50);
    expect(JSON.stringify(source).length).toBeLessThan(10_000);
  });
});

describe('a market is refused', () => {
  it('where too few homes are on record, or too few can be foretold', () => {
    expect(learn({ homes: 119, seed: 'few' })).toMatchObject({ refusal: 'too-few-homes', odds: null, draws: [], weeks: 0 });
    expect(learn({ homes: 150, seed: 'few' })).toMatchObject({ refusal: 'too-few-tested', odds: null, weeks: 0 });
    expect(learnMarket([], 'none')).toMatchObject({ homes: 0, refusal: 'too-few-homes' });
  });

  it('where it changes so that the past does not foretell it', () => {
    const turned = learn({ homes: 4000, seed: 'turned', drift: (share) => (share > 0.5 ? -1.5 : 0) });
    expect(turned).toMatchObject({ refusal: 'not-calibrated', odds: null, draws: [], weeks: 0 });
  });

  it('where cheap homes are the slow ones, which no curve that falls with the price can say', () => {
    const upside = learn({ homes: 4000, seed: 'upside', logOdds: (ratio) => -1.5 + 14 * ratio });
    expect(upside.refusal).toBe('not-calibrated');
  });

  it('beyond the week for which anybody was watched', () => {
    const young = learn({ homes: 3000, seed: 'young', days: 110 });
    expect(young.refusal).toBeNull();
    expect(young.weeks).toBeLessThan(13);
    expect(young.weeks).toBeGreaterThanOrEqual(2);
  });
});

it('learns nothing from what was known only later', () => {
  const spells = simulateSpells({ homes: 2000, seed: 'later' });
  const random = createRandom('other ends');
  const cut = spells.map(({ listedOn }) => listedOn).toSorted((a, b) => a - b)[700] ?? 0;
  // What happens to homes of the first part after it has ended changes nothing that is foretold from it.
  const changed = spells.map((spell) =>
    spell.listedOn < cut && spell.listedOn + spell.days > 20_400 - 1 ? { ...spell, isSold: random.chance(0.5) } : spell,
  );
  const before = walkForward(spells)?.horizons[0]?.groups[0]?.predicted;
  expect(walkForward(changed)?.horizons[0]?.groups[0]?.predicted).toBe(before);
});
