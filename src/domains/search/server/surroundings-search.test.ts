import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLimits, type TravelLimit } from '#domains/travel/contract.ts';
import { findReach, storeNetwork, type NetworkFile } from '#domains/travel/server/index.ts';
import { isInRing, type LngLat } from '#lib/geo.ts';
import { createRandom } from '#lib/random.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHomes, insertHomes, insertTestPlaces, type RandomHome } from '#tests/support/random-homes.ts';
import { shownPlace } from '#tests/support/search-oracle.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchFilterSchema, searchQuerySchema } from '../contract.ts';
import { countFilters } from './counting/count-filters.ts';
import { measureGround } from './measure-ground.ts';
import { searchListings } from './search-listings.ts';

const COLUMNS = 60;
/** A grid of streets, 0.01 degrees wide, over the city of the random homes. */
const NETWORK: NetworkFile = {
  name: 'Grid',
  nodes: Array.from({ length: COLUMNS * COLUMNS }, (_, at): [number, number] => [
    -122.9 + (at % COLUMNS) * 0.01,
    45.2 + Math.floor(at / COLUMNS) * 0.01,
  ]),
  segments: Array.from({ length: COLUMNS * COLUMNS }, (_, at) => at).flatMap((at): NetworkFile['segments'] => [
    ...(at % COLUMNS < COLUMNS - 1 ? [[at, at + 1, null, 'arterial'] satisfies NetworkFile['segments'][number]] : []),
    ...(at + COLUMNS < COLUMNS * COLUMNS ? [[at, at + COLUMNS, null, 'street'] satisfies NetworkFile['segments'][number]] : []),
  ]),
};
const AREA: LngLat[] = [
  [-122.65, 45.42],
  [-122.5, 45.45],
  [-122.55, 45.6],
  [-122.7, 45.55],
];
const WEST = {
  type: 'Polygon',
  coordinates: [
    [
      [-122.8, 45],
      [-122.72, 45],
      [-122.72, 46],
      [-122.8, 46],
      [-122.8, 45],
    ],
  ],
};
const polygon = { type: 'Polygon', coordinates: [[...AREA, AREA[0]]] };
const WORK: TravelLimit = {
  to: { longitude: -122.6, latitude: 45.5 },
  mode: 'drive',
  minutes: 12,
  arriveBy: '12:00',
  label: 'Work',
};
const LAKE: TravelLimit = {
  to: { longitude: -122.66, latitude: 45.47 },
  mode: 'bike',
  minutes: 35,
  arriveBy: '12:00',
  label: 'Lake',
};
const GROCERY: TravelLimit = { to: { amenity: 'grocery' }, mode: 'walk', minutes: 20, arriveBy: '08:30', label: '' };

