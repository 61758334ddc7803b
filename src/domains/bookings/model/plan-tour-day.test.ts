import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/time-units.ts';
import { planTourDay, type DayQuestion, type HomeToTour } from './plan-tour-day.ts';

const at = (minutes: number) => minutes * MINUTE_MS;

/** Every order of every set of homes, from every start of its first one; the best as [count, span, travel, beginning]. */
function tryAll({ homes, travelMinutes, inOrder = false }: DayQuestion): number[] {
  let best = [0, 0, 0, 0];
  const offer = (found: number[]) => {
    const [count = 0, ...rest] = found;
    const [known = 0, ...others] = best;
    if (count < known) return;
    const place = rest.findIndex((value, index) => value !== others[index]);
    if (count > known || (place >= 0 && (rest[place] ?? 0) < (others[place] ?? 0))) best = found;
  };
  const go = (order: number[], end: number, travel: number, began: number) => {
    offer([order.length, end - began, travel, began]);
    const last = order.at(-1) ?? 0;
    for (const [index, home] of homes.entries()) {
      if (order.includes(index) || (inOrder && index < last)) continue;
      const way = travelMinutes[last]?.[index] ?? 0;
      const start = home.starts.find((one) => one >= end + at(way));
      if (start !== undefined) go([...order, index], start + at(home.durationMinutes), travel + way, began);
    }
  };
  for (const [index, { starts, durationMinutes }] of homes.entries())
    for (const start of starts) go([index], start + at(durationMinutes), 0, start);
  return best;
}

const rank = ({ visits }: ReturnType<typeof planTourDay>) => [
  visits.length,
  (visits.at(-1)?.end ?? 0) - (visits[0]?.start ?? 0),
  visits.reduce((sum, { travelMinutes }) => sum + travelMinutes, 0),
  visits[0]?.start ?? 0,
];

const someHomes = (most: number) =>
  fc
    .array(
      fc.record({
        durationMinutes: fc.constantFrom(15, 30, 60),
        starts: fc.uniqueArray(fc.integer({ min: 36, max: 72 }), { maxLength: 6 }),
      }),
      { maxLength: most },
    )
    .chain((homes) =>
      fc.record({
        homes: fc.constant(
          homes.map(({ durationMinutes, starts }, index): HomeToTour => ({
            id: `home-${index}`,
            durationMinutes,
            starts: starts.toSorted((a, b) => a - b).map((quarter) => at(quarter * 15)),
          })),
        ),
        travelMinutes: fc.array(fc.array(fc.integer({ min: 0, max: 70 }), { minLength: most, maxLength: most }), {
          minLength: most,
          maxLength: most,
        }),
        inOrder: fc.boolean(),
      }),
    );

describe('a day of tours', () => {
  it('is the best of all orders', () => {
    fc.assert(
      fc.property(someHomes(6), (question) => {
        expect(rank(planTourDay(question))).toEqual(tryAll(question));
      }),
      { numRuns: 1000 },
    );
  });

  it('lets every visit end, and the way be gone, before the next begins', () => {
    fc.assert(
      fc.property(someHomes(6), (question) => {
        const { visits, left } = planTourDay(question);
        const place = (id: string) => question.homes.findIndex((home) => home.id === id);
        expect([...visits.map(({ id }) => id), ...left].toSorted()).toEqual(question.homes.map(({ id }) => id).toSorted());
        for (const [index, visit] of visits.entries()) {
          const home = question.homes[place(visit.id)];
          expect(home?.starts).toContain(visit.start);
          expect(visit.end - visit.start).toBe(at(home?.durationMinutes ?? 0));
          const before = visits[index - 1];
          if (before === undefined) continue;
          expect(visit.travelMinutes).toBe(question.travelMinutes[place(before.id)]?.[place(visit.id)]);
          expect(visit.waitMinutes).toBeGreaterThanOrEqual(0);
          expect(before.end + at(visit.travelMinutes + visit.waitMinutes)).toBe(visit.start);
          if (question.inOrder) expect(place(visit.id)).toBeGreaterThan(place(before.id));
        }
      }),
    );
  });

  it('takes the shorter way where hours are the same', () => {
    const hours = Array.from({ length: 8 }, (_, hour) => at((9 + hour) * 60));
    const homes = ['a', 'b', 'c', 'd'].map((id) => ({ id, durationMinutes: 30, starts: hours }));
    const places = [0, 20, 7, 13];
    const travelMinutes = places.map((one) => places.map((other) => Math.abs(one - other)));
    const order = planTourDay({ homes, travelMinutes }).visits.map(({ id }) => id);
    expect([order, order.toReversed()]).toContainEqual(['a', 'c', 'd', 'b']);
  });

  it('has nothing where nothing is free', () => {
    expect(planTourDay({ homes: [], travelMinutes: [] })).toEqual({ visits: [], left: [] });
    const homes = [{ id: 'a', durationMinutes: 30, starts: [] }];
    expect(planTourDay({ homes, travelMinutes: [[0]] })).toEqual({ visits: [], left: ['a'] });
  });
});
