import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { Context } from '#platform/verb/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { accountOf, platformAccount } from '../model/accounts.ts';
import { listBooks } from './list-books.ts';
import { postJournal } from './post-journal.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (time: string): Context => ({
  db: database.db,
  actor: { kind: 'system' },
  now: new Date(time),
  requestId: 'books',
  log: createLog('silent'),
});

it('says since when there are lines in a book, whatever they are about', async () => {
  const since = async () => (await listBooks(at('2026-05-01T00:00:00Z'))).map((book) => [book.book, book.since?.toISOString()]);
  expect(await since()).toEqual([
    ['live', undefined],
    ['sandbox', undefined],
  ]);
  const [clearing, hold, vendor] = [platformAccount('clearing'), accountOf('hold', 'a-job'), accountOf('payable', 'a-vendor')];
  for (const [time, debit, credit] of [
    ['2026-01-31T23:00:00Z', clearing, hold],
    ['2026-02-01T09:00:00Z', hold, vendor],
    ['2026-03-01T09:00:00Z', clearing, platformAccount('revenue')],
  ] as const)
    await postJournal(at(time), {
      book: 'sandbox',
      key: time,
      kind: 'tried',
      about: 'a-test',
      transfers: [{ debit, credit, cents: 100 }],
    });
  expect(await since()).toEqual([
    ['live', undefined],
    ['sandbox', '2026-01-31T23:00:00.000Z'],
  ]);
});
