import { describe, expect, it } from 'vitest';
import { PEOPLE_FUNNELS } from '#domains/analytics/contract.ts';
import { inventPeople } from './invent-people.ts';

const SPAN = { first: '2026-08-01', last: '2026-11-28' };

describe('invented people', () => {
  it('take every step of every funnel, fewer each one further, and none after the last day', () => {
    const { steps } = inventPeople(SPAN);
    const times = (name: string) => steps.filter((step) => step.name === name).length;
    for (const { steps: wanted } of Object.values(PEOPLE_FUNNELS)) {
      const counts = wanted.map(({ name }) => times(name));
      expect(counts.every((count, at) => count >= 5 && count <= (counts[at - 1] ?? Infinity))).toBe(true);
    }
    expect(steps.every(({ at }) => at >= new Date(SPAN.first) && at < new Date('2026-11-29'))).toBe(true);
    expect(inventPeople(SPAN).steps).toEqual(steps);
  });

  it('come back less and less, and in no week to come', () => {
    const { retention } = inventPeople(SPAN);
    const back = (week: string) => retention.filter((row) => row.week === week).map(({ people }) => people);
    const [size = 0, first = 0, ...later] = back('2026-08-31');
    expect(size).toBeGreaterThan(60);
    expect(first).toBeLessThan(size / 1.5);
    expect(later).toHaveLength(11);
    expect(Math.max(...later.slice(4))).toBeLessThan(first);
    expect(back('2026-11-23')).toHaveLength(1);
  });
});
