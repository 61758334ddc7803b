import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openDatabaseAt, withRollback, openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { batchesBegin, sumInBatches } from '../../model/sum-in-batches.ts';
import { batchActs } from './batch-acts.ts';
import { sumActs } from './read-traffic.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const FIRST = '2025-12-20';
const DAYS = 30;
const dayAt = (at: number) => addDays(FIRST, at);
interface Told {
  at: number;
  name: string;
  visitors: number;
  times: number;
}
const told = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: DAYS - 1 }),
    name: fc.constantFrom('snug', 'bodega', 'loft'),
    visitors: fc.integer({ min: 1, max: 7 }),
    times: fc.integer({ min: 7, max: 9 }),
  }),
  { selector: ({ at, name }) => `${at} ${name}`, maxLength: 40 },
);

it('sums any span as its days say, in whatever order they are summed up and although some are summed up anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('act' as const, 'word' as const),
      told,
      told,
      fc.tuple(fc.nat({ max: DAYS - 1 }), fc.nat({ max: DAYS - 1 })),
      (kind, first, anew, ends) =>
        withRollback(database.db, async (trx) => {
          const days = new Map<string, Told>();
          for (const rows of [first, anew]) {
            for (const row of rows) {
              days.set(`${row.at} ${row.name}`, row);
              await sql`
                insert into act_days (day, kind, name, times, visitors)
                values (${dayAt(row.at)}, ${kind}, ${row.name}, ${row.times}, ${row.visitors})
                on conflict (day, kind, name) do update set times = excluded.times, visitors = excluded.visitors,
                  batch_times = null, batch_visitors = null`.execute(trx);
            }
            if (rows.length > 0) await batchActs(trx, dayAt(Math.min(...rows.map(({ at }) => at))));
          }
          const [from = 0, to = 0] = ends.toSorted((one, other) => one - other);
          const span = { from: dayAt(from), to: dayAt(to) };
          const byName = Map.groupBy([...days.values()], ({ name }) => name);
          const expected = [...byName].flatMap(([name, own]) => {
            const sum = sumInBatches(
              own
                .map(({ at, visitors, times }) => ({ day: dayAt(at), people: visitors, times }))
                .filter(({ day }) => day >= batchesBegin(span.from))
                .toSorted((one, other) => one.day.localeCompare(other.day)),
              span,
            );
            const isNamed = sum.people > 0 || (sum.isFew && kind === 'act');
            return isNamed ? [{ name, times: sum.times, visitors: sum.people, isFew: sum.isFew }] : [];
          });
          const order = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
          expect((await sumActs(trx, span, kind)).toSorted(order)).toEqual(expected.toSorted(order));
        }),
    ),
    { numRuns: 60 },
  );
});

it('notes what counted before there were batches', async () => {
  const before = await openDatabaseAt('0601');
  const client = new pg.Client({ connectionString: before.connectionString });
  await client.connect();
  await client.query(`insert into act_days (day, kind, name, times, visitors) values
    ('2025-12-30', 'word', 'snug', 4, 4), ('2026-01-02', 'word', 'snug', 3, 2), ('2026-01-05', 'word', 'snug', 9, 3),
    ('2026-01-06', 'word', 'snug', 1, 1), ('2026-01-07', 'word', 'loft', 8, 7), ('2026-01-07', 'view', 'loft', 8, 7)`);
  await migrateDatabase(before.connectionString, { upTo: '0610' });
  const { rows } = await client.query<{ day: string; name: string; batch_times: number; batch_visitors: number }>(
    'select day::text, name, batch_times, batch_visitors from act_days where batch_visitors is not null order by day',
  );
  expect(rows).toEqual([
    { day: '2026-01-05', name: 'snug', batch_times: 12, batch_visitors: 5 },
    { day: '2026-01-07', name: 'loft', batch_times: 8, batch_visitors: 7 },
  ]);
  await client.end();
  await before.close();
});
