import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('knows of bookings from before whose time was agreed, and doubts in favor of a cancellation', async () => {
  const before = await openDatabaseAt('0610');
  const client = new pg.Client({ connectionString: before.connectionString });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const cases = [
    ['accepted', 0, true],
    ['no_show', 1, true],
    // Changed since it was asked for: it may have been agreed before.
    ['pending', 1, true],
    ['cancelled', 2, true],
    ['pending', 0, false],
    ['declined', 1, false],
    ['lapsed', 1, false],
  ] as const;
  for (const [status, sequence] of cases)
    await client.query(
      `insert into bookings
         (id, schedule_id, event_type_id, user_id, status, time_id, starts_at, ends_at, note, sequence, created_at, updated_at)
       values (gen_random_uuid(), 1, gen_random_uuid(), 'gina', $1, gen_random_uuid(), now(), now(), '', $2, now(), now())`,
      [status, sequence],
    );
  await client.query('set session_replication_role = origin');
  await migrateDatabase(before.connectionString, { upTo: '0611' });
  const { rows } = await client.query<{ status: string; sequence: number; was_agreed: boolean }>(
    'select status, sequence, was_agreed from bookings',
  );
  const found = new Map(rows.map(({ status, sequence, was_agreed: wasAgreed }) => [`${status} ${sequence}`, wasAgreed]));
  expect(found).toEqual(new Map(cases.map(([status, sequence, wasAgreed]) => [`${status} ${sequence}`, wasAgreed])));
  await client.end();
  await before.close();
});
