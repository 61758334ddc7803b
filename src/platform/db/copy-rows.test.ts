import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import type { Trx } from './database.ts';
import { DatabaseAway } from './outage.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase({ poolSize: 3 });
});
afterAll(() => test?.close());

const TEXTS = ['plain', '', '\\N', '\\.', 'a\tb\nc\r\\d', '“ä” 🏠', '\u2028"{},\'null'];

const withSources = (rows: readonly (readonly [string, string | null])[]) => async (trx: Trx) =>
  copyRows(trx, 'listing_sources', ['name', 'disclaimer'], rows, (row) => row);

it('writes every text as it is, and nothing where there is nothing', async () => {
  const rows = [...TEXTS, null].map((text, at) => [`source ${at}`, text] as const);
  await test.db.transaction().execute(withSources(rows));
  const found = await test.db.selectFrom('listing_sources').select(['name', 'disclaimer']).orderBy('name').execute();
  expect(found.map(({ name, disclaimer }) => [name, disclaimer])).toEqual(rows);
});

it('writes more rows than are written down at once', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `many ${at} ${'x'.repeat(1000)}`);
  await copyRows(test.db, 'listing_sources', ['name'], names, (name) => [name]);
  const found = await test.db.selectFrom('listing_sources').select('name').where('name', 'like', 'many %').execute();
  expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

it('writes numbers, truths and lists', async () => {
  await sql`create table copied (id int, is_true boolean, amount float8, texts text[], counted int not null default 7)`.execute(
    test.db,
  );
  const rows: readonly Cell[][] = [
    [1, true, -0.5, TEXTS],
    [2, false, 1e21, []],
    [3, undefined, null, null],
  ];
  await copyRows(test.db, 'copied' as never, ['id', 'is_true', 'amount', 'texts'] as never, rows, (row) => row);
  expect((await sql`select * from copied order by id`.execute(test.db)).rows).toEqual([
    { id: 1, is_true: true, amount: -0.5, texts: TEXTS, counted: 7 },
    { id: 2, is_true: false, amount: 1e21, texts: [], counted: 7 },
    { id: 3, is_true: null, amount: null, texts: null, counted: 7 },
  ]);
});

it('says what is refused, writes nothing of it, and leaves the connection as it was', async () => {
  const twice = [
    ['new', null],
    ['new', null],
  ] as const;
  await expect(test.db.transaction().execute(withSources(twice))).rejects.toMatchObject({ code: '23505' });
  const copying = copyRows(test.db, 'no_such_table' as never, ['a'] as never, ['b'], (text) => [text]);
  await expect(copying).rejects.toMatchObject({ code: '42P01' });
  expect(await test.db.selectFrom('listing_sources').selectAll().where('name', '=', 'new').execute()).toEqual([]);
});

it('writes nothing where a row cannot be written down, and leaves the connection as it was', async () => {
  const toCells = (name: string) => {
    if (name.startsWith('half 70')) throw new Error('no such cell');
    return [name];
  };
  const names = Array.from({ length: 80 }, (_, at) => `half ${at} ${'x'.repeat(1000)}`);
  await test.db.connection().execute(async (db) => {
    await expect(copyRows(db, 'listing_sources', ['name'], names, toCells)).rejects.toThrow('no such cell');
    expect(await db.selectFrom('listing_sources').select('name').where('name', 'like', 'half %').execute()).toEqual([]);
  });
});

it('ends with the connection where that breaks', async () => {
  await test.db.transaction().execute(async (trx) => {
    await sql`lock table listing_sources in access exclusive mode`.execute(trx);
    const copying = copyRows(test.db, 'listing_sources', ['name'], ['waits'], (name) => [name]);
    copying.catch(() => undefined);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ hasEnded: boolean }>`
          select pg_terminate_backend(pid) as "hasEnded" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
        return rows;
      })
      .toEqual([{ hasEnded: true }]);
    await expect(copying).rejects.toThrow(DatabaseAway);
  });
});
