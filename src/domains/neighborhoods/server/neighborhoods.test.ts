import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewPlace } from '#domains/places/server/index.ts';
import { addListings, systemContext, TEST_SOURCE } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Db } from '#platform/db/database.ts';
import { placePageSchema, attendanceAreaSchema, surroundingsSchema } from '../contract.ts';
import { listPlaces } from './list-places.ts';
import { loadGeography, removeGeography, storeTiles, type Geography } from './load-geography.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const SOURCE = 'Survey of Alder';
const CENTER = { latitude: 39.73, longitude: -104.98 };

/** A square of about 2 × `half` degrees around a point. */
function square(longitude: number, latitude: number, half: number): NonNullable<NewPlace['boundary']> {
  const [west, south, east, north] = [longitude - half, latitude - half, longitude + half, latitude + half];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

function place(kind: NewPlace['kind'], slug: string, name: string, parentSlug: string | null): NewPlace {
  const { longitude, latitude } = CENTER;
  return {
    kind,
    slug,
    name,
    parentSlug,
    stateOrProvince: 'CO',
    ...CENTER,
    bounds: [longitude - 0.05, latitude - 0.05, longitude + 0.05, latitude + 0.05],
    boundary: kind === 'state' ? null : square(longitude, latitude, 0.05),
  };
}

const geography: Geography = {
  places: [
    place('state', 'colorado', 'Colorado', null),
    place('city', 'denver-co', 'Denver', 'colorado'),
    place('neighborhood', 'capitol-hill-denver-co', 'Capitol Hill', 'denver-co'),
    place('zip', '80203', '80203', 'denver-co'),
  ],
  schools: [
    {
      name: 'Near but not assigned',
      level: 'elementary',
      district: 'Alder',
      latitude: 39.731,
      longitude: -104.98,
      attendance: square(-104.9, 39.73, 0.02),
    },
    {
      name: 'Assigned',
      level: 'elementary',
      district: 'Alder',
      latitude: 39.75,
      longitude: -104.98,
      attendance: square(-104.98, 39.73, 0.02),
    },
    {
      name: 'Far away',
      level: 'high',
      district: 'Alder',
      latitude: 40.2,
      longitude: -104.98,
      attendance: square(-104.98, 40.2, 0.02),
    },
  ],
  stops: [{ name: 'Elm & 1st', mode: 'bus', lines: ['12'], headwayMinutes: 10, latitude: 39.731, longitude: -104.98 }],
  pois: [
    { kind: 'grocery', name: 'Corner Grocery', latitude: 39.731, longitude: -104.98 },
    { kind: 'grocery', name: 'Grocery Behind It', latitude: 39.735, longitude: -104.98 },
  ],
  parks: [{ name: 'Elm Park', latitude: 39.732, longitude: -104.98, boundary: square(-104.98, 39.732, 0.001) }],
  hazards: [
    {
      kind: 'flood',
      value: 'AE',
      sourceName: 'Flood map',
      asOf: '2026-01-01',
      bounds: [-104.99, 39.72, -104.97, 39.74],
      boundary: square(-104.98, 39.73, 0.01),
    },
    {
      kind: 'noise',
      value: '65 dB',
      sourceName: 'Noise map',
      asOf: '2026-01-01',
      bounds: [-104.9, 39.7, -104.88, 39.72],
      boundary: square(-104.89, 39.71, 0.01),
    },
  ],
  baseMap: { bounds: [-105.03, 39.68, -104.93, 39.78], center: [-104.98, 39.73], attribution: 'Survey of Alder' },
};

let app: TestApp;
const at = new Date(NOW);
const load = (db: Db, changes: Partial<Geography> = {}) =>
  db.transaction().execute((trx) => loadGeography(systemContext(trx, at), SOURCE, { ...geography, ...changes }));

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  await load(app.db);
  await storeTiles(systemContext(app.db, at), [{ z: 14, x: 3413, y: 6218, data: gzipSync('tile') }]);
});
afterAll(() => app.close());

const readPlace = async (slug: string) => placePageSchema.parse(await (await app.request(`/api/places/${slug}`)).json());
const tree = () => listPlaces(app.ctx());

