import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { chancesByWeek, fitSaleOdds, medianDays } from './sale-odds.ts';

describe('time to sell', () => {
  it('learns that dear homes stand longer, and is calibrated', () => {
    const random = createRandom(3);
    const spells = Array.from({ length: 3000 }, () => {
      const logRatio = random.normal(0, 0.05);
      const weekly = 1 / (1 + Math.exp(1.2 + 9 * logRatio));
      let week = 0;
      while (week < 26 && !random.chance(weekly)) week += 1;
      return { logRatio, days: week * 7 + 3, isSold: week < 26 };
    });
    const odds = fitSaleOdds(spells);
    if (odds === null) throw new Error('3,000 homes are enough');
    const chance = (ratio: number, week: number) => chancesByWeek(odds, ratio)[week - 1] ?? 0;
    const near = spells.filter((spell) => Math.abs(spell.logRatio) < 0.02);
    const share = near.filter((spell) => spell.isSold && spell.days < 28).length / near.length;
    expect(Math.abs(chance(1, 4) - share)).toBeLessThan(0.05);
    expect(chance(0.97, 4)).toBeGreaterThan(chance(1.06, 4));
    expect(medianDays(chancesByWeek(odds, 0.95))).toBeLessThan(medianDays(chancesByWeek(odds, 1.06)) ?? 999);
    expect(fitSaleOdds(spells.slice(0, 119))).toBeNull();
  });

  it('never lets a higher price sell likelier, whatever few homes say', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 120, max: 180 }),
        fc.double({ min: -6, max: 12, noNaN: true }),
        (seed, count, steepness) => {
          const random = createRandom(String(seed));
          const spells = Array.from({ length: count }, () => {
            const logRatio = random.normal(0, 0.06);
            const weekly = 1 / (1 + Math.exp(2 + steepness * logRatio));
            let week = 0;
            while (week < 26 && !random.chance(weekly)) week += 1;
            return { logRatio, days: week * 7 + 3, isSold: week < 26 };
          });
          const odds = fitSaleOdds(spells);
          if (odds === null) return;
          const curves = Array.from({ length: 13 }, (_, at) => chancesByWeek(odds, 0.78 + at * 0.04));
          for (const [at, curve] of curves.entries())
            for (const [week, chance] of curve.entries()) {
              expect(chance).toBeGreaterThanOrEqual(0);
              expect(chance).toBeLessThanOrEqual((curves[at - 1]?.[week] ?? 1) + 1e-12);
            }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leaves out of a fit only what would let a higher price sell likelier', () => {
    const random = createRandom('dear sells');
    const spells = Array.from({ length: 800 }, () => {
      const logRatio = random.normal(0, 0.08);
      let week = 0;
      while (week < 26 && !random.chance(1 / (1 + Math.exp(1.5 - 6 * logRatio + 120 * Math.max(0, logRatio) ** 2)))) week += 1;
      return { logRatio, days: week * 7 + 3, isSold: week < 26 };
    });
    const [, slope = 1, bend = 1] = fitSaleOdds(spells)?.coefficients ?? [];
    expect(slope).toBeCloseTo(0, 9);
    expect(bend).toBeLessThan(-10);
  });
});
