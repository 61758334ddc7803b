import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { getMarket as endpoint, marketSchema, type Market } from '../contract.ts';
import { getMarket } from './get-market.ts';
import { refreshMarket } from './refresh-market.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TYPES = ['Single Family Residence', 'Condominium', 'Townhouse', 'Duplex', 'Manufactured Home'];
let app: TestDatabase;

/** One county with two cities, a neighborhood and a ZIP code each; 900 recorded sales of six years, 400 listings. */
async function buildWorld(): Promise<void> {
  const random = createRandom(20261121).next;
  const whole = (from: number, to: number) => Math.floor(from + random() * (to - from + 1));
  const day = (from: string, plus: number) => new Date(Date.parse(from) + plus * DAY_MS).toISOString().slice(0, 10);
  await sql`insert into places (slug, kind, name, search_name, state_or_province, source) values ('state', 'state', 'State', 'state', 'WA', 't')`.execute(
    app.db,
  );
  await sql`insert into places (slug, kind, name, search_name, state_or_province, source, parent_id) values ('county', 'county', 'County', 'county', 'WA', 't', 1)`.execute(
    app.db,
  );
  for (const [at, name] of ['Ash', 'Birch'].entries()) {
    const city = 3 + at * 3;
    await sql`insert into places (slug, kind, name, search_name, state_or_province, source, parent_id) values
      (${`city-${at}`}, 'city', ${name}, ${name.toLowerCase()}, 'WA', 't', 2),
      (${`hood-${at}`}, 'neighborhood', ${`${name} Hill`}, ${name.toLowerCase()}, 'WA', 't', ${city}),
      (${`zip-${at}`}, 'zip', ${`9800${at}`}, ${`9800${at}`}, 'WA', 't', ${city})`.execute(app.db);
  }
  for (let home = 1; home <= 400; home += 1) {
    const at = home % 3 === 0 ? 1 : 0;
    await sql`insert into parcels (source, parcel_number, address, search_address, city, state_or_province, postal_code, neighborhood_id, latitude, longitude, property_sub_type, living_area_sqft, year_built)
      values ('t', ${String(home)}, 'x', 'x', ${at === 0 ? 'Ash' : 'Birch'}, 'WA', ${`9800${at}`}, ${home % 2 === 0 ? 4 + at * 3 : null}, 47, -122, ${TYPES[home % 5]}, ${home % 11 === 0 ? null : whole(700, 3800)}, ${whole(1890, 2024)})`.execute(
      app.db,
    );
  }
  for (let sale = 0; sale < 900; sale += 1) {
    const close = day('2020-11-20', whole(0, 2190));
    const price = whole(200, 1500) * 100_000;
    const list = random() < 0.05 ? null : Math.round(price * (random() < 0.04 ? 2.5 : 0.9 + random() * 0.2));
    await sql`insert into sales (source, parcel_id, list_date, contract_date, close_date, list_price_cents, close_price_cents, arms_length)
      values ('t', ${whole(1, 400)}, ${random() < 0.1 ? null : day(close, -whole(20, 500))}, ${random() < 0.05 ? null : day(close, -whole(5, 60))}, ${close}, ${list}, ${price}, ${random() < 0.93})
      on conflict do nothing`.execute(app.db);
  }
  for (let listing = 1; listing <= 400; listing += 1) await addListing(listing, { random, whole, day });
}