describe('places', () => {
  it('stand in the tree once homes are for sale in them, imported cities outside every map too', async () => {
    expect(await tree()).toEqual({ cities: [] });
    await addListings(
      app.db,
      ...[1, 2, 3, 4].map((n) => ({ ListingKey: `D${n}`, ListPrice: n * 100_000, LivingArea: 1000 })),
      { ListingKey: 'WITHHELD', InternetAddressDisplayYN: false, ListPrice: 500_000, LivingArea: 1000 },
      { ListingKey: 'HIDDEN', InternetEntireListingDisplayYN: false },
      { ListingKey: 'SOLD', StandardStatus: 'Closed', ClosePrice: 450_000, CloseDate: '2026-04-01' },
      {
        ListingKey: 'FAR',
        City: 'Santa Fe',
        StateOrProvince: 'NM',
        PostalCode: '87501',
        SubdivisionName: 'Railyard',
        Latitude: 35.68,
        Longitude: -105.94,
      },
    );
    const { cities } = await tree();
    expect(cities).toMatchObject([
      {
        name: 'Denver',
        activeCount: 5,
        // A withheld address counts in its city and ZIP code, and in no neighborhood.
        neighborhoods: [{ slug: 'capitol-hill-denver-co', activeCount: 4 }],
        zips: [{ slug: '80203', activeCount: 5 }],
      },
      {
        name: 'Santa Fe',
        stateOrProvince: 'NM',
        activeCount: 1,
        neighborhoods: [{ name: 'Railyard', activeCount: 1 }],
        zips: [{ name: '87501' }],
      },
    ]);
    expect(await (await app.request('/api/place-tree')).json()).toEqual({ cities });
  });

  it('show what they lie in, what lies in them, and their market', async () => {
    const { place: city, ancestors, children, boundary, market } = await readPlace('denver-co');
    expect(city).toMatchObject({ kind: 'city', name: 'Denver' });
    expect(ancestors.map((one) => one.slug)).toEqual(['colorado']);
    expect(children.map((one) => [one.slug, one.activeCount])).toEqual([
      ['80203', 5],
      ['capitol-hill-denver-co', 4],
    ]);
    expect(boundary).toMatchObject({ type: 'Polygon' });
    expect(market).toMatchObject({ activeCount: 5, medianListPrice: 300_000, medianPricePerSquareFoot: 300, asOf: '2026-05-01' });
  });

  it('keep figures to themselves where fewer than five homes stand behind them', async () => {
    const { market } = await readPlace('capitol-hill-denver-co');
    expect(market).toMatchObject({
      activeCount: 4,
      medianListPrice: null,
      medianPricePerSquareFoot: null,
      medianDaysOnMarket: null,
    });
    // Five homes, but only four of them with a living area.
    await app.db.updateTable('listings').set({ living_area_sqft: null }).where('source_listing_key', '=', 'D4').execute();
    expect((await readPlace('denver-co')).market).toMatchObject({ medianListPrice: 300_000, medianPricePerSquareFoot: null });
    expect((await readPlace('denver-co')).market).toMatchObject({ soldCount: 1, medianClosePrice: null, saleToList: null });
  });

  it('count wide areas through their cities, and never a home that is not shown', async () => {
    expect((await readPlace('colorado')).market).toMatchObject({ activeCount: 5, medianListPrice: 300_000 });
  });

  it('have a page without boundary or place where only a name is known', async () => {
    const { cities } = await tree();
    const page = await readPlace(cities[1]?.slug ?? '');
    expect(page).toMatchObject({ place: { name: 'Santa Fe' }, boundary: null });
    expect(page.ancestors.map((one) => one.name)).toEqual(['New Mexico']);
  });

  it('answer 404 where they do not exist', async () => {
    expect((await app.request('/api/places/atlantis')).status).toBe(404);
    expect((await app.request('/api/places/%00')).status).toBe(400);
  });
});

describe('surroundings', () => {
  const read = async (point: { latitude: number; longitude: number }) =>
    surroundingsSchema.parse(
      await (await app.request(`/api/surroundings?latitude=${point.latitude}&longitude=${point.longitude}`)).json(),
    );

  it('name the assigned school first, and others near', async () => {
    const { schools } = await read(CENTER);
    expect(schools.map((school) => [school.name, school.isAssigned])).toEqual([
      ['Assigned', true],
      ['Near but not assigned', false],
    ]);
  });

  it('give the attendance area of a school, and of all schools of a district', async () => {
    const ask = (query: string) => app.request(`/api/attendance-area?${query}`);
    const area = attendanceAreaSchema.parse(await (await ask('school=assigned')).json()).area;
    expect(area.coordinates.map(([ring]) => ring?.[0])).toHaveLength(1);
    expect(attendanceAreaSchema.parse(await (await ask('schoolDistrict=Alder')).json()).area.coordinates).toHaveLength(3);
    expect((await ask('school=nowhere')).status).toBe(404);
    expect((await ask('')).status).toBe(404);
  });

  it('name the nearest of each kind of place, with the way', async () => {
    const { gettingAround } = await read(CENTER);
    expect(gettingAround.amenities).toMatchObject([
      { kind: 'grocery', name: 'Corner Grocery', meters: 111, walkMinutes: 2 },
      { kind: 'park', name: 'Elm Park' },
    ]);
    expect(gettingAround.stops).toMatchObject([{ name: 'Elm & 1st', headwayMinutes: 10, walkMinutes: 2 }]);
    expect(gettingAround.walk).toBeGreaterThan(0);
    expect(gettingAround.transit).toBeGreaterThan(0);
  });

  it('tell a home in a zone from one in none, and say nothing where nothing was mapped', async () => {
    expect((await read(CENTER)).hazards).toMatchObject([
      { kind: 'flood', value: 'AE', source: 'Flood map', asOf: '2026-01-01' },
      { kind: 'noise', value: null, source: 'Noise map' },
    ]);
    expect(await read({ latitude: 35.68, longitude: -105.94 })).toMatchObject({
      schools: [],
      hazards: [],
      gettingAround: { walk: 0, transit: 0 },
    });
  });

  it('need a point on the earth', async () => {
    for (const query of ['', '?latitude=91&longitude=0', '?latitude=&longitude=', '?latitude=x&longitude=1'])
      expect((await app.request(`/api/surroundings${query}`)).status, query).toBe(422);
  });
});

