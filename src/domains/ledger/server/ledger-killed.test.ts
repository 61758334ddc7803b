import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { PlainLedger } from '#tests/support/plain-ledger.ts';
import { historyOf, type PostedWork } from '#tests/support/post-until-killed.ts';
import { runUntilKilled } from '#tests/support/run-until-killed.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { balanceOf } from '../model/accounts.ts';
import { readBalance } from './balances.ts';
import { checkLedger } from './check-ledger.ts';

/** After this many answers the process is killed, each time in the middle of other journals. */
const KILLED_AFTER = [3, 40, 90, 1000];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('loses nothing that was answered when the process is killed, and books nothing twice', async () => {
  const { db } = database;
  const work: PostedWork = { connectionString: database.connectionString, histories: 6, steps: 40 };
  const ctx = { db, actor: { kind: 'system' }, now: new Date(), requestId: 'killed', log: createLog('silent') } as const;
  const heard = new Set<string>();
  for (const answers of KILLED_AFTER) {
    // What was booked before is sent again, as by callers that never heard.
    for (const line of await runUntilKilled('tests/support/post-until-killed.ts', work, answers)) heard.add(line);
    const known = new Set((await db.selectFrom('ledger_journals').select('key').execute()).map(({ key }) => key));
    for (const line of heard) {
      const [at = 0, index = 0] = line.split('/').map(Number);
      expect(known, line).toContain(historyOf(work, at)[index]?.given.key);
    }
    expect((await checkLedger(ctx)).faults).toEqual([]);
  }
  // In the end the books are those of histories that nobody killed.
  const { length } = await db.selectFrom('ledger_journals').select('id').execute();
  let booked = 0;
  for (let at = 0; at < work.histories; at += 1) {
    const plain = new PlainLedger();
    for (const step of historyOf(work, at)) if (plain.apply(step) === 'new') booked += 1;
    for (const { account, ...sums } of plain.sums.values()) {
      if (account.owner === '') continue;
      expect(await readBalance(ctx, 'live', account), `${account.kind} ${account.owner}`).toEqual(balanceOf(account.kind, sums));
    }
  }
  expect(length).toBe(booked);
});
