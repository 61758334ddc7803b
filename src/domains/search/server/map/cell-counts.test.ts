import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { drawHomes, insertHomes, insertTestPlaces, type TestPlaces } from '#tests/support/random-homes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** Stored counts and fresh counts, row by row; counts that wait to be merged are added. */
const KEPT = `
  select zoom, by_kind, cell, property_sub_type, bedrooms, sum(listings)::int as listings, sum(priced)::int as priced, sum(log_price_sum)::bigint as log_price_sum,
    sum(latitude_sum)::bigint as latitude_sum, sum(longitude_sum)::bigint as longitude_sum, min(min_price_cents) as min_price_cents
  from (
    select zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents from cell_agg
    union all
    select z.zoom, k.by_kind, case when cell < 0 then -1 else cell >> (2 * (14 - z.zoom)) end, case when k.by_kind then property_sub_type else '' end,
      case when k.by_kind then bedrooms else -1 end, listings, priced, log_price_sum, latitude_sum, longitude_sum, case when cell >= 0 then min_price_cents end
    from cell_changes cross join (values (0), (10), (14)) as z (zoom) cross join (values (true), (false)) as k (by_kind)) c
  group by 1, 2, 3, 4, 5 having sum(listings) <> 0 order by 1, 2, 3, 4, 5`;
const LIVE = `
  select z.zoom, k.by_kind, coalesce(cell >> (2 * (16 - z.zoom)), -1) as cell, case when k.by_kind then coalesce(property_sub_type, '') else '' end as property_sub_type,
    case when k.by_kind then coalesce(bedrooms_total, -1) else -1 end::smallint as bedrooms,
    count(*)::int as listings, count(list_price_cents)::int as priced, coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0)::bigint as log_price_sum,
    coalesce(sum(round(map_latitude * 1e6)::bigint), 0)::bigint as latitude_sum, coalesce(sum(round(map_longitude * 1e6)::bigint), 0)::bigint as longitude_sum,
    min(list_price_cents) filter (where cell is not null) as min_price_cents
  from listings cross join (values (0), (10), (14)) as z (zoom) cross join (values (true), (false)) as k (by_kind)
  where standard_status = 'Active' and display_listing
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;

describe('counts per cell', () => {
  let database: TestDatabase;
  let places: TestPlaces;

  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 10 });
    places = await insertTestPlaces(database.db);
  });
  afterEach(() => database.pool.query('truncate listings cascade'));
  afterAll(() => database.close());

  async function expectTrue(): Promise<number> {
    const [kept, live] = [await database.pool.query(KEPT), await database.pool.query(LIVE)];
    expect(kept.rows).toEqual(live.rows);
    return live.rows.length;
  }

  it('are true after every kind of write', async () => {
    await insertHomes(database.db, drawHomes(createRandom('cells'), 600, places));
    expect(await expectTrue()).toBeGreaterThan(300);
    const writes = [
      `update listings set list_price_cents = list_price_cents * 0.9 where id % 3 = 0`,
      `update listings set standard_status = 'Pending' where id % 5 = 0`,
      `update listings set standard_status = 'Active', bedrooms_total = 4 where id % 7 = 0`,
      `update listings set latitude = latitude + 0.01, longitude = null where id % 11 = 0`,
      `update listings set internet_address_display_yn = not internet_address_display_yn where id % 4 = 0`,
      `update listings set internet_entire_listing_display_yn = false where id % 13 = 0`,
      `update listings set photos_count = photos_count + 1`,
      // Deletes the cheapest of each group, which changes the lowest price.
      `delete from listings where id in (select distinct on (cell >> 4, property_sub_type, bedrooms_total) id from listings order by cell >> 4, property_sub_type, bedrooms_total, list_price_cents)`,
      `update listings set list_price_cents = null where id % 6 = 0`,
      `delete from listings where id % 2 = 0`,
    ];
    for (const write of writes) {
      await database.pool.query(write);
      await expectTrue();
    }
    const waiting = await database.pool.query<{ n: number }>('select count(*)::int as n from cell_changes');
    expect(waiting.rows[0]?.n).toBe(0);
    await database.pool.query('truncate listings cascade');
    expect(await expectTrue()).toBe(0);
    expect((await database.pool.query('select from cell_agg')).rowCount).toBe(0);
  });

  it('are true while and after many write at once, and nobody waits for anyone', async () => {
    await insertHomes(database.db, drawHomes(createRandom('writers'), 400, places));
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const random = createRandom(`writer ${writer}`);
      const client = await database.pool.connect();
      try {
        // Each writer has its own homes, so a writer that waits for another fails here.
        await client.query(`set lock_timeout = '2s'`);
        for (let round = 0; round < 12; round++) {
          await client.query('begin');
          for (let statement = 0; statement < 3; statement++) {
            const own = `id % 8 = ${writer} and id % ${random.int(2, 5)} = 0`;
            await client.query(
              random.pick([
                `update listings set list_price_cents = list_price_cents + ${random.int(-5000, 5000)} * 1000 where list_price_cents > 9000000 and ${own}`,
                `update listings set standard_status = '${random.pick(['Active', 'Pending'])}' where ${own}`,
                `update listings set latitude = latitude + ${random.between(-0.01, 0.01)} where ${own}`,
              ]),
            );
            await client.query('select pg_sleep(0.002)');
          }
          await client.query(random.chance(0.2) ? 'rollback' : 'commit');
        }
      } finally {
        client.release();
      }
    });
    await Promise.all(writers);
    await expectTotals();
    await database.pool.query('update listings set bedrooms_total = bedrooms_total');
    await database.pool.query(`update listings set photos_count = 3, list_price_cents = list_price_cents + 100`);
    await expectTrue();
  });

  /** Lowest prices of waiting changes may differ; everything else must already be right. */
  async function expectTotals(): Promise<void> {
    const sums = (from: string) =>
      `select zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum from (${from}) t order by 1, 2, 3, 4, 5`;
    const [kept, live] = [await database.pool.query(sums(KEPT)), await database.pool.query(sums(LIVE))];
    expect(kept.rows).toEqual(live.rows);
  }

  it('are the same when made anew', async () => {
    await insertHomes(database.db, drawHomes(createRandom('anew'), 300, places));
    const before = await database.pool.query(KEPT);
    await database.pool.query('select rebuild_cell_agg()');
    expect((await database.pool.query(KEPT)).rows).toEqual(before.rows);
  });
});
