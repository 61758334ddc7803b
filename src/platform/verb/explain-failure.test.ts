import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DatabaseAway } from '#platform/db/outage.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { DomainError } from './domain-error.ts';
import { explainFailure } from './explain-failure.ts';

let database: TestDatabase;
const lines: string[] = [];
const log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) });
const explain = (error: unknown) => explainFailure(error, { log, requestId: 'r', path: '/api/x' });

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
  const texts = [
    'create table kinds (id int primary key, amount int check (amount > 0), name varchar(3))',
    'create table things (id int primary key, kind int references kinds)',
    'insert into kinds values (1)',
    'insert into things values (1, 1)',
  ];
  for (const text of texts) await sql.raw(text).execute(database.db);
});
afterAll(() => database.close());
beforeEach(() => void lines.splice(0));

it.each([
  ['a row of what went meanwhile', 'insert into things values (2, 99)', 'not-found', 0],
  ['the end of what others need', 'delete from kinds', 'conflict', 0],
  ['what exists already', 'insert into things values (1, 1)', 'conflict', 0],
  ['a number beyond its column', 'insert into kinds values (2147483648)', 'malformed', 1],
  ['half a date', `select '2020…'::timestamptz`, 'malformed', 1],
  ['a day that no calendar has', `select '2021-02-30'::date`, 'malformed', 1],
  ['a text that is no number', `select 'x'::int`, 'malformed', 1],
  ['what a check refuses', 'insert into kinds values (2, -1)', 'malformed', 1],
  ['a text beyond its column', `insert into kinds values (2, 1, 'long')`, 'malformed', 1],
  ['what takes too long', `do $$ begin raise sqlstate '57014'; end $$`, 'unavailable', 1],
  ['a deadlock', `do $$ begin raise sqlstate '40P01'; end $$`, 'stale', 0],
  ['a fault of our own', 'select nothing', undefined, 1],
])('explains %s', async (_what, text, code, told) => {
  const error: unknown = await sql
    .raw(text)
    .execute(database.db)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(explain(error)?.code).toBe(code);
  expect(lines).toHaveLength(told);
});

it('leaves a verb’s own refusal as it is, and tells no log of an outage that it knows of', () => {
  const refusal = new DomainError('gone', 'Sold.');
  expect(explain(refusal)).toBe(refusal);
  expect(explain(new DatabaseAway('away'))).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(lines).toEqual([]);
});

it('tells the log of everything else, and the caller nothing', () => {
  expect(explain(new Error('password=hunter2'))).toBeUndefined();
  expect(explain('thrown text')).toBeUndefined();
  expect(lines).toHaveLength(2);
});
