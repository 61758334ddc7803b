import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_MINUTES } from '#domains/travel/contract.ts';
import { storeNetwork } from '#domains/travel/server/index.ts';
import { createRandom } from '#lib/random.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { type LanguageModel, SILENT_MODEL } from '#platform/ai/language-model.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHomes, insertHomes, insertTestPlaces } from '#tests/support/random-homes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchFilterSchema } from '../../contract.ts';
import { parseSentence } from './parse-sentence.ts';
import { searchListings } from '../search-listings.ts';

let database: TestDatabase;
let ctx: Context & { languageModel: LanguageModel };

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = {
    actor: { kind: 'system' },
    db: database.db,
    now: new Date('2026-05-01T12:00:00Z'),
    requestId: 'test',
    log: createLog('silent'),
    languageModel: SILENT_MODEL,
  };
  await insertHomes(database.db, drawHomes(createRandom('sentence'), 300, await insertTestPlaces(database.db)));
  const spot = { source: 'test', latitude: 45.5, longitude: -122.6 };
  await insertRows(database.db, 'pois', [{ ...spot, kind: 'grocery', name: 'Corner Market' }]);
  await insertRows(database.db, 'transit_stops', [{ ...spot, name: 'Union Station', mode: 'light_rail' }]);
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [-123, 45],
        [-122, 45],
        [-122, 46],
        [-123, 46],
        [-123, 45],
      ],
    ],
  };
  await insertRows(database.db, 'schools', [
    { ...spot, name: 'Northgate High School', level: 'high', district: 'North', attendance: area },
  ]);
});
afterAll(() => database.close());

it('says that travel cannot be searched without a network, and searches it with one', async () => {
  const sentence = '3 bedroom house within 20 minutes of Union Station and near a grocery store';
  const before = await parseSentence(ctx, sentence);
  expect(before.search.query).not.toHaveProperty('commute');
  expect(before.search.notApplied.map(({ slot }) => slot).join(' ')).toMatch(/commute|near/);

  await storeNetwork(ctx, 'test', {
    name: 'Street',
    nodes: [
      [-122.7, 45.5],
      [-122.6, 45.5],
      [-122.5, 45.5],
    ],
    segments: [
      [0, 1, null, 'street'],
      [1, 2, null, 'street'],
    ],
  });
  const { search } = await parseSentence(ctx, sentence);
  expect(`${search.query['commute']} ${search.query['near']}`).toMatch(/-122\.6,45\.5,\w+,20,08:30,Union Station/);
  expect(search.query['near']).toMatch(/^grocery,walk,/);
  expect(search.notApplied).toEqual([]);
  const found = await searchListings(ctx, searchFilterSchema.parse(search.query));
  expect(found.total.exact).toBe(true);
  // An order by nearness leaves out only what cannot be reached.
  const nearest = await parseSentence(ctx, 'closest to Union Station first, 3 beds');
  expect(nearest.search.query).toMatchObject({ sort: 'commute', bedsMin: '3' });
  expect(nearest.search.query['commute']).toContain(`,drive,${MOST_MINUTES},08:30,Union Station`);
  expect(nearest.search.notApplied).toEqual([]);
  // An unknown place is returned in words and not applied.
  const unknown = await parseSentence(ctx, 'within 20 minutes of my office');
  expect(unknown.search.query).not.toHaveProperty('commute');
});

it('takes schools and features from fields of their own, and leaves to words what no field states', async () => {
  const district = await parseSentence(ctx, '3 beds in the North school district');
  expect(district.search.query).toMatchObject({ schoolDistrict: 'North', bedsMin: '3' });
  const { search } = await parseSentence(ctx, 'zoned for Northgate High with an EV charger and a wine cellar, no rv parking');
  expect(search.query).toMatchObject({ school: 'Northgate High School', features: 'ev_charging', keywords: 'wine cellar' });
  expect(search.query['excludeFeatures'] ?? search.query['excludeKeywords']).toBe('rv_parking');
  expect(search.notApplied).toEqual([]);
  // The search knows what the vocabulary has no word for.
  const own = await parseSentence(
    ctx,
    'short sales or foreclosures with off-street parking and an assumable loan, unfinished basement',
  );
  const inFields = (own.search.query['features'] ?? '').split(',');
  const inWords = (own.search.query['keywords'] ?? '').split(',');
  for (const [trait, words] of [
    ['distressed', 'distressed'],
    ['assumable', 'assumable'],
    ['unfinished_basement', 'unfinished basement'],
    ['off_street_parking', 'parking'],
  ] as const)
    expect(inFields.includes(trait), trait).toBe(!inWords.includes(words));
  expect(searchFilterSchema.safeParse(own.search.query).success).toBe(true);
});
