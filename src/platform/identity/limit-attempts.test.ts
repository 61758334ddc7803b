import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { totalOf } from '#platform/verb/sliding-window.ts';
import { beginAttempt, type Attempt, type AttemptLimit } from './limit-attempts.ts';

const now = new Date('2026-05-01T12:00:00Z');
let database: TestDatabase;
let other: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  other = openDatabase({ connectionString: database.connectionString, poolSize: 8, log: createLog('silent') });
});
afterAll(async () => {
  await other.close();
  await database.close();
});

const limits = (round: string, pair: number): AttemptLimit[] => [
  { key: `${round}:pair:${pair}`, hits: 5, perSeconds: 900 },
  { key: `${round}:account`, hits: 20, perSeconds: 3600 },
  { key: `${round}:address`, hits: 30, perSeconds: 900 },
];

/** This many attempts at once, in two processes. */
async function attempt(times: number, limitsOf: (n: number) => AttemptLimit[]): Promise<Attempt[]> {
  const tries = Array.from({ length: times }, (_, n) =>
    beginAttempt({ db: n % 2 === 0 ? database.db : other.db, now }, limitsOf(n)),
  );
  return (await Promise.allSettled(tries)).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function counted(round: string): Promise<Record<string, number>> {
  const rows = await database.db.selectFrom('rate_limits').selectAll().where('key', 'like', `${round}:%`).execute();
  return Object.fromEntries(rows.map(({ key, slot, slots }) => [key.slice(round.length + 1), totalOf({ slot, slots })]));
}

describe('attempts at once under several limits', () => {
  it('pass exactly as many as fit, and the refused count nowhere', async () => {
    for (const round of ['a', 'b', 'c', 'd']) {
      expect(await attempt(60, () => limits(round, 1))).toHaveLength(5);
      expect(await counted(round)).toEqual({ 'pair:1': 5, account: 5, address: 5 });
    }
  });

  it('fill a limit that they share, however they are spread below it', async () => {
    expect(await attempt(72, (n) => limits('shared', n % 12))).toHaveLength(20);
    const { account, address, ...pairs } = await counted('shared');
    expect([account, address]).toEqual([20, 20]);
    expect(Object.values(pairs).reduce((sum, hits) => sum + hits, 0)).toBe(20);
  });

  it('give back their place whole when they are released among refused ones', async () => {
    const passed = await attempt(5, () => limits('released', 1));
    await Promise.all([...passed.map((one) => one.release()), attempt(20, () => limits('released', 2))]);
    expect(await counted('released')).toEqual({ 'pair:1': 0, 'pair:2': 5, account: 5, address: 5 });
    expect(await attempt(20, () => limits('released', 1))).toHaveLength(5);
  });

  it('are given back by a process whose clock is behind', async () => {
    await attempt(1, () => limits('behind', 1));
    const late = await beginAttempt({ db: other.db, now: new Date(now.getTime() - 120_000) }, limits('behind', 1));
    expect(late.hits('behind:pair:1')).toBe(2);
    await late.release();
    expect(await counted('behind')).toEqual({ 'pair:1': 1, account: 1, address: 1 });
  });
});