describe('the base map', () => {
  it('says what it covers, and opens where the homes are', async () => {
    const map: unknown = await (await app.request('/api/map')).json();
    expect(map).toMatchObject({
      tiles: '/api/tiles/{z}/{x}/{y}.mvt',
      styleUrl: null,
      bounds: geography.baseMap.bounds,
      attribution: 'Survey of Alder',
    });
    expect(z.object({ center: z.tuple([z.number(), z.number()]) }).parse(map).center[0]).toBeCloseTo(-104.98, 1);
  });

  it('is cut into tiles: stored ones, empty ground, and none beyond the edge of the world', async () => {
    const tile = await app.request('/api/tiles/14/3413/6218.mvt');
    expect(tile.status).toBe(200);
    expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(tile.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await tile.arrayBuffer())).toString()).toBe('tile');
    expect((await app.request('/api/tiles/14/3413/6219.mvt')).status).toBe(204);
    expect((await app.request('/api/tiles/2/4/0.mvt')).status).toBe(404);
    expect((await app.request('/api/tiles/22/4194304/0.mvt')).status).toBe(404);
    expect((await app.request('/api/tiles/14/3413/6218.png')).status).toBe(422);
    expect((await app.request('/api/tiles/99999999999/1/1.mvt')).status).toBe(422);
  });

  it('is the operator’s own where a style is configured', async () => {
    const own = await openTestApp({ environment: { MAP_STYLE_URL: 'https://maps.example/style.json' } });
    expect(await (await own.request('/api/map')).json()).toEqual({
      tiles: null,
      styleUrl: 'https://maps.example/style.json',
      bounds: null,
      center: null,
      attribution: '',
    });
    await own.close();
  });
});

describe('loading geography', () => {
  const TABLES = ['schools', 'transit_stops', 'pois', 'parks', 'hazard_zones', 'places'] as const;
  const snapshot = async (db: Db) => {
    const rows = await Promise.all(
      TABLES.map((table) => db.selectFrom(table).selectAll().where('source', '=', SOURCE).execute()),
    );
    return rows
      .flat()
      .map(({ id: _id, ...row }) => JSON.stringify(row))
      .toSorted();
  };

  it('twice ends as once, and places keep their identity', async () => {
    const before = await snapshot(app.db);
    const ids = await app.db.selectFrom('places').select(['id', 'slug']).orderBy('id').execute();
    await load(app.db);
    expect(await snapshot(app.db)).toEqual(before);
    expect(await app.db.selectFrom('places').select(['id', 'slug']).orderBy('id').execute()).toEqual(ids);
  });

  it('drops what is no longer in it, tiles included, and leaves what others brought', async () => {
    await load(app.db, { places: geography.places.slice(0, 2), schools: [], pois: [] });
    const left = await app.db.selectFrom('places').select(['slug', 'source']).orderBy('slug').execute();
    expect(left.filter((row) => row.source === SOURCE).map((row) => row.slug)).toEqual(['colorado', 'denver-co']);
    expect(left.filter((row) => row.source === TEST_SOURCE).length).toBeGreaterThan(2);
    expect(await app.db.selectFrom('schools').selectAll().execute()).toEqual([]);
    expect((await app.request('/api/tiles/14/3413/6218.mvt')).status).toBe(204);
    await load(app.db);
  });

  it('is for the operator only', async () => {
    await expect(loadGeography(app.ctx(), SOURCE, geography)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(removeGeography(app.ctx(), SOURCE)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(storeTiles(app.ctx(), [])).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is undone without a trace, and without the places of others', async () => {
    // A village from a feed belongs to the state from the survey.
    await addListings(app.db, { ListingKey: 'V', City: 'Littleton', PostalCode: '80120', SubdivisionName: null });
    await removeGeography(systemContext(app.db, at), SOURCE);
    expect(await snapshot(app.db)).toEqual([]);
    expect(await app.db.selectFrom('map_tiles').select('z').execute()).toEqual([]);
    expect(await app.db.selectFrom('installation').select('key').where('key', '=', 'base-map').execute()).toEqual([]);
    const { cities } = await tree();
    expect(cities.map((city) => city.name)).toEqual(['Littleton', 'Santa Fe']);
  });
});
