import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { linkToRecords } from './link-to-records.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('gives homes their public records for the operator alone', async () => {
  const stranger = { ...systemContext(test.db), actor: { kind: 'anonymous' as const, address: '198.51.100.7' } };
  await expect(linkToRecords(stranger, 'Any source')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await linkToRecords(systemContext(test.db), 'Any source')).toBe(0);
});
