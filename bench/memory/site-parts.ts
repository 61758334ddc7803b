import { randomUUID } from 'node:crypto';
import type { SiteHomes } from './site-homes.ts';

/** One part of the site, and the requests that load all its data. */
export interface SitePart {
  name: string;
  requests: (homes: SiteHomes) => SiteRequest[];
}

export interface SiteRequest {
  path: string;
  body?: unknown;
  /** As the demo buyer. */
  signedIn?: boolean;
}

const WISHES = ['bright kitchen and a view of the water', 'quiet, with a garden for children', 'a workshop and old trees'];
const SENTENCES = [
  '3 bedrooms with a garden under 600k',
  'bright condo within 20 minutes by transit of downtown',
  'quiet house near good schools, no stairs, with a garage',
];
const PROFILES = [400_000, 600_000, 900_000].map((priceMax) => ({
  budget: { priceMax },
  home: { bedsMin: 3, types: ['single_family'] },
  wishes: [
    { feature: 'homeOffice', stance: 'nice' },
    { feature: 'fireplace', stance: 'nice' },
  ],
}));

/** Everything that is large once it is loaded, in the order in which a visitor meets it. */
export const SITE_PARTS: readonly SitePart[] = [
  {
    name: 'pages',
    requests: ({ keys }) => [
      { path: '/' },
      { path: '/property-search' },
      { path: '/neighborhood-explorer' },
      ...keys.slice(0, 20).map((key) => ({ path: `/property/${key}` })),
    ],
  },
  {
    name: 'search',
    requests: ({ viewports }) =>
      viewports
        .slice(0, 40)
        .flatMap((bbox, index) => [
          { path: `/api/listings?bbox=${bbox}&bedsMin=${1 + (index % 4)}` },
          { path: `/api/listings/clusters?bbox=${bbox}&zoom=${11 + (index % 5)}` },
        ]),
  },
  { name: 'sentences', requests: () => SENTENCES.map((text) => ({ path: '/api/search/parse', body: { text } })) },
  {
    name: 'ranking by wishes',
    // Asked again once the model is loaded: the first answers do without its vectors.
    requests: () =>
      [1, 2, 3, 4].flatMap((bedsMin) =>
        WISHES.map((wish) => ({ path: `/api/listings?bedsMin=${bedsMin}&sort=match&wish=${encodeURIComponent(wish)}` })),
      ),
  },
  {
    name: 'travel times',
    requests: ({ points, center }) => [
      ...(['drive', 'transit', 'bike', 'walk'] as const).map((mode) => ({
        path: `/api/listings?commute=${encodeURIComponent(`${center},${mode},20,08:30,Center`)}`,
      })),
      { path: '/api/listings?near=grocery,walk,10' },
      ...points.slice(0, 10).map((from) => ({ path: `/api/travel/times?from=${from.join(',')}&to=${center}` })),
    ],
  },
  { name: 'matching', requests: () => PROFILES.map((profile) => ({ path: '/api/matches', body: { profile } })) },
  {
    name: 'valuation',
    requests: ({ keys }) => [
      { path: '/api/valuation/market-index' },
      ...keys.slice(0, 30).map((key) => ({ path: `/api/valuation/listings/${key}` })),
    ],
  },
  { name: 'market', requests: ({ places }) => places.slice(0, 12).map((slug) => ({ path: `/api/market/${slug}` })) },
  {
    name: 'map and surroundings',
    requests: ({ tiles, points }) => [
      ...tiles.map((path) => ({ path })),
      ...points
        .slice(0, 10)
        .map(([longitude, latitude]) => ({ path: `/api/surroundings?longitude=${longitude}&latitude=${latitude}` })),
    ],
  },
  { name: 'pictures', requests: ({ pictures }) => pictures.slice(0, 8).map((path) => ({ path })) },
  {
    name: 'printed reports',
    requests: ({ keys }) => keys.slice(0, 3).map((key) => ({ path: `/api/valuation/listings/${key}/report` })),
  },
  {
    name: 'market analyses',
    requests: ({ keys }) =>
      keys.slice(0, 2).map((listingKey) => ({ path: '/api/cmas', body: { id: randomUUID(), listingKey }, signedIn: true })),
  },
];
