import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadListingSummaries } from '#domains/listings/server/index.ts';
import { type Box, circleRing, type LngLat, metersBetween } from '#lib/geo.ts';
import { medianOf } from '#lib/median.ts';
import { createRandom } from '#lib/random.ts';
import type { RandomHome } from '#tests/support/random-homes.ts';
import { drawQuery, shownPlace, SORT_KEYS, type UrlQuery } from '#tests/support/search-oracle.ts';
import { openSearchedHomes, type SearchedHomes } from '#tests/support/searched-homes.ts';
import { encodePolygons, type MapCell, searchFilterSchema, searchFilterShape, searchQuerySchema } from '../contract.ts';
import { cellOf } from '../model/cells.ts';
import { toHomeType } from '#domains/listings/contract.ts';
import { boxOfCell, boxOfTile, chooseGrid, chooseLevelZoom } from '../model/map-grid.ts';
import { clusterListings } from './map/cluster-listings.ts';
import { levelPrices } from './map/level-prices.ts';
import { countFacets } from './counting/count-facets.ts';
import { countOwn } from './counting/count-own.ts';
import type { ReaderContext } from './conditions/own-homes.ts';
import { WAY_LIMITS, type WayLimits } from './ways-to-answer.ts';
import { searchListings } from './search-listings.ts';
import { summarizeCell } from './map/summarize-cell.ts';

/** Small numbers, so that a few homes are answered as a million would be. */
const AS_IF_MANY: WayLimits = { sorted: 20, sortedWhenBusy: 20, walked: 1, counted: 1e9, listed: 0, summed: 10 };

/** What needs a city around the homes is tried in `surroundings-search.test.ts`, the wish in `rank-homes.test.ts`, zoning in `display-rules.test.ts`. */
const TRIED_ELSEWHERE =
  'openHouseFrom openHouseTo school schoolDistrict excludeHazards walkScoreMin bikeScoreMin transitScoreMin commute near wish zoning'.split(
    ' ',
  );

function isOnEdge(place: LngLat | null, { west, south, east, north }: Box): boolean {
  const [longitude, latitude] = place ?? [];
  if (longitude === undefined || latitude === undefined) return false;
  return [longitude - west, longitude - east, latitude - south, latitude - north].some((away) => Math.abs(away) < 1e-7);
}

const toCoordinates = ([longitude, latitude]: LngLat) => ({ latitude, longitude });

