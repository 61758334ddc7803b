import { type SearchQuery, searchFilterSchema, searchQuerySchema } from '#domains/search/contract.ts';
import { fingerprintSearch } from '#domains/search/model/cursor.ts';
import { writePageCursor } from '#platform/verb/page-cursor.ts';
import { CELL_ZOOM, cellOf } from '#domains/search/model/cells.ts';
import { clusterListings } from '#domains/search/server/map/cluster-listings.ts';
import { countFacets } from '#domains/search/server/counting/count-facets.ts';
import { countFilters } from '#domains/search/server/counting/count-filters.ts';
import { searchListings } from '#domains/search/server/search-listings.ts';
import { summarizeCell } from '#domains/search/server/map/summarize-cell.ts';
import { circleRing, type LngLat } from '#lib/geo.ts';
import type { Random } from '#lib/random.ts';
import type { Context } from '#platform/verb/context.ts';
import { plainClusters, plainDeepPage, plainViewport } from './plain-designs.ts';
import type { Statement } from './measure.ts';

/** One search, and the same through the plain design where there is one to compare with. */
export interface Drawn {
  run: (ctx: Context) => Promise<unknown>;
  plain?: Statement;
}

export interface QueryClass {
  name: string;
  what: string;
  draw: (random: Random, world: World) => Drawn;
}

/** The data that searches are drawn from. */
export interface World {
  /** Places of homes, so that searches fall where homes are. */
  spots: readonly LngLat[];
  /** Homes along the order of the newest, at depths that people reach by paging. */
  depths: readonly { depth: number; key: string; id: number }[];
  active: number;
}

/** Sides of a viewport from a few streets to a whole city, in degrees. */
function drawBox(random: Random, { spots }: World) {
  const [longitude, latitude] = random.pick(spots);
  const width = 0.6 / 2 ** random.between(0, 4);
  return {
    west: longitude - width / 2,
    south: latitude - width * 0.3,
    east: longitude + width / 2,
    north: latitude + width * 0.3,
  };
}

/** A view of many cities, some of one type and bedrooms. */
function drawWide(random: Random, { spots }: World) {
  const middle = random.pick(spots);
  const [longitude, latitude] = middle;
  const zoom = random.pick([4, 6, 8, 9]);
  const width = (360 / 2 ** zoom) * 2.7;
  const box = {
    west: Math.max(-180, longitude - width / 2),
    south: Math.max(-85, latitude - width / 4),
    east: Math.min(180, longitude + width / 2),
    north: Math.min(85, latitude + width / 4),
  };
  const filters = random.chance(0.3) ? { types: 'single_family', bedsMin: String(random.int(1, 4)) } : {};
  const query = { ...searchFilterSchema.parse({ ...filters, bbox: Object.values(box).join(',') }), bbox: box, zoom };
  return { query, zoom, middle };
}

const FEATURES = ['ev_charging', 'finished_basement', 'home_office', 'fenced_yard', 'air_conditioning', 'deck_or_patio'] as const;

function drawFilters(random: Random): Record<string, string> {
  const filters: Record<string, string> = {};
  if (random.chance(0.7)) filters['priceMax'] = String(random.int(3, 12) * 100_000);
  if (random.chance(0.6)) filters['bedsMin'] = String(random.int(1, 4));
  if (random.chance(0.4)) filters['types'] = random.pick(['single_family', 'condo', 'townhouse']);
  if (random.chance(0.2)) filters['bathsMin'] = '2';
  return filters;
}

function parse(query: Record<string, string>): SearchQuery {
  return searchQuerySchema.parse(query);
}

const WORDS = ['garden', 'pool', 'workshop', 'solar', 'fireplace', 'dock'];