describe('search by what surrounds homes', () => {
  let database: TestDatabase;
  let ctx: Context;
  let homes: RandomHome[];

  beforeAll(async () => {
    database = await openTestDatabase();
    ctx = {
      actor: { kind: 'system' },
      db: database.db,
      now: new Date('2026-05-01T12:00:00Z'),
      requestId: 'test',
      log: createLog('silent'),
    };
    homes = drawHomes(createRandom('surroundings'), 900, await insertTestPlaces(database.db));
    await insertHomes(database.db, homes);
    await storeNetwork(ctx, 'test', NETWORK);
    const random = createRandom('pois');
    const place = () => ({ latitude: 45.5 + random.normal(0, 0.05), longitude: -122.6 + random.normal(0, 0.07) });
    await insertRows(
      database.db,
      'pois',
      Array.from({ length: 60 }, (_, at) => ({
        source: 'test',
        kind: at % 3 === 0 ? 'grocery' : 'cafe',
        name: `Place ${at}`,
        ...place(),
      })),
    );
    await insertRows(
      database.db,
      'transit_stops',
      Array.from({ length: 40 }, (_, at) => ({
        source: 'test',
        name: `Stop ${at}`,
        mode: 'bus',
        headway_minutes: 10,
        ...place(),
      })),
    );
    const box = { west: -122.7, south: 45.42, east: -122.5, north: 45.6 };
    await insertRows(database.db, 'hazard_zones', [
      { source: 'test', source_name: 'Test', as_of: '2026-01-01', kind: 'flood', value: 'AE', ...box, boundary: polygon },
    ]);
    await insertRows(database.db, 'schools', [
      {
        source: 'test',
        name: 'Alder High School',
        level: 'high',
        district: 'Alder',
        latitude: 45.5,
        longitude: -122.6,
        attendance: polygon,
      },
      {
        source: 'test',
        name: 'Birch Elementary School',
        level: 'elementary',
        district: 'Alder',
        latitude: 45.5,
        longitude: -122.7,
        attendance: WEST,
      },
    ]);
    await measureGround(ctx, 60_000);
    await database.pool.query('vacuum analyze');
  });
  afterAll(() => database.close());

  const isShown = (home: RandomHome) => home.standard_status === 'Active' && home.internet_entire_listing_display_yn !== false;
  const keysOf = (wanted: (home: RandomHome, point: LngLat | null) => boolean) =>
    homes
      .filter((home) => isShown(home) && wanted(home, shownPlace(home)))
      .map((home) => home.listing_key)
      .toSorted();

  async function search(query: Record<string, string>) {
    const items = [];
    let cursor: string | null = null;
    do {
      const page = await searchListings(
        ctx,
        searchQuerySchema.parse({ limit: '100', ...query, ...(cursor === null ? {} : { cursor }) }),
      );
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return items;
  }
  const find = async (query: Record<string, string>) => (await search(query)).map((item) => item.listingKey).toSorted();

  it('keeps every travel limit home by home, tells the minutes, and sorts by them', async () => {
    const reaches = await Promise.all([WORK, LAKE].map((limit) => findReach(ctx.db, limit)));
    const seconds = (point: LngLat) => reaches.map((reach) => reach?.secondsFrom(point) ?? Number.NaN);
    const wanted = keysOf((_, point) => {
      const [work = 0, lake = 0] = point === null ? [1e9, 1e9] : seconds(point);
      return work <= 12 * 60 && lake <= 35 * 60;
    });
    expect(wanted.length).toBeGreaterThan(30);
    const found = await search({ commute: encodeLimits([WORK, LAKE]), sort: 'commute' });
    expect(found.map((item) => item.listingKey).toSorted()).toEqual(wanted);
    let before = 0;
    for (const { travel, longitude, latitude } of found) {
      const both = seconds([longitude ?? 0, latitude ?? 0]);
      expect(travel).toEqual([
        { label: 'Work', mode: 'drive', minutes: Math.max(1, Math.round((both[0] ?? 0) / 60)) },
        { label: 'Lake', mode: 'bike', minutes: Math.max(1, Math.round((both[1] ?? 0) / 60)) },
      ]);
      const sum = Math.round(both.reduce((all, one) => all + one, 0));
      expect(sum).toBeGreaterThanOrEqual(before);
      before = sum;
    }
    const groceries = await findReach(ctx.db, GROCERY);
    expect(await find({ near: encodeLimits([GROCERY]), commute: encodeLimits([WORK]), bedsMin: '2' })).toEqual(
      keysOf(
        (home, point) =>
          point !== null &&
          (home.bedrooms_total ?? 0) >= 2 &&
          (seconds(point)[0] ?? 0) <= 12 * 60 &&
          (groceries?.secondsFrom(point) ?? 0) <= 20 * 60,
      ),
    );
    await expect(find({ commute: '10,10,walk,10' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { commute: expect.any(String) },
    });
  });

  it('finds homes in a school’s attendance area, drawn area or not, and names one that is not known', async () => {
    const inArea = (point: LngLat | null) => point !== null && isInRing(point, AREA);
    expect(await find({ school: 'alder high school' })).toEqual(keysOf((_, point) => inArea(point)));
    expect(await find({ school: 'Alder High School', bbox: '-122.6,45.4,-122.4,45.7' })).toEqual(
      keysOf((_, point) => inArea(point) && (point?.[0] ?? 0) >= -122.6 && (point?.[0] ?? 0) <= -122.4),
    );
    await expect(find({ school: 'Nowhere High' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { school: expect.any(String) },
    });
  });

  it('finds homes in a school district: where any of its schools takes children from', async () => {
    const inWest = ([longitude, latitude]: LngLat) => longitude > -122.8 && longitude < -122.72 && latitude > 45 && latitude < 46;
    const inDistrict = keysOf((_, point) => point !== null && (isInRing(point, AREA) || inWest(point)));
    expect(inDistrict.length).toBeGreaterThan((await find({ school: 'Alder High School' })).length);
    expect(await find({ schoolDistrict: 'ALDER' })).toEqual(inDistrict);
    expect(await find({ schoolDistrict: 'Alder', school: 'Birch Elementary School' })).toEqual(
      keysOf((_, point) => point !== null && inWest(point)),
    );
    await expect(find({ schoolDistrict: 'Nowhere' })).rejects.toMatchObject({ fields: { schoolDistrict: expect.any(String) } });
  });

  it('leaves out homes in a hazard zone, and tells nothing of withheld addresses', async () => {
    const isKnown = (home: RandomHome) => home.internet_address_display_yn !== false && home.latitude !== null;
    expect(await find({ excludeHazards: 'flood' })).toEqual(
      keysOf((home, point) => !(isKnown(home) && point !== null && isInRing(point, AREA))),
    );
    const scored = await find({ walkScoreMin: '0' });
    expect(scored.length).toBeGreaterThan(300);
    expect(scored.every((key) => homes.some((home) => home.listing_key === key && isKnown(home)))).toBe(true);
    expect(await find({ walkScoreMin: '0', includeUnknown: 'walkScore' })).toEqual(keysOf(() => true));
    const high = await find({ transitScoreMin: '10' });
    expect(high.length).toBeGreaterThan(0);
    expect(high.length).toBeLessThan(scored.length);
    const { rows: ground } = await database.pool.query<{ listing_key: string; bike_score: number }>(
      'select l.listing_key, g.bike_score from listings l join listing_ground g on g.listing_id = l.id where g.bike_score is not null',
    );
    const middle = ground.map((row) => row.bike_score).toSorted((a, b) => a - b)[Math.floor(ground.length / 2)] ?? 0;
    const cyclable = new Set(ground.filter((row) => row.bike_score >= middle).map((row) => row.listing_key));
    expect(await find({ bikeScoreMin: String(middle) })).toEqual(keysOf((home) => cyclable.has(home.listing_key)));
  });

  it('finds homes by their public open houses, by the day where they are', async () => {
    const shown = homes.filter(isShown).slice(0, 8);
    const { rows } = await database.pool.query<{ id: number; listing_key: string }>(
      'select id, listing_key from listings where listing_key = any ($1)',
      [shown.map((home) => home.listing_key)],
    );
    const idOf = new Map(rows.map((row) => [row.listing_key, row.id]));
    const zone = 'America/Los_Angeles';
    // The first ends on the evening of the 2nd there, which is the 3rd in UTC.
    const times: [string, string, string?, string?][] = [
      ['2026-05-03T02:00:00Z', '2026-05-03T04:00:00Z'],
      ['2026-05-03T18:00:00Z', '2026-05-03T20:00:00Z'],
      ['2026-05-04T18:00:00Z', '2026-05-04T20:00:00Z'],
      ['2026-05-03T18:00:00Z', '2026-05-03T20:00:00Z', 'Broker'],
      ['2026-05-03T18:00:00Z', '2026-05-03T20:00:00Z', 'Public', 'Canceled'],
    ];
    await insertRows(
      database.db,
      'open_houses',
      times.map(([starts, ends, kind = 'Public', status = 'Active'], at) => ({
        listing_id: idOf.get(shown[at]?.listing_key ?? '') ?? 0,
        source_key: `o${at}`,
        starts_at: starts,
        ends_at: ends,
        time_zone: zone,
        kind,
        status,
      })),
    );
    const keys = (...places: number[]) =>
      places.map((at) => shown[at]?.listing_key).toSorted((a = '', b = '') => (a < b ? -1 : 1));
    expect(await find({ openHouseFrom: '2026-05-02', openHouseTo: '2026-05-02' })).toEqual(keys(0));
    expect(await find({ openHouseFrom: '2026-05-03', openHouseTo: '2026-05-03' })).toEqual(keys(1));
    expect(await find({ openHouseFrom: '2026-05-03T03:00Z', openHouseTo: '2026-05-04T17:00Z' })).toEqual(keys(0, 1));
    expect(await find({ openHouseTo: '2026-05-09' })).toEqual(keys(0, 1, 2));
  });

  it('measures again only what has moved or stands on new ground', async () => {
    expect(await measureGround(ctx, 60_000)).toBe(0);
    const [moved] = homes.filter((home) => isShown(home) && home.latitude !== null && home.internet_address_display_yn !== false);
    await database.pool.query('update listings set latitude = latitude + 0.01 where listing_key = $1', [moved?.listing_key]);
    expect(await measureGround(ctx, 60_000)).toBe(1);
    await database.pool.query('update listings set latitude = $2 where listing_key = $1', [moved?.listing_key, moved?.latitude]);
    expect(await measureGround(ctx, 60_000)).toBe(1);
  });

  it('counts what each further choice would leave, and what does not say', async () => {
    const query = { priceMax: '900000', features: 'rv_parking', hoaMax: '300' };
    const counts = await countFilters(ctx, searchFilterSchema.parse(query));
    expect(counts.total.value).toBe((await find(query)).length);
    expect(counts.features.map(({ name }) => name)).toEqual([
      'attached_garage',
      'covered_parking',
      'rv_parking',
      'ev_charging',
      'floor_plan',
      'assumable',
    ]);
    for (const { name, count } of counts.features) {
      const features = [...new Set(['rv_parking', name])].join(',');
      expect(count, name).toBe((await find({ ...query, features })).length);
    }
    for (const { name, count } of counts.flags) expect(count, name).toBe((await find({ ...query, [name]: 'true' })).length);
    for (const { name, count } of counts.hazards)
      expect(count, name).toBe(counts.total.value - (await find({ ...query, excludeHazards: name })).length);
    expect(counts.unknown.map(({ subject }) => subject).toSorted()).toEqual(['features', 'hoa', 'price']);
    for (const { subject, count } of counts.unknown) {
      expect(count, subject).toBe((await find({ ...query, includeUnknown: subject })).length - counts.total.value);
      expect(count, subject).toBeGreaterThan(0);
    }
    expect(counts.schools).toEqual([
      { name: 'Alder High School', level: 'high', district: 'Alder' },
      { name: 'Birch Elementary School', level: 'elementary', district: 'Alder' },
    ]);
    expect(counts.hasScores).toBe(true);
  });

  it('says about how many where there are too many to look at each', async () => {
    const [exact, about] = await Promise.all([
      countFilters(ctx, searchFilterSchema.parse({})),
      countFilters(ctx, searchFilterSchema.parse({}), { lookedAt: 0 }),
    ]);
    expect([exact.isEstimated, about.isEstimated, about.isCounted]).toEqual([false, true, true]);
    expect(about.total.value).toBe(exact.total.value);
    for (const [at, { name, count }] of about.features.entries()) {
      const share = (count - (exact.features[at]?.count ?? 0)) / exact.total.value;
      expect(Math.abs(share), name).toBeLessThan(0.12);
    }
    const rare = await countFilters(ctx, searchFilterSchema.parse({ q: 'nosuchword', status: 'Closed' }), { lookedAt: -1 });
    expect([rare.isCounted, rare.isEstimated]).toEqual([false, true]);
  });
});
