import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countFunnel } from './count-funnel.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Event {
  unit: string;
  at: number;
  step: number;
}

const START = Date.parse('2026-05-01T12:00:00Z');
const NOW = START + 500_000;

/** Tries every chain of events: slow, and plainly what a funnel means. */
function byForce(events: readonly Event[], steps: number, windowMs: number) {
  const units = Map.groupBy(events, ({ unit }) => unit);
  const reached = Array.from({ length: steps }, () => 0);
  const stillOpen = Array.from({ length: steps }, () => 0);
  const underWay = Array.from({ length: steps }, () => 0);
  for (const own of units.values()) {
    const sorted = own.toSorted((one, other) => one.at - other.at);
    const follow = (from: number, step: number, start: number): number => {
      let best = step;
      for (let next = from + 1; next < sorted.length; next += 1) {
        const event = sorted[next];
        if (event === undefined || (event.step & (1 << step)) === 0 || event.at - start > windowMs) continue;
        best = Math.max(best, follow(next, step + 1, start));
      }
      return best;
    };
    let depth = 0;
    let last = -Infinity;
    for (const [at, event] of sorted.entries()) {
      if ((event.step & 1) === 0) continue;
      depth = Math.max(depth, follow(at, 1, event.at));
      last = event.at;
    }
    const isOpen = last + windowMs > NOW;
    for (let step = 1; step <= depth; step += 1) {
      reached[step - 1] = (reached[step - 1] ?? 0) + 1;
      if (isOpen) stillOpen[step - 1] = (stillOpen[step - 1] ?? 0) + 1;
    }
    if (depth > 0 && depth < steps && isOpen) underWay[depth - 1] = (underWay[depth - 1] ?? 0) + 1;
  }
  return { reached, stillOpen, underWay };
}

async function bySql(events: readonly Event[], steps: number, windowMs: number) {
  const { rows } = await countFunnel({
    events: sql`select unit, at, seq, 'all' as segment, step from unnest(${events.map(({ unit }) => unit)}::text[],
      ${events.map(({ at }) => new Date(at).toISOString())}::timestamptz[], ${events.map((_, at) => at)}::int[],
      ${events.map(({ step }) => step)}::int[]) as e (unit, at, seq, step)`,
    steps,
    windowSeconds: windowMs / 1000,
    now: new Date(NOW),
    dayOf: () => sql`'2026-05-01'::date`,
  }).execute(database.db);
  const of = (field: 'reached' | 'still_open' | 'under_way') =>
    Array.from({ length: steps }, (_, at) => rows.find(({ step }) => step === at + 1)?.[field] ?? 0);
  return { reached: of('reached'), stillOpen: of('still_open'), underWay: of('under_way') };
}

it('counts as trying every chain of events does, with steps at the same moment and events that are several steps', async () => {
  const random = createRandom('funnels');
  for (let round = 0; round < 60; round += 1) {
    const steps = random.int(2, 5);
    const windowMs = random.int(1, 40) * 5000;
    const events = Array.from({ length: random.int(1, 60) }, () => ({
      unit: `u${random.int(1, 8)}`,
      at: START + random.int(0, 100) * 5000,
      step: random.int(1, (1 << steps) - 1),
    }));
    expect(await bySql(events, steps, windowMs), `round ${round}`).toEqual(byForce(events, steps, windowMs));
  }
});

it('keeps who still has time out of those who are gone', async () => {
  const events = [
    { unit: 'early', at: NOW - 100_000, step: 1 },
    { unit: 'late', at: NOW - 1000, step: 1 },
    { unit: 'done', at: NOW - 1000, step: 1 },
    { unit: 'done', at: NOW - 500, step: 2 },
  ];
  expect(await bySql(events, 2, 50_000)).toEqual({ reached: [3, 1], stillOpen: [2, 1], underWay: [1, 0] });
});
