import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { followErrors } from './error-levels.ts';
import { createSearch, describeNeighbours, KRIGING, NEIGHBOUR_COLUMNS } from './past-sales.ts';
import { indexPoints } from './spatial-index.ts';

describe('the size of errors', () => {
  it('follows months that grew less even, and ends where the last of them stand', () => {
    const random = createRandom(3);
    const day = Int32Array.from({ length: 4800 }, (_, sale) => 16_000 + Math.floor(sale / 200) * 30);
    const sizes = Float64Array.from(day, (soldOn) => Math.abs(random.normal(0, soldOn < 16_360 ? 1 : 1.3)));
    const { levels } = followErrors(sizes, day);
    expect(levels[5]! - Math.log(1.28)).toBeCloseTo(0, 1);
    expect(levels.at(-1)! - levels[5]!).toBeCloseTo(Math.log(1.3), 1);
  });
});

describe('a home described as new', () => {
  it('hears only the sales before', () => {
    const count = 40;
    const x = Float64Array.from({ length: count }, (_, sale) => sale % 8);
    const y = Float64Array.from({ length: count }, (_, sale) => Math.floor(sale / 8));
    const past = {
      count,
      index: indexPoints(x, y),
      day: Int32Array.from({ length: count }, (_, sale) => (sale % 2 === 0 ? 100 : 200)),
      level: Float64Array.from({ length: count }, (_, sale) => (sale % 2 === 0 ? 1 : 9)),
      residual: Float64Array.from({ length: count }, (_, sale) => (sale % 2 === 0 ? 0 : 5)),
      facts: new Float64Array(count),
      features: 1,
      logSize: new Float64Array(count),
      noise: new Float64Array(count).fill(1),
    };
    const subject = { x: 3, y: 2, day: 150, facts: past.facts, factsOffset: 0, factsTotal: 1, logSize: 1, self: -1 };
    const describeWith = (before?: number) => {
      const out = new Float64Array(NEIGHBOUR_COLUMNS.length);
      const hearing = before === undefined ? { noise: past.noise } : { noise: past.noise, before };
      describeNeighbours(past, subject, KRIGING, createSearch(KRIGING), out, 0, hearing);
      return out[NEIGHBOUR_COLUMNS.indexOf('alikeLevel')];
    };
    expect(describeWith(150)).toBeCloseTo(1);
    expect(describeWith()).toBeGreaterThan(2);
  });
});
