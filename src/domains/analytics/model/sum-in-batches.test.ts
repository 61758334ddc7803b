import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#lib/calendar.ts';
import { FEWEST_PEOPLE } from './hide-few.ts';
import { batchesBegin, sumInBatches } from './sum-in-batches.ts';

const daysOf = (counts: readonly number[], first = '2026-03-01') =>
  counts.map((people, at) => ({ day: addDays(first, at), people, times: people * 2 }));
const day = (at: number) => addDays('2026-03-01', at);

describe('sums in batches', () => {
  it('count small days with those that complete them', () => {
    const days = daysOf([7, 2, 0, 2, 1, 9, 3]);
    const sum = (from: number, to: number) => sumInBatches(days, { from: day(from), to: day(to) });
    expect(sum(0, 0)).toEqual({ people: 7, times: 14, isFew: false });
    expect(sum(0, 3)).toEqual({ people: 7, times: 14, isFew: false });
    // Two, two and one are five on the day of the one.
    expect(sum(0, 4)).toEqual({ people: 12, times: 24, isFew: false });
    expect(sum(4, 4)).toEqual({ people: 5, times: 10, isFew: false });
    expect(sum(1, 3)).toEqual({ people: 0, times: 0, isFew: true });
    expect(sum(2, 2)).toEqual({ people: 0, times: 0, isFew: false });
    expect(sum(0, 6)).toEqual({ people: 21, times: 42, isFew: false });
  });

  it('count somebody who comes again once a batch', () => {
    const days = [['a', 'b'], ['a', 'b'], ['a', 'c'], [], ['d', 'e', 'a']].map((people, at) => ({ day: day(at), people }));
    expect(sumInBatches(days.slice(0, 4), { from: day(0), to: day(3) })).toEqual({ people: 0, times: 0, isFew: true });
    expect(sumInBatches(days, { from: day(0), to: day(4) })).toEqual({ people: 5, times: 9, isFew: false });
  });

  it('begin anew each year', () => {
    const days = daysOf([4, 4, 4], '2025-12-31');
    expect(sumInBatches(days, { from: '2025-12-31', to: '2026-01-02' }).people).toBe(8);
    expect(sumInBatches(days.slice(1), { from: '2026-01-01', to: '2026-01-02' }).people).toBe(8);
    expect(batchesBegin('2026-05-03')).toBe('2026-01-01');
  });

  it('never differ by fewer than five people between two spans, and lose no more than those who wait', () => {
    const spans = fc.record({
      counts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 60 }),
      from: fc.nat(59),
      length: fc.nat(59),
    });
    fc.assert(
      fc.property(spans, ({ counts, from, length }) => {
        const days = daysOf(counts);
        const span = { from: day(from), to: day(from + length) };
        const { people } = sumInBatches(days, span);
        for (const other of [
          { ...span, to: addDays(span.to, 1) },
          { ...span, from: addDays(span.from, 1) },
        ]) {
          const difference = Math.abs(sumInBatches(days, other).people - people);
          expect(difference === 0 || difference >= FEWEST_PEOPLE).toBe(true);
        }
        const all = counts.slice(from, from + length + 1).reduce((sum, count) => sum + count, 0);
        expect(Math.abs(all - people)).toBeLessThan(FEWEST_PEOPLE);
        // The same from wherever the days are given.
        const since = batchesBegin(addMonths(span.from, 0));
        expect(
          sumInBatches(
            days.filter((one) => one.day >= since),
            span,
          ).people,
        ).toBe(people);
      }),
    );
  });
});
