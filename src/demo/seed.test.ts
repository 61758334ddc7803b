import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readDemonstration, removeDemonstration } from '#domains/feeds/server/index.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import type { Db } from '#platform/db/database.ts';
import { fixtureCity, STORED_PARCELS } from './market/fixture-city.ts';
import { seedDemonstration, type SeedOptions } from './seed.ts';

const DAY = '2026-05-01';
const open: TestDatabase[] = [];
let whole: TestDatabase;
/** What was said while it was built. */
const said: string[] = [];

async function openDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  open.push(database);
  return database;
}

/** The small city of the market's tests, as seen on a day. */
function seed(db: Db, asOf = DAY, told: Pick<SeedOptions, 'onProgress' | 'onBrowsable'> = {}) {
  const ctx = systemContext(db, new Date(`${asOf}T12:00:00Z`));
  return seedDemonstration(ctx, { seed: 7, asOf, makeCity: () => fixtureCity(STORED_PARCELS), ...told });
}

beforeAll(async () => {
  whole = await openDatabase();
  await seed(whole.db, DAY, {
    onBrowsable: () => void said.push('browsable'),
    onProgress: (step: string) => said.at(-1) === step || said.push(step),
  });
});
afterAll(async () => {
  for (const database of open) await database.close();
});

// Row numbers and the time of writing differ from run to run; what rows refer to is named by its own key.
const VOLATILE = [
  'id',
  'imported_at',
  'observed_at',
  'updated_at',
  'next_attempt_at',
  'cover_media_id',
  'listing_id',
  'parcel_id',
  'parent_id',
  'neighborhood_id',
];
const REFERENCES: Record<string, string> = {
  places: `select p.*, (select slug from places up where up.id = p.parent_id) as parent from places p`,
  schools: `select * from schools`,
  transit_stops: `select * from transit_stops`,
  pois: `select * from pois`,
  parks: `select * from parks`,
  hazard_zones: `select * from hazard_zones`,
  map_tiles: `select z, x, y, md5(data) as data from map_tiles`,
  installation: `select * from installation`,
  parcels: `select p.*, n.slug as neighborhood from parcels p left join places n on n.id = p.neighborhood_id`,
  tax_records: `select t.*, p.parcel_number, p.unit_number from tax_records t join parcels p on p.id = t.parcel_id`,
  sales: `select s.*, p.parcel_number, p.unit_number from sales s join parcels p on p.id = s.parcel_id`,
  listings: `select to_jsonb(l) - array['city_place_id', 'zip_place_id', 'neighborhood_place_id', 'map_neighborhood_id'] as listing,
    c.slug as city, z.slug as zip, n.slug as neighborhood, p.parcel_number, p.unit_number, m.media_key
    from listings l left join places c on c.id = l.city_place_id left join places z on z.id = l.zip_place_id
    left join places n on n.id = l.neighborhood_place_id left join parcels p on p.id = l.parcel_id left join listing_media m on m.id = l.cover_media_id`,
  listing_details: `select d.*, l.listing_key from listing_details d join listings l on l.id = d.listing_id`,
  listing_media: `select m.*, l.listing_key from listing_media m join listings l on l.id = m.listing_id`,
  price_history: `select h.*, l.listing_key from price_history h join listings l on l.id = h.listing_id`,
  open_houses: `select o.*, l.listing_key from open_houses o join listings l on l.id = o.listing_id`,
  listing_sources: `select * from listing_sources`,
};

/** How many rows each table holds, and a hash of what they say. */
async function fingerprint(db: Db): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const [table, query] of Object.entries(REFERENCES)) {
    const { rows } = await sql<{ n: number; hash: string }>`
      select count(*)::int as n, md5(coalesce(string_agg(line, e'\n' order by line), '')) as hash
      from (select ((to_jsonb(t) - ${VOLATILE}::text[]) || case when to_jsonb(t) ? 'listing'
        then jsonb_build_object('listing', (to_jsonb(t) -> 'listing') - ${VOLATILE}::text[]) else '{}' end)::text as line
        from (${sql.raw(query)}) as t) as lines`.execute(db);
    prints[table] = `${rows[0]?.n} rows, ${rows[0]?.hash}`;
  }
  return prints;
}

describe('the demonstration in the database', () => {
  it('has everything: places, records, listings in every status with their history, the map', async () => {
    const prints = await fingerprint(whole.db);
    for (const table of [
      'places',
      'schools',
      'parks',
      'map_tiles',
      'parcels',
      'tax_records',
      'sales',
      'listings',
      'listing_media',
      'price_history',
    ])
      expect(prints[table], table).not.toMatch(/^0 rows/);
    const { rows } = await sql<{ linked: number; listed: number }>`
      select count(parcel_id)::int as linked, count(*)::int as listed from listings`.execute(whole.db);
    expect(rows[0]?.linked).toBe(rows[0]?.listed);
    // Buildings have no boundary: where they lie is known from their homes.
    const unlocated = sql<{ slug: string }>`select distinct p.slug from places p join listings l on l.map_neighborhood_id = p.id
      where p.latitude is null and l.display_listing and l.map_latitude is not null`;
    expect((await unlocated.execute(whole.db)).rows).toEqual([]);
    expect(await whole.db.selectFrom('installation').select('value').where('key', '=', 'demonstration').execute()).toEqual([
      { value: { state: 'ready', seed: 7, asOf: DAY } },
    ]);
  });

  it('can be browsed once the first homes for sale stand', () => {
    expect(said.slice(0, 5)).toEqual([
      'Laying out the city',
      'Building its homes and their sales',
      'Cutting the map',
      'Listing the first homes',
      'browsable',
    ]);
    expect(said.slice(5)).toEqual([
      'Listing homes',
      'Writing parcels, taxes and sales',
      'Adding sold homes',
      'Measuring what lies around each home',
      'Making its market figures',
    ]);
  });

  it('stays the same when it is built again', async () => {
    const before = await fingerprint(whole.db);
    await seed(whole.db);
    expect(await fingerprint(whole.db)).toEqual(before);
  });

  it('is the same, to the byte, in another database, also where it was killed at any step', async () => {
    const killed = await openDatabase();
    for (const step of ['Listing the first homes', 'Listing homes', 'Writing parcels', 'Adding sold homes']) {
      await seedUntil(killed.connectionString, step);
      expect(
        await killed.db.selectFrom('installation').select('value').where('key', '=', 'demonstration').executeTakeFirst(),
      ).toMatchObject({
        value: { state: 'seeding' },
      });
    }
    await seed(killed.db);
    expect(await fingerprint(killed.db)).toEqual(await fingerprint(whole.db));
  });

  it('takes the place of one of another day, of which it leaves nothing', async () => {
    const moved = await openDatabase();
    await seed(moved.db, '2026-06-15');
    await seed(moved.db);
    expect(await fingerprint(moved.db)).toEqual(await fingerprint(whole.db));
  });

  it('goes without a trace', async () => {
    expect(await removeDemonstration(systemContext(whole.db))).toBeGreaterThan(100);
    const prints = Object.entries(await fingerprint(whole.db)).filter(([, print]) => !print.startsWith('0 rows'));
    expect(prints.map(([table]) => table)).toEqual(['installation']);
    expect(await readDemonstration(whole.db)).toEqual({ state: 'removed' });
  });
});

/** Builds the same city in a separate process, and kills that at a given step. */
async function seedUntil(connectionString: string, step: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', './src/platform/runtime/load-sources.js', 'tests/support/seed-until-killed.ts', connectionString, DAY],
    {
      cwd: PROJECT_DIR,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes(step)) child.kill('SIGKILL');
  });
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}
