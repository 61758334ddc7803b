import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { orderByTime, readInTurn, type TimeMark } from './order-by-time.ts';
import { cutPage } from './page-cursor.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

// Within one millisecond, and two of them at the same moment.
const ROWS = sql`(values (1, '2026-05-01T12:00:00.123001Z'::timestamptz), (2, '2026-05-01T12:00:00.123456Z'),
  (3, '2026-05-01T12:00:00.123456Z'), (4, '2026-05-01T12:00:00.123999Z'), (5, '2026-05-01T12:00:00.124Z')) as r (id, at)`;

describe.each([
  { first: 'newest' as const, order: [5, 4, 3, 2, 1] },
  { first: 'oldest' as const, order: [1, 2, 3, 4, 5] },
])('a list by time, the $first first', ({ first, order }) => {
  const byTime = orderByTime({ at: sql`r.at`, id: sql`r.id`, ids: z.number().int(), first });
  const read = async (after: TimeMark | undefined, limit: number) =>
    (
      await sql<{ id: number; mark: TimeMark }>`select r.id, ${byTime.mark} as mark from ${ROWS}
        where ${byTime.isAfter(after)} order by ${byTime.by} limit ${limit}`.execute(test.db)
    ).rows;

  it.each([1, 2, 3])('has each row once in pages of %d', async (limit) => {
    const ids: number[] = [];
    for (let cursor: string | undefined | null; cursor !== null;) {
      const { page, nextCursor } = cutPage(await read(byTime.readCursor(cursor), limit + 1), limit, ({ mark }) => mark);
      ids.push(...page.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect(ids).toEqual(order);
  });

  it('is read in turn to its end', async () => {
    const parts: number[][] = [];
    for await (const rows of readInTurn(2, read)) parts.push(rows.map(({ id }) => id));
    expect(parts.flat()).toEqual(order);
  });
});

it('refuses a cursor of another list', () => {
  const byTime = orderByTime({ at: sql`at`, id: sql`id`, ids: z.uuid() });
  expect(() => byTime.readCursor('nonsense')).toThrow('nextCursor');
});