async function addListing(
  id: number,
  tools: { random: () => number; whole: (a: number, b: number) => number; day: (from: string, plus: number) => string },
) {
  const { random, whole, day } = tools;
  const at = id % 3 === 0 ? 1 : 0;
  const listed = day('2025-01-02', whole(0, 660));
  const events: [string, string, number | null][] = [['Listed', listed, 500_000_00]];
  let last = listed;
  let price = 500_000_00;
  const add = (event: string, days: number) => {
    last = day(last, days);
    events.push([event, last, event === 'PriceChange' ? price : null]);
  };
  if (random() < 0.3) {
    price = Math.round(price * (random() < 0.8 ? 0.95 : 1.03));
    add('PriceChange', whole(3, 40));
  }
  const fate = random();
  if (fate < 0.6) add('Pending', whole(2, 60));
  if (fate < 0.1) {
    add('Relisted', whole(3, 20));
    add('Pending', whole(3, 30));
  }
  const status = fate < 0.45 ? 'Closed' : fate < 0.6 ? 'Pending' : fate < 0.75 ? 'Withdrawn' : 'Active';
  if (status === 'Closed') add('Sold', whole(15, 45));
  if (status === 'Withdrawn') add('Withdrawn', whole(20, 90));
  await sql`insert into listings (listing_key, originating_system_name, source_listing_key, standard_status, property_sub_type, list_price_cents,
      close_price_cents, close_date, on_market_date, living_area_sqft, city_place_id, zip_place_id, neighborhood_place_id, latitude, longitude,
      internet_entire_listing_display_yn, internet_address_display_yn, modification_timestamp, source_hash)
    values (${`k${id}`}, 't', ${`k${id}`}, ${status}, ${TYPES[id % 5]}, ${price}, ${status === 'Closed' ? price : null}, ${status === 'Closed' ? last : null}, ${listed},
      ${whole(700, 3800)}, ${3 + at * 3}, ${5 + at * 3}, ${4 + at * 3}, 47, -122, ${random() < 0.95}, ${random() < 0.9}, ${NOW}, '\\x00')`.execute(
    app.db,
  );
  for (const [event, on, cents] of events)
    await sql`insert into price_history (listing_id, event, price_cents, effective_at) values (${id}, ${event}, ${cents}, ${`${on}T12:00:00Z`}) on conflict do nothing`.execute(
      app.db,
    );
}

async function readMarket(slug: string, query: Record<string, string>): Promise<Market> {
  const parsed = endpoint.query?.parse(query);
  if (parsed === undefined) throw new Error('the call takes a query');
  return marketSchema.parse(await getMarket(systemCtx(), { slug, query: parsed }));
}

const log = createLog('silent');
const systemCtx = (now = NOW) => ({ actor: { kind: 'system' } as const, db: app.db, log, now, requestId: 'test' });

beforeAll(async () => {
  app = await openTestDatabase();
  await buildWorld();
  await refreshMarket(systemCtx());
});
afterAll(() => app.close());

