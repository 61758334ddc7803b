import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { openTestDatabase, type TestDatabase, withRollback } from '#tests/support/test-database.ts';
import { hideFew } from '../../model/hide-few.ts';
import { markFew } from './mark-few.ts';

let there: TestDatabase;
beforeAll(async () => {
  there = await openTestDatabase();
});
afterAll(() => there.close());

const NOTHING = { views: 0, visits: 0, bounces: 0, seconds: 0 };

it('marks the values of each day and dimension that hideFew hides, and no other', async () => {
  const random = createRandom('few');
  const counts = Array.from({ length: 400 }, (_, at) => ({
    dimension: `d${at}`,
    rows: Array.from({ length: random.int(1, 6) }, (_row, place) => ({ value: `v${place}`, visitors: random.int(1, 9) })),
  }));
  const [day, other] = ['2026-03-01', '2026-03-02'];
  const rows = counts.flatMap(({ dimension, rows: own }) => own.map((row) => ({ ...row, ...NOTHING, dimension })));
  const marked = await withRollback(there.db, async (trx) => {
    for (const one of [day, other])
      await trx
        .insertInto('traffic_days')
        .values(rows.map((row) => ({ ...row, day: one })))
        .execute();
    await markFew(trx, [day]);
    return trx.selectFrom('traffic_days').select(['day', 'dimension', 'value']).where('is_few', '=', true).execute();
  });
  const hidden = counts.flatMap(({ dimension, rows: own }) => {
    const { shown } = hideFew(own, ({ visitors }) => visitors);
    return own.filter((row) => !shown.includes(row)).map(({ value }) => ({ day, dimension, value }));
  });
  expect(hidden.length).toBeGreaterThan(100);
  const names = (list: readonly { day: string; dimension: string; value: string }[]) =>
    list.map((row) => `${row.day} ${row.dimension} ${row.value}`).toSorted();
  expect(names(marked)).toEqual(names(hidden));
});