export const QUERY_CLASSES: QueryClass[] = [
  {
    name: 'viewport',
    what: 'a map view with filters: total and first page; plain: GiST on a point',
    draw(random, world) {
      const box = drawBox(random, world);
      const query = parse({ ...drawFilters(random), bbox: Object.values(box).join(',') });
      return { run: (ctx) => searchListings(ctx, query), plain: plainViewport(query) };
    },
  },
  {
    name: 'polygon',
    what: 'a drawn area with filters: total and first page; plain: GiST on a point',
    draw(random, world) {
      const ring = circleRing(random.pick(world.spots), random.between(1500, 20_000), 24).map(([x, y]): LngLat => [
        x,
        y + random.between(0, 0.005),
      ]);
      const query = parse({ ...drawFilters(random), polygon: ring.map((point) => point.join(',')).join(';') });
      return { run: (ctx) => searchListings(ctx, query), plain: plainViewport(query) };
    },
  },
  {
    name: 'deepPage',
    what: 'a page deep in the whole list, newest first; plain: OFFSET',
    draw(random, { depths, active }) {
      const { depth, key, id } = random.pick(depths);
      const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = parse({});
      const cursor = writePageCursor({
        sort: 'newest',
        search: fingerprintSearch(filters),
        key,
        id,
        total: { value: active, exact: true },
      });
      return { run: (ctx) => searchListings(ctx, parse({ cursor })), plain: plainDeepPage(depth) };
    },
  },
  {
    name: 'features',
    what: 'a map view with filters and features: exact total and first page',
    draw(random, world) {
      const features = [random.pick(FEATURES), ...(random.chance(0.4) ? [random.pick(FEATURES)] : [])];
      const bbox = Object.values(drawBox(random, world)).join(',');
      const query = parse({ ...drawFilters(random), bbox, features: [...new Set(features)].join(',') });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
  {
    name: 'monthlyCost',
    what: 'a map view up to a monthly cost, cheapest month first',
    draw(random, world) {
      const bbox = Object.values(drawBox(random, world)).join(',');
      const query = parse({
        bbox,
        monthlyCostMax: String(random.int(15, 60) * 100),
        downPaymentPercent: '10',
        sort: 'monthly-cost',
      });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
  {
    name: 'estimateGap',
    what: 'a map view with filters, of homes estimated above what they ask: exact total and first page',
    draw(random, world) {
      const bbox = Object.values(drawBox(random, world)).join(',');
      const query = parse({ ...drawFilters(random), bbox, estimateGapMin: String(random.int(0, 12)) });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
  {
    name: 'filterCounts',
    what: 'how many homes of a map view have each feature, and what they do not say',
    draw(random, world) {
      const query = searchFilterSchema.parse({
        ...drawFilters(random),
        hoaMax: '300',
        bbox: Object.values(drawBox(random, world)).join(','),
      });
      return { run: (ctx) => countFilters(ctx, query) };
    },
  },
  {
    name: 'clusters',
    what: 'clusters of a wide view, some by type and bedrooms; plain: counted live',
    draw(random, world) {
      const { query, zoom } = drawWide(random, world);
      return { run: (ctx) => clusterListings(ctx, query), plain: plainClusters(query, zoom) };
    },
  },
  {
    name: 'clusterNote',
    what: 'one cluster of such a view: lowest, median and highest price, kinds of homes',
    draw(random, world) {
      const { query, zoom, middle } = drawWide(random, world);
      const tileZoom = zoom + 3;
      const cell = `${tileZoom}/${Math.floor(cellOf(middle[1], middle[0]) / 4 ** (CELL_ZOOM - tileZoom))}`;
      return { run: (ctx) => summarizeCell(ctx, { ...query, cell }) };
    },
  },
  {
    name: 'clustersNear',
    what: 'clusters of a view of streets with filters, exact medians',
    draw(random, world) {
      const box = drawBox(random, world);
      const zoom = Math.min(16, Math.round(Math.log2((360 * 2.7) / (box.east - box.west))));
      const query = {
        ...searchFilterSchema.parse({ ...drawFilters(random), bbox: Object.values(box).join(',') }),
        bbox: box,
        zoom,
      };
      return { run: (ctx) => clusterListings(ctx, query) };
    },
  },
  {
    name: 'facets',
    what: 'counts of every choice in a map view with filters',
    draw(random, world) {
      const query = searchFilterSchema.parse({ ...drawFilters(random), bbox: Object.values(drawBox(random, world)).join(',') });
      return { run: (ctx) => countFacets(ctx, query) };
    },
  },
  {
    name: 'textLocal',
    what: 'a word in a city: total and first page',
    draw(random) {
      const query = parse({ q: random.pick(WORDS), place: `metro-${random.int(1, 60)}` });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
  {
    name: 'textNational',
    what: 'a word everywhere: estimated total and first page',
    draw(random) {
      const query = parse({ q: random.pick(WORDS) });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
  {
    name: 'neighborhood',
    what: 'a neighborhood with filters: total and first page',
    draw(random) {
      const query = parse({ ...drawFilters(random), place: `metro-${random.int(1, 60)}-hood-${random.int(0, 63)}` });
      return { run: (ctx) => searchListings(ctx, query) };
    },
  },
];