describe('market statistics', () => {
  it('equal what SQL makes of the raw sales, for every kind of place, home and window', async () => {
    for (const [slug, filter] of [
      ['city-0', "p.city = 'Ash'"],
      ['zip-1', "p.postal_code = '98001'"],
      ['hood-0', 'p.neighborhood_id = 4'],
      ['state', 'true'],
    ] as const) {
      for (const [propertyType, types] of [
        ['all', TYPES],
        ['condo', ['Condominium']],
      ] as const) {
        for (const window of [1, 3, 12]) {
          const market = await readMarket(slug, { propertyType, window: String(window) });
          for (const month of ['2026-10-01', '2026-03-01', '2023-06-01']) {
            const { rows } = await sql<Record<string, number | null>>`
              with s as (
                select s.close_price_cents, s.list_price_cents, p.living_area_sqft from sales s join parcels p on p.id = s.parcel_id
                where s.arms_length and ${sql.raw(filter)} and p.property_sub_type = any(${types})
                  and s.close_date >= ${month}::date - make_interval(months => ${window - 1}::int) and s.close_date < ${month}::date + interval '1 month'
                union all
                select l.close_price_cents, l.list_price_cents, l.living_area_sqft
                from listings l where standard_status = 'Closed' and display_listing and property_sub_type = any(${types})
                  and ${sql.raw({ 'city-0': 'city_place_id = 3', 'zip-1': 'zip_place_id = 8', 'hood-0': 'map_neighborhood_id = 4', state: 'true' }[slug])}
                  and l.close_date >= ${month}::date - make_interval(months => ${window - 1}::int) and l.close_date < ${month}::date + interval '1 month')
              select count(*)::int as n, percentile_cont(0.5) within group (order by close_price_cents) / 100 as price,
                percentile_cont(0.5) within group (order by close_price_cents::float8 / nullif(living_area_sqft, 0)) / 100 as per_sqft,
                count(living_area_sqft)::int as per_sqft_n,
                avg(close_price_cents::float8 / list_price_cents) filter (where close_price_cents > 0.5 * list_price_cents) as ratio,
                avg((close_price_cents > list_price_cents)::int)::float8 as above, count(list_price_cents)::int as above_n from s`.execute(
              app.db,
            );
            const truth = rows[0] ?? {};
            const at = market.series.months.indexOf(month);
            const shown = (metric: keyof Market['series']['values']) => market.series.values[metric]?.[at] ?? null;
            expect(shown('homesSold')).toBe(truth['n']);
            if ((truth['n'] ?? 0) < 5) expect(shown('medianSalePrice')).toBeNull();
            else expect(shown('medianSalePrice')).toBeCloseTo(truth['price'] ?? 0, 2);
            if ((truth['per_sqft_n'] ?? 0) >= 5) expect(shown('medianPricePerSqft')).toBeCloseTo(truth['per_sqft'] ?? 0, 3);
            if ((truth['above_n'] ?? 0) >= 5) expect(shown('soldAboveList')).toBeCloseTo(truth['above'] ?? 0, 9);
            if ((truth['above_n'] ?? 0) >= 6 && shown('saleToList') !== null)
              expect(shown('saleToList')).toBeCloseTo(truth['ratio'] ?? 0, 9);
          }
        }
      }
    }
  });

  it('count inventory, cuts, contracts and failures as the histories of listings tell', async () => {
    const market = await readMarket('city-0', { window: '1' });
    for (const month of ['2026-04-01', '2026-10-01']) {
      const at = market.series.months.indexOf(month);
      const shown = (metric: keyof Market['series']['values']) => market.series.values[metric]?.[at] ?? null;
      const { rows } = await sql<{
        inventory: number;
        age: number;
        fresh: number;
        contracts: number;
        failed: number;
        days: number;
      }>`
        with own as (select * from listings where city_place_id = 3 and display_listing),
        last as (select (${month}::date + interval '1 month' - interval '1 day')::date as day),
        standing as (
          select o.id, o.on_market_date, (select event from price_history h where h.listing_id = o.id and event <> 'PriceChange' and effective_at::date <= last.day
            order by effective_at desc, h.id desc limit 1) as event from own o, last)
        select (select count(*) from standing where event in ('Listed', 'Relisted'))::int as inventory,
          (select percentile_cont(0.5) within group (order by last.day - on_market_date) from standing, last where event in ('Listed', 'Relisted')) as age,
          (select count(*) from price_history h join own on own.id = h.listing_id where event = 'Listed' and month_of(effective_at::date) = ${month}::date)::int as fresh,
          (select count(*) from price_history h join own on own.id = h.listing_id where event = 'Pending' and month_of(effective_at::date) = ${month}::date)::int
          + (select count(*) from sales s join parcels p on p.id = s.parcel_id where arms_length and p.city = 'Ash' and month_of(contract_date) = ${month}::date)::int as contracts,
          (select count(*) from price_history h join own on own.id = h.listing_id where event = 'Relisted' and month_of(effective_at::date) = ${month}::date)::int as failed`.execute(
        app.db,
      );
      const [truth] = rows;
      expect(shown('inventory')).toBe(truth?.inventory);
      expect(shown('medianAgeOfInventory')).toBe(truth?.age);
      expect(shown('newListings')).toBe(truth?.fresh);
      expect(shown('pendingSales')).toBe(truth?.contracts);
      expect(shown('cancellations')).toBeCloseTo((truth?.failed ?? 0) / (truth?.contracts ?? 1), 9);
      expect(shown('monthsOfSupply')).toBeCloseTo((truth?.inventory ?? 0) / (shown('homesSold') ?? 1), 9);
    }
  });

  it('say the change against a month and a year before, and what they cover', async () => {
    const market = await readMarket('state', { window: '12' });
    expect([market.periodStart, market.asOf]).toEqual(['2025-11-01', '2026-10-31']);
    const prices = market.series.values.medianSalePrice ?? [];
    const [now, month, year] = [prices.at(-1) ?? 0, prices.at(-2) ?? 0, prices.at(-13) ?? 0];
    expect(market.figures.medianSalePrice?.monthOverMonth).toBeCloseTo(now / month - 1, 9);
    expect(market.figures.medianSalePrice?.yearOverYear).toBeCloseTo(now / year - 1, 9);
  });

  it('withhold what fewer than five sales would tell, say why, and offer a wider place', async () => {
    const market = await readMarket('hood-1', { propertyType: 'condo', window: '1' });
    expect(market.figures.medianSalePrice).toMatchObject({ value: null, reason: 'too-few' });
    expect(market.wider?.slug).toMatch(/city-1|county|state/);
    await expect(readMarket('nowhere', {})).rejects.toMatchObject({ code: 'not-found' });
  });

  it('follow changes: only what changed is made again, and equals making all again', async () => {
    const before = await sql<{
      place_id: number;
      n: number;
    }>`select place_id, count(*)::int as n from market_stats group by 1 order by 1`.execute(app.db);
    await sql`update sales set close_price_cents = close_price_cents * 2 where id in (select s.id from sales s join parcels p on p.id = s.parcel_id where p.city = 'Ash' and close_date >= '2026-08-01' limit 5)`.execute(
      app.db,
    );
    await sql`delete from price_history where listing_id = 3`.execute(app.db);
    expect((await refreshMarket(systemCtx())).places).toBeGreaterThan(3);
    const incremental = await dump();
    await sql`truncate market_stats`.execute(app.db);
    await sql`delete from installation where key = 'market'`.execute(app.db);
    await refreshMarket(systemCtx());
    expect(await dump()).toEqual(incremental);
    expect(before.rows.length).toBeGreaterThan(6);
    expect(await refreshMarket(systemCtx())).toEqual({ places: 0 });
  });

  it('follow a sale and a listing of the same closing, which count in places of their own', async () => {
    // The listing lies in one neighborhood, the record in none or another; the listing closed the month before.
    await sql`update listings l set parcel_id = s.parcel_id, close_date = s.close_date - 31, neighborhood_place_id = 4, city_place_id = 3, zip_place_id = 5
      from sales s where s.id = l.id * 2 and l.standard_status = 'Closed' and s.close_date > '2022-01-01'`.execute(app.db);
    await refreshMarket(systemCtx());
    await sql`delete from sales where id in (select l.id * 2 from listings l where l.parcel_id is not null and l.id % 2 = 0)`.execute(
      app.db,
    );
    await expectWhole();
    await sql`update listings set standard_status = 'Withdrawn' where parcel_id is not null and id % 4 = 1`.execute(app.db);
    await sql`delete from listings where parcel_id is not null and id % 4 = 3`.execute(app.db);
    await expectWhole();
  });

  /** Computing only the changes gives the same as computing everything again. */
  async function expectWhole(): Promise<void> {
    expect((await refreshMarket(systemCtx())).places).toBeGreaterThan(2);
    const incremental = await dump();
    await sql`insert into market_changes select id, date '1900-01-01' from places`.execute(app.db);
    await refreshMarket(systemCtx());
    expect(incremental).toEqual(await dump());
  }

  it('keep no writer waiting while they are made, and miss nothing that is written meanwhile', async () => {
    const change = (db: typeof app.db, factor: number) =>
      sql`update sales set close_price_cents = close_price_cents * ${factor} where id in (select s.id from sales s join parcels p on p.id = s.parcel_id where p.city = 'Birch' and close_date >= '2026-07-01' limit 4)`.execute(
        db,
      );
    await change(app.db, 3);
    let refreshed: Promise<{ places: number }> | undefined;
    await app.db.transaction().execute(async (held) => {
      // A lock on the target table stops the refresh midway: it has taken the changes but not yet written the figures.
      await sql`lock table market_stats in share mode`.execute(held);
      refreshed = refreshMarket(systemCtx());
      await expect.poll(() => countBlocked(app.db), { interval: 20 }).toBe(1);
      await app.db.transaction().execute(async (writer) => {
        await sql`set local lock_timeout = '5s'`.execute(writer);
        await change(writer, 2);
      });
    });
    expect((await refreshed)?.places).toBeGreaterThan(2);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from market_changes`.execute(app.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect((await refreshMarket(systemCtx())).places).toBeGreaterThan(2);
    const incremental = await dump();
    await sql`truncate market_stats`.execute(app.db);
    await sql`delete from installation where key = 'market'`.execute(app.db);
    await refreshMarket(systemCtx());
    expect(await dump()).toEqual(incremental);
  });

  it('go on to a new month when one has ended', async () => {
    await refreshMarket(systemCtx(new Date('2026-12-01T00:10:00Z')));
    expect((await readMarket('state', { window: '1' })).asOf).toBe('2026-11-30');
  });

  it('are made by background work only', async () => {
    await expect(refreshMarket({ ...systemCtx(), actor: { kind: 'anonymous', address: '198.51.100.7' } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

async function dump() {
  const { rows } =
    await sql`select place_id, property_type, window_months, month, figures from market_stats order by 1, 2, 3, 4`.execute(
      app.db,
    );
  return rows;
}
