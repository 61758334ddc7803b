import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { findPersonalTables } from '#domains/privacy/server/personal-tables.ts';
import { COOKIES } from '#lib/cookies.ts';
import { PRIVACY_CHANGES } from '#lib/legal-versions.ts';
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

/** What each version of the policy tells, as a hash. */
const TOLD: Record<string, string> = { '1.4': 'BXck07fU29PSL7kS' };

it('has one version a day at most', () => {
  const days: string[] = PRIVACY_CHANGES.map(({ date }) => date);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
});

it('changes what it tells with a new version of the policy alone', () => {
  const told = COLLECTED.map(({ tables: _tables, ...row }) => row);
  const hash = createHash('sha256')
    .update(JSON.stringify([told, COOKIES]))
    .digest('base64url')
    .slice(0, 16);
  const { version } = PRIVACY_CHANGES[0];
  expect({ version, hash }, 'raise the version of the policy in lib/legal-versions.ts, with a line of what is new').toEqual({
    version,
    hash: TOLD[version],
  });
});