describe('search', () => {
  let { database, ctx, readers, homes, expected } = {} as SearchedHomes;
  beforeAll(async () => {
    ({ database, ctx, readers, homes, expected } = await openSearchedHomes());
  });
  afterAll(() => database.close());

  async function readAllPages(query: UrlQuery, limit: number, limits: WayLimits) {
    const keys: string[] = [];
    let cursor: string | null = null;
    let total: number | undefined;
    do {
      const page = await searchListings(
        ctx,
        searchQuerySchema.parse({ ...query, limit: String(limit), ...(cursor === null ? {} : { cursor }) }),
        limits,
      );
      expect(page.total.exact).toBe(true);
      total ??= page.total.value;
      expect(page.total.value).toBe(total);
      expect(page.items.length).toBeLessThanOrEqual(limit);
      keys.push(...page.items.map((item) => item.listingKey));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return { keys, total };
  }

  it('finds what looking at every home finds, through all pages and in order: 1,000 random searches', async () => {
    const random = createRandom('oracle');
    const byKey = new Map(homes.map((home) => [home.listing_key, home]));
    let found = 0;
    for (let round = 0; round < 1000; round++) {
      const query = drawQuery(random);
      const sort = random.pick(Object.keys(SORT_KEYS));
      const limits = random.pick([WAY_LIMITS, AS_IF_MANY]);
      const wanted = expected(query).map((home) => home.listing_key);
      // Hundreds of pages of a wide search would tell no more than a few.
      const limit = random.pick(wanted.length > 200 ? [100, 100, 100, 40] : wanted.length > 60 ? [40, 100] : [7, 40, 100]);
      const { keys, total } = await readAllPages({ ...query, sort }, limit, limits);
      const told = JSON.stringify({ query, sort, limits });
      expect(keys.toSorted(), told).toEqual(wanted.toSorted());
      expect(total, told).toBe(wanted.length);
      expectInOrder(
        keys.map((key) => byKey.get(key)).filter((home) => home !== undefined),
        sort,
        query,
        told,
      );
      found += keys.length;
    }
    // The searches are neither all empty nor all the same.
    expect(found).toBeGreaterThan(20_000);
  });

  function expectInOrder(sorted: RandomHome[], sort: string, query: UrlQuery, told: string): void {
    const order = SORT_KEYS[sort];
    if (order === undefined) throw new Error(`no order ${sort}`);
    for (let index = 1; index < sorted.length; index++) {
      const [before, after] = [sorted[index - 1], sorted[index]].map((home) =>
        home === undefined ? null : order.key(home, query),
      );
      if (after === null || after === undefined) continue;
      expect(before, told).not.toBeNull();
      if (before !== null && before !== undefined)
        expect((before < after ? -1 : before > after ? 1 : 0) * order.direction, told).toBeLessThanOrEqual(0);
    }
  }

  it('estimates totals of wide searches closely, says that it does, and pages through all of them', async () => {
    const estimating: WayLimits = { sorted: 20, sortedWhenBusy: 20, walked: 1e9, counted: 20, listed: 0, summed: 1e9 };
    for (const query of [
      {},
      { bedsMin: '3' },
      { priceMax: '700000', bbox: '-123,45,-122,46' },
      { bathsMin: '2', types: 'single_family,condo' },
    ]) {
      const wanted = expected(query).map((home) => home.listing_key);
      const first = await searchListings(ctx, searchQuerySchema.parse(query), estimating);
      expect(first.total.exact).toBe(false);
      expect(Math.abs(first.total.value - wanted.length) / wanted.length, JSON.stringify(query)).toBeLessThan(0.2);
      const keys = first.items.map((item) => item.listingKey);
      for (let cursor = first.nextCursor; cursor !== null;) {
        const page = await searchListings(ctx, searchQuerySchema.parse({ ...query, cursor }), estimating);
        expect(page.total).toEqual(first.total);
        keys.push(...page.items.map((item) => item.listingKey));
        cursor = page.nextCursor;
      }
      expect(keys.toSorted()).toEqual(wanted.toSorted());
    }
  });

  it('puts every home of a search into exactly one cell of the map', async () => {
    const random = createRandom('clusters');
    for (let round = 0; round < 250; round++) {
      const query = { bbox: '-124,44,-121,47', ...drawQuery(random) };
      const zoom = random.int(3, 19);
      const limits = random.pick([WAY_LIMITS, AS_IF_MANY]);
      const { cells, total, medianExact } = await clusterListings(ctx, { ...searchFilterSchema.parse(query), zoom }, limits);
      const wanted = expected(query);
      const told = JSON.stringify({ query, zoom, limits });
      expect(total.value, told).toBe(wanted.length);
      expect(
        cells.reduce((sum, cell) => sum + cell.count, 0),
        told,
      ).toBe(wanted.length);
      expect(new Set(cells.map((cell) => cell.id)).size, told).toBe(cells.length);
      const prices = wanted.map((home) => home.list_price_cents).filter((price) => price !== null);
      const lowest = cells.map((cell) => cell.minPrice).filter((price) => price !== null);
      expect(Math.min(...lowest) * 100, told).toBe(Math.min(...prices));
      if (medianExact && cells.length === 1 && prices.length > 0)
        expect(cells[0]?.medianPrice, told).toBeCloseTo((medianOf(prices) ?? 0) / 100, 2);
      for (const cell of cells) {
        expect(cell.kind === 'home', told).toBe(cell.listingKeys.length > 0 && cell.count === 1);
        expect(cell.bounds[0], told).toBeLessThanOrEqual(cell.longitude + 1e-5);
        expect(cell.bounds[3], told).toBeGreaterThanOrEqual(cell.latitude - 1e-5);
      }
      const clusters = cells.filter(({ kind }) => kind === 'cluster');
      if (clusters.length > 0) await expectSummary(random.pick(clusters), { query, zoom, limits, wanted });
    }
  });

  async function expectSummary(
    cell: MapCell,
    { query, zoom, limits, wanted }: { query: UrlQuery; zoom: number; limits: WayLimits; wanted: RandomHome[] },
  ): Promise<void> {
    const told = JSON.stringify({ query, zoom, limits, cell: cell.id });
    const grid = chooseGrid(zoom);
    const keyOf = ([longitude, latitude]: LngLat) =>
      grid.kind === 'tiles'
        ? `${grid.tileZoom}/${Math.floor(cellOf(latitude, longitude) / 4 ** (16 - grid.tileZoom))}`
        : grid.kind === 'degrees'
          ? `${Math.floor(longitude / grid.width)},${Math.floor(latitude / grid.height)}`
          : '';
    const inCell = wanted.filter((home) => {
      const place = shownPlace(home);
      return place !== null && keyOf(place) === cell.id;
    });
    const summary = await summarizeCell(ctx, { ...searchFilterSchema.parse(query), zoom, cell: cell.id }, limits);
    expect(summary.count, told).toBe(cell.count);
    // The middles that withheld homes are shown at lie on corners of cells: to which side is a matter of the last digit.
    const box = boxOfCell(grid, cell.id.split('/').at(-1) ?? '') ?? expect.fail(told);
    if (wanted.some((home) => isOnEdge(shownPlace(home), box))) return;
    expect(inCell.length, told).toBe(cell.count);
    const prices = inCell.flatMap(({ list_price_cents: price }) => (price === null ? [] : [price / 100]));
    expect([summary.minPrice, summary.maxPrice], told).toEqual(
      prices.length === 0 ? [null, null] : [Math.min(...prices), Math.max(...prices)],
    );
    if (summary.medianExact && prices.length > 0) expect(summary.medianPrice, told).toBeCloseTo(medianOf(prices) ?? 0, 2);
    const kinds = Map.groupBy(inCell, (home) =>
      home.property_sub_type === null ? null : (toHomeType(home.property_sub_type) ?? null),
    );
    expect(new Map(summary.types.map(({ word, count }) => [word, count])), told).toEqual(
      new Map([...kinds].map(([word, members]) => [word, members.length])),
    );
  }

  it('is compared with the oracle by every filter there is', () => {
    const random = createRandom('filters');
    const drawn = new Set(Array.from({ length: 2000 }, () => Object.keys(drawQuery(random))).flat());
    expect(Object.keys(searchFilterShape).filter((name) => !drawn.has(name))).toEqual(TRIED_ELSEWHERE);
  });

  it('takes several circles and drawn areas together, each home once', async () => {
    const random = createRandom('circles');
    for (let round = 0; round < 12; round++) {
      const middles = Array.from({ length: random.int(1, 3) }, (): LngLat => [
        -122.6 + random.normal(0, 0.08),
        45.5 + random.normal(0, 0.05),
      ]);
      const meters = random.between(800, 9000);
      const { polygon: drawn } = round % 2 === 0 ? { polygon: undefined } : drawQuery(random);
      const circles = encodePolygons(middles.map((middle) => circleRing(middle, meters, 40)));
      const polygon = drawn === undefined ? circles : `${circles}|${drawn}`;
      const wanted = expected({ polygon });
      const { total } = await searchListings(ctx, searchQuerySchema.parse({ polygon, limit: '100' }));
      const { total: onMap } = await clusterListings(ctx, {
        ...searchFilterSchema.parse({ polygon, bbox: '-124,44,-121,47' }),
        zoom: 11,
      });
      expect([total.value, onMap.value], polygon).toEqual([wanted.length, wanted.length]);
      // A circle of 40 corners holds what is well within its radius, and nothing beyond it.
      const found = new Set(wanted);
      for (const home of drawn === undefined ? expected({}) : []) {
        const place = shownPlace(home);
        if (place === null) continue;
        const nearest = Math.min(...middles.map((middle) => metersBetween(toCoordinates(middle), toCoordinates(place))));
        if (nearest < meters * 0.99) expect(found.has(home), polygon).toBe(true);
        if (nearest > meters * 1.01) expect(found.has(home), polygon).toBe(false);
      }
    }
  });

  it('levels prices a square foot by squares of at least three homes', async () => {
    const random = createRandom('levels');
    for (let round = 0; round < 30; round++) {
      const query = { bbox: '-124,44,-121,47', ...drawQuery(random) };
      const zoom = random.int(6, 15);
      const { squares } = await levelPrices(ctx, { ...searchFilterSchema.parse(query), zoom });
      const told = JSON.stringify({ query, zoom });
      const tileZoom = chooseLevelZoom(zoom);
      const byTile = Map.groupBy(
        expected(query).flatMap((home) => {
          const [longitude, latitude] = shownPlace(home) ?? [];
          const { list_price_cents: price, living_area_sqft: area } = home;
          if (longitude === undefined || latitude === undefined || !price || !area) return [];
          return { tile: Math.floor(cellOf(latitude, longitude) / 4 ** (16 - tileZoom)), value: price / area / 100 };
        }),
        ({ tile }) => tile,
      );
      const wanted = [...byTile].filter(([, homes]) => homes.length >= 3);
      const asText = (bounds: readonly number[], count: number, price: number) => `${bounds.join()} ${count} ${price}`;
      expect(squares.map(({ bounds, count, pricePerSqft }) => asText(bounds, count, pricePerSqft)).toSorted(), told).toEqual(
        wanted
          .map(([tile, homes]) => {
            const { west, south, east, north } = boxOfTile(tile, tileZoom);
            return asText([west, south, east, north], homes.length, Math.round(medianOf(homes.map(({ value }) => value)) ?? 0));
          })
          .toSorted(),
      );
    }
    const wide = { ...searchFilterSchema.parse({ bbox: '-124,44,-121,47' }), zoom: 8 };
    expect(await levelPrices(ctx, wide, 10)).toEqual({ squares: [], isTooWide: true });
  });

  it('takes the homes that a reader hides off the counts per cell', async () => {
    const random = createRandom('hidden');
    for (let round = 0; round < 30; round++) {
      const { polygon = '', types = '', bedsMin = '' } = drawQuery(random);
      const asked = Object.fromEntries(Object.entries({ polygon, types, bedsMin }).filter(([, value]) => value !== ''));
      const all = expected({ bbox: '-124,44,-121,47', ...asked });
      // Some of them, now and then the cheapest, now and then nearly all.
      const hidden = all.filter((_, at) => random.chance(round % 3 === 0 ? 0.9 : 0.05) || at === round % 7);
      const exclude = hidden.slice(0, 300).map((home) => home.listing_key);
      const query = { bbox: '-124,44,-121,47', ...asked, ...(exclude.length > 0 ? { exclude: exclude.join(',') } : {}) };
      const zoom = random.int(3, 14);
      const { cells } = await clusterListings(ctx, { ...searchFilterSchema.parse(query), zoom }, AS_IF_MANY);
      const scanned = await clusterListings(ctx, { ...searchFilterSchema.parse(query), zoom });
      const told = JSON.stringify({ query, zoom });
      const asCounts = (list: typeof cells) => list.map(({ id, count, minPrice }) => `${id} ${count} ${minPrice}`).toSorted();
      expect(asCounts(cells), told).toEqual(asCounts(scanned.cells));
      expect(scanned.total.value, told).toBe(expected(query).length);
      const [cluster] = cells.filter(({ kind }) => kind === 'cluster');
      if (cluster !== undefined) await expectSummary(cluster, { query, zoom, limits: AS_IF_MANY, wanted: expected(query) });
    }
  });

  it('shows homes as the listings themselves do', async () => {
    const { items } = await searchListings(ctx, searchQuerySchema.parse({ limit: '100' }));
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from unnest($1::text[]) with ordinality as k (key, n) join listings on listing_key = key order by n',
      [items.map((item) => item.listingKey)],
    );
    expect(items).toEqual(
      await loadListingSummaries(
        ctx,
        rows.map((row) => row.id),
      ),
    );
  });

  it('finds nothing, without a word, for words that mean nothing', async () => {
    for (const q of ['the', '!!!', '"', '-', "'; drop table listings; --", '((('])
      expect((await searchListings(ctx, searchQuerySchema.parse({ q }))).total).toEqual({ value: 0, exact: true });
  });

  it('stands towers as stacks, with the keys of their homes', async () => {
    const { cells } = await clusterListings(ctx, { ...searchFilterSchema.parse({ bbox: '-124,44,-121,47' }), zoom: 18 });
    const stacks = cells.filter((cell) => cell.kind === 'stack' && cell.count > 10);
    expect(stacks.length).toBeGreaterThanOrEqual(3);
    for (const stack of stacks) expect(stack.listingKeys).toHaveLength(Math.min(50, stack.count));
  });

  it('counts each choice of a facet with that facet left out', async () => {
    const random = createRandom('facets');
    for (let round = 0; round < 120; round++) {
      const query = drawQuery(random);
      const facets = await countFacets(ctx, searchFilterSchema.parse(query));
      const told = JSON.stringify(query);
      const without = (...names: string[]) =>
        expected(Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))));
      expect(facets.total.value, told).toBe(expected(query).length);
      const countBy = (list: RandomHome[], key: (home: RandomHome) => unknown) => {
        const counts: Record<string, number> = {};
        for (const home of list) if (key(home) !== null) counts[String(key(home))] = (counts[String(key(home))] ?? 0) + 1;
        return counts;
      };
      const asCounts = (list: readonly { value: string | number; count: number }[]) =>
        Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
      expect(asCounts(facets.types), told).toEqual(countBy(without('types', 'excludeTypes'), (home) => home.property_sub_type));
      expect(asCounts(facets.beds), told).toEqual(countBy(without('bedsMin', 'bedsMax'), (home) => home.bedrooms_total));
      expect(asCounts(facets.baths), told).toEqual(
        countBy(without('bathsMin', 'bathsMax'), (home) => home.bathrooms_total_integer),
      );
      const anyStatus = { ...query, status: 'Active,Active Under Contract,Coming Soon,Pending,Closed' };
      expect(asCounts(facets.status), told).toEqual(countBy(expected(anyStatus), (home) => home.standard_status));
      const priced = without('priceMin', 'priceMax').filter((home) => home.list_price_cents !== null);
      expect(
        facets.price.reduce((sum, band) => sum + band.count, 0),
        told,
      ).toBe(priced.length);
    }
  });

  it('counts what each choice of its reader would leave of a search', async () => {
    const random = createRandom('own');
    for (let round = 0; round < 25; round++) {
      const query = drawQuery(random);
      const { mine, matches } = await countOwn(readers, ctx, searchFilterSchema.parse(query));
      const told = JSON.stringify(query);
      for (const { mark, count } of mine) {
        const marks = [...new Set([...(query['mine']?.split(',') ?? []), mark])].join(',');
        expect(count, told).toBe(expected({ ...query, mine: marks }).length);
      }
      for (const { scoreMin, count } of matches ?? expect.fail('no scores'))
        expect(count, told).toBe(expected({ ...query, matchScoreMin: String(scoreMin) }).length);
    }
  });

  it('refuses personal filters where no reader is known, and a match score without a profile', async () => {
    const { own: _own, ...nobody } = ctx;
    for (const query of [{ mine: 'saved' }, { matchScoreMin: '70' }]) {
      const [name = ''] = Object.keys(query);
      await expect(searchListings(nobody, searchQuerySchema.parse(query))).rejects.toMatchObject({
        code: 'invalid',
        fields: { [name]: expect.any(String) },
      });
    }
    const none: ReaderContext = { ...ctx, own: { marked: new Map(), matches: null } };
    await expect(searchListings(none, searchQuerySchema.parse({ matchScoreMin: '70' }))).rejects.toMatchObject({
      fields: { matchScoreMin: expect.stringContaining('profile') },
    });
    const counts = await countOwn({ ...readers, scoreHomes: () => Promise.resolve(null) }, ctx, { matchScoreMin: 70 });
    expect(counts.matches).toBeNull();
    expect(counts.mine[0]).toEqual({ mark: 'saved', hasAny: true, count: expected({ mine: 'saved' }).length });
    const some: ReaderContext = { ...ctx, own: { marked: new Map(), matches: { scores: new Map(), isComplete: false } } };
    expect((await searchListings(some, searchQuerySchema.parse({ matchScoreMin: '70' }))).total.exact).toBe(false);
  });

  it('refuses a cursor of another search or order, and nonsense', async () => {
    const first = await searchListings(ctx, searchQuerySchema.parse({ limit: '2' }));
    const cursor = first.nextCursor ?? '';
    for (const query of [{ cursor, bedsMin: '2' }, { cursor, sort: 'price-asc' }, { cursor: 'bm9uc2Vuc2U' }, { cursor: '%%%' }]) {
      await expect(searchListings(ctx, searchQuerySchema.parse({ limit: '2', ...query }))).rejects.toMatchObject({
        code: 'invalid',
        fields: { cursor: expect.any(String) },
      });
    }
  });

  it('names a place that does not exist', async () => {
    await expect(searchListings(ctx, searchQuerySchema.parse({ place: 'atlantis' }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { place: expect.stringContaining('atlantis') },
    });
  });
});
