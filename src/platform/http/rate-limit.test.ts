import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Actor, Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';

const log = createLog('silent');
const START = Date.parse('2026-05-01T12:00:20Z');
const read = defineEndpoint({ method: 'GET', path: '/api/homes', summary: 'Homes', access: 'public' });
const limit = { name: 'contact', hits: 3, perSeconds: 3600 };
const write = defineEndpoint({ method: 'POST', path: '/api/questions', summary: 'Asks', access: 'public', limit });

let database: TestDatabase;
let clock: number;
const limiters: RateLimiter[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = START;
});
afterEach(async () => {
  for (const limiter of limiters.splice(0)) await limiter.close();
  await database.db.deleteFrom('rate_limits').execute();
});

/** The limit of one process; several share the database. */
function openLimiter(readsPerMinute = 10, skewMs = 0): RateLimiter {
  const limiter = createRateLimiter({ db: database.db, readsPerMinute, log, now: () => clock + skewMs });
  limiters.push(limiter);
  return limiter;
}

function from(address: string, actor: Actor = { kind: 'anonymous', address }): Context {
  return { actor, db: database.db, now: new Date(clock), requestId: 'test', log };
}

/** How many of `count` calls pass, and the last refusal. */
async function countPassing(count: number, call: () => Promise<void> | void) {
  let passed = 0;
  let refusal: unknown;
  for (let n = 0; n < count; n += 1) {
    try {
      await call();
      passed += 1;
    } catch (error) {
      refusal = error;
    }
  }
  return { passed, refusal };
}

describe('reads', () => {
  it('pass up to the limit; the refusal says when to come back', async () => {
    const limiter = openLimiter(10);
    const { passed, refusal } = await countPassing(15, () => limiter.check(from('192.0.2.1'), read, false));
    expect(passed).toBe(10);
    expect(refusal).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 61 });
    await expect(limiter.check(from('192.0.2.2'), read, false)).resolves.toBeUndefined();
  });

  it('of pages and of the API share one budget', async () => {
    const limiter = openLimiter(10);
    expect((await countPassing(6, () => limiter.countRead('192.0.2.1'))).passed).toBe(6);
    expect((await countPassing(6, () => limiter.check(from('192.0.2.1'), read, false))).passed).toBe(4);
  });

  it('are shared by processes through the database', async () => {
    const [one, other] = [openLimiter(10), openLimiter(10)];
    await countPassing(7, () => one.countRead('192.0.2.1'));
    await countPassing(1, () => other.countRead('192.0.2.1'));
    await one.exchange();
    await other.exchange();
    expect((await countPassing(5, () => other.countRead('192.0.2.1'))).passed).toBe(2);
  });

  it('that come while others are exchanged are exchanged once', async () => {
    const [one, other] = [openLimiter(10), openLimiter(10)];
    await countPassing(3, () => one.countRead('192.0.2.1'));
    const exchange = one.exchange();
    await countPassing(1, () => one.countRead('192.0.2.1'));
    await exchange;
    for (let times = 0; times < 3; times++) await one.exchange();
    await countPassing(1, () => other.countRead('192.0.2.1'));
    await other.exchange();
    expect((await countPassing(9, () => other.countRead('192.0.2.1'))).passed).toBe(5);
  });

  it('slide: what is more than a minute ago counts no more', async () => {
    const limiter = openLimiter(10);
    await countPassing(12, () => limiter.countRead('192.0.2.1'));
    await limiter.exchange();
    clock += 60_000;
    expect((await countPassing(1, () => limiter.countRead('192.0.2.1'))).passed).toBe(0);
    clock += 1000;
    expect((await countPassing(12, () => limiter.countRead('192.0.2.1'))).passed).toBe(10);
    await limiter.exchange();
    expect((await countPassing(1, () => limiter.countRead('192.0.2.1'))).passed).toBe(0);
  });

  it('of the pages themselves and of the process do not count', async () => {
    const limiter = openLimiter(1);
    expect((await countPassing(5, () => limiter.check(from('192.0.2.1'), read, true))).passed).toBe(5);
    const system = from('', { kind: 'system' });
    expect((await countPassing(5, () => limiter.check(system, write, false))).passed).toBe(5);
  });

  it('are free where the limit is 0', async () => {
    const limiter = openLimiter(0);
    expect((await countPassing(50, () => limiter.check(from('192.0.2.1'), read, false))).passed).toBe(50);
    await limiter.exchange();
    expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('are neither lost nor counted twice while the database is away', async () => {
    const { db, close } = openDatabase({ connectionString: database.connectionString, poolSize: 1, log });
    const limiter = createRateLimiter({ db, readsPerMinute: 10, log, now: () => clock });
    await countPassing(4, () => limiter.countRead('192.0.2.1'));
    await close();
    await limiter.exchange();
    expect((await countPassing(10, () => limiter.countRead('192.0.2.1'))).passed).toBe(6);
    await limiter.close();
  });
});

describe('calls with a limit of their own', () => {
  it('are counted exactly, over all processes and at once', async () => {
    const [one, other] = [openLimiter(), openLimiter()];
    const calls = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? one : other).check(from('192.0.2.1'), write, false));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(DomainError);
    expect(refused?.reason).toMatchObject({ retryAfterSeconds: 3640 });
  });

  it('count people, where they are signed in, and not their network', async () => {
    const limiter = openLimiter();
    const person = { kind: 'user', role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
    const user = (userId: string) => from('', { ...person, userId, address: '192.0.2.1' });
    expect((await countPassing(4, () => limiter.check(user('a'), write, false))).passed).toBe(3);
    expect((await countPassing(1, () => limiter.check(user('b'), write, false))).passed).toBe(1);
  });

  it('slide over the hour, and a clock that is behind does not set them back', async () => {
    const [limiter, behind] = [openLimiter(), openLimiter(10, -3_600_000)];
    await countPassing(3, () => limiter.check(from('192.0.2.1'), write, false));
    expect((await countPassing(1, () => behind.check(from('192.0.2.1'), write, false))).passed).toBe(0);
    expect((await countPassing(1, () => limiter.check(from('192.0.2.1'), write, false))).passed).toBe(0);
    clock = Date.parse('2026-05-01T13:00:01Z');
    expect((await countPassing(1, () => limiter.check(from('192.0.2.1'), write, false))).passed).toBe(0);
    clock += 60_000;
    expect((await countPassing(4, () => limiter.check(from('192.0.2.1'), write, false))).passed).toBe(3);
  });
});

it('forgets addresses within an hour', async () => {
  const limiter = openLimiter();
  await limiter.check(from('192.0.2.1'), write, false);
  clock += 3_500_000;
  await limiter.check(from('192.0.2.2'), write, false);
  await limiter.sweep();
  clock += 161_000;
  await limiter.sweep();
  expect(await database.db.selectFrom('rate_limits').select('key').execute()).toHaveLength(1);
  clock += 3_500_000;
  await limiter.sweep();
  const left = await database.db.selectFrom('rate_limits').select('key').execute();
  expect(left.map(({ key }) => key)).toEqual([]);
});
