import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('keeps no place that is not on Earth, in any table', async () => {
  const { rows } = await sql<{ name: string; isBounded: boolean }>`
    select a.attrelid::regclass || '.' || a.attname as name, exists (
        select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any (c.conkey)
          and pg_get_constraintdef(c.oid) like case a.attname when 'latitude' then '%-90%' else '%-180%' end
      ) as "isBounded"
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where a.attname in ('latitude', 'longitude') and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`.execute(
    test.db,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ isBounded }) => !isBounded).map(({ name }) => name)).toEqual([]);
});
