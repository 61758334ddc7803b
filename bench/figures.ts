import os from 'node:os';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getListing } from '#domains/listings/server/index.ts';
import { countVisitDays, findNextVisits, listVisitsAt } from '#domains/bookings/server/index.ts';
import { countOfferDays, findSaleOf, listOpenOffers } from '#domains/offers/server/index.ts';
import { getListingFigures } from '#domains/selling/server/figures/get-figures.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Context } from '#platform/verb/context.ts';
import { fillDatabase } from './search/fill-database.ts';
import { type Percentiles, percentiles, ratioOf } from './search/measure.ts';
import { withScratchDatabase } from './search/scratch-database.ts';

export interface FiguresBenchOptions {
  /** URL of any database of the server. */
  serverUrl: string;
  listings: number;
  reads: number;
  keep: string | undefined;
  log: Log;
  report: (step: string) => void;
}

export interface FiguresBenchResult {
  listings: number;
  views: number;
  /** Milliseconds of a whole read by one reader at a time, its statements and what it computes. */
  ms: Percentiles;
  /** The same of the home's public page, read in turns with it: what the machine makes of a read that is known to be quick. */
  pageMs: Percentiles;
  ratio: Percentiles;
  /** Share of the reads that were compared with similar homes. */
  compared: number;
  cores: number;
  /** Of the last minute: above the number of cores, others were at work as well. */
  load: number;
}

const NOW = new Date('2026-05-01T18:00:00Z');
const WARM_UP = 20;
const OWNERS = 400;

/** Reads the dashboards of homes with a year of views among those of all others. */
export async function benchFigures(options: FiguresBenchOptions): Promise<FiguresBenchResult> {
  return withScratchDatabase(options.serverUrl, { keep: options.keep }, async (connectionString, isNew) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    if (isNew) {
      await fillDatabase(client, options.listings, options.report);
      options.report('a year of views');
      await client.query(VIEWS_SQL);
      options.report('own listings');
      await client.query(OWN_SQL, [OWNERS]);
      await client.query('vacuum analyze');
    }
    const { rows: sums } = await client.query<{ views: string }>('select sum(views) as views from listing_day_counts');
    const { rows: own } = await client.query<{ id: string; user_id: string; listing_key: string }>(
      'select id, user_id, listing_key from own_listings order by id',
    );
    await client.end();
    options.report('reads');
    const { db, close } = openDatabase({ connectionString, poolSize: 4, log: options.log });
    const times: number[] = [];
    const pageTimes: number[] = [];
    let compared = 0;
    for (let at = -WARM_UP; at < options.reads; at += 1) {
      const one = own[(at + WARM_UP) % own.length];
      if (one === undefined) throw new Error('no home of this size fits the price band');
      const ctx = contextOf(db, one.user_id, options.log);
      const startedAt = performance.now();
      const { peers } = await getListingFigures(ctx, one.id, {
        countOfferDays,
        countVisitDays,
        findNextVisits,
        listVisitsAt,
        findSaleOf,
        listOpenOffers,
      });
      const readAt = performance.now();
      await getListing(ctx, one.listing_key);
      if (at < 0) continue;
      times.push(readAt - startedAt);
      pageTimes.push(performance.now() - readAt);
      if (peers.refusal === null) compared += 1;
    }
    await close();
    const [ms, pageMs] = [percentiles(times), percentiles(pageTimes)];
    return {
      listings: options.listings,
      views: Number(sums[0]?.views ?? 0),
      ms,
      pageMs,
      ratio: ratioOf(ms, pageMs),
      compared: compared / times.length,
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  });
}

function contextOf(db: Context['db'], userId: string, log: Log): Context {
  return {
    db,
    log,
    now: NOW,
    requestId: randomUUID(),
    actor: {
      kind: 'user',
      userId,
      role: 'seller',
      roles: ['seller'],
      sessionId: 'bench',
      isDemo: false,
      emailVerified: true,
      address: '127.0.0.1',
    },
  };
}

// Each day of the last year of each home with visits: 1 to 5 of them.
const VIEWS_SQL = `
insert into listing_day_counts (listing_id, day, impressions, views, saves)
select l.id, d::date, 20 + (hashint8(l.id * 91 + extract(doy from d)::bigint) & 31), 1 + (hashint8(l.id * 367 + extract(doy from d)::bigint) & 3) + (l.id % 2)::int, (l.id % 11 = 0)::int
from (select id from listings order by standard_status = 'Active' desc, id limit 10500) l
cross join generate_series(date '2025-05-02', date '2026-05-01', interval '1 day') d
where hashint8(l.id * 31 + extract(doy from d)::bigint) & 7 < 7`;

const OWN_SQL = `
with chosen as (
  select l.id, l.listing_key, l.originating_system_name, gen_random_uuid() as own, row_number() over (order by l.id) as n
  from listings l where l.standard_status = 'Active' and l.display_listing and l.listed_on < date '2026-04-20'
    and exists (select from listing_day_counts c where c.listing_id = l.id)
  order by l.id limit $1
), people as (
  insert into users (id, email, display_name, created_at)
  select 'bench-' || n, 'bench-' || n || '@home.example', 'Seller ' || n, now() from chosen returning id
)
insert into own_listings (id, user_id, originating_system_name, listing_key, standard_status, record, version, published_version, was_active, created_at, updated_at)
select own, 'bench-' || n, originating_system_name, listing_key, 'Active', '{}', 1, 1, true, now(), now() from chosen`;
