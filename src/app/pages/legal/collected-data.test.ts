import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { findPersonalTables } from '#domains/privacy/server/personal-tables.ts';
import { COLLECTED } from './collected-data.ts';

it('tells of every table with rows about people, once', async () => {
  const { db, close } = await openTestDatabase();
  const named = COLLECTED.flatMap(({ tables }) => tables);
  expect(new Set(named).size).toBe(named.length);
  const personal = (await findPersonalTables(db)).map(({ table }) => table);
  expect(personal.filter((table) => !named.includes(table))).toEqual([]);
  const known = await db.introspection.getTables();
  expect(named.filter((table) => known.every(({ name }) => name !== table))).toEqual([]);
  await close();
});
