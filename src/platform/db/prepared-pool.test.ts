import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

async function preparedNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from pg_prepared_statements where name like 'q%' order by name`,
  );
  return rows.map((row) => row.name);
}

describe('the prepared pool', () => {
  it('names a statement from its third use on, and answers the same', async () => {
    const { db } = database;
    const before = await preparedNames();
    const ask = async (n: number) => (await sql<{ n: number }>`select ${n}::int + 1 as n`.execute(db)).rows[0]?.n;
    expect([await ask(1), await ask(2)]).toEqual([2, 3]);
    expect(await preparedNames()).toEqual(before);
    expect([await ask(3), await ask(4)]).toEqual([4, 5]);
    expect(await preparedNames()).toHaveLength(before.length + 1);
  });

  it('works within transactions, rollbacks included', async () => {
    const { db } = database;
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(
        db.transaction().execute(async (trx) => {
          await trx
            .insertInto('installation')
            .values({ key: `turn-${turn}`, value: '1' })
            .execute();
          throw new Error('back');
        }),
      ).rejects.toThrow('back');
    }
    expect(await db.selectFrom('installation').selectAll().where('key', 'like', 'turn-%').execute()).toEqual([]);
  });

  it('gives up naming where there are too many texts', async () => {
    const { db } = database;
    for (let shape = 0; shape < 320; shape += 1) {
      const column = sql.raw(`c${shape}`);
      for (let use = 0; use < 3; use += 1) await sql`select ${use}::int as ${column}`.execute(db);
    }
    expect((await preparedNames()).length).toBeLessThanOrEqual(300);
  });
});
