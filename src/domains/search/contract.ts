import { z } from 'zod';
import { listingSummarySchema, parseStandardStatus, TRAITS } from '#domains/listings/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { closestWord } from '#lib/closest-word.ts';
import { TRAVEL_MODES, travelLimitsParam } from '#domains/travel/contract.ts';
import type { Box, LngLat } from '#lib/geo.ts';

/** Orders a search can have; `newest` where nothing is said. Missing values come last in all of them. */
export const SORTS = [
  'newest',
  'oldest',
  'price-asc',
  'price-desc',
  'beds',
  'baths',
  'living-area',
  'lot-size',
  'year-built',
  'price-per-sqft',
  'price-cut',
  'price-cut-percent',
  'days-on-market',
  'monthly-cost',
  'commute',
  'match',
] as const;
export type Sort = (typeof SORTS)[number];

/** Statuses that anyone may search; the rest of StandardStatus answers with no homes. */
export const SEARCHABLE_STATUSES = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed'] as const;
export type SearchableStatus = (typeof SEARCHABLE_STATUSES)[number];
export const DEFAULT_STATUS = 'Active' satisfies SearchableStatus;

export const DEFAULT_LIMIT = 24;
export const MAX_LIMIT = 100;

/** What may be unknown of a home. A search names those of which homes that do not say also count. */
export const UNKNOWN_SUBJECTS = [
  'price',
  'beds',
  'baths',
  'bathsFull',
  'bathsHalf',
  'livingArea',
  'lotSize',
  'yearBuilt',
  'pricePerSqft',
  'stories',
  'garage',
  'hoa',
  'tax',
  'daysOnMarket',
  'pool',
  'waterfront',
  'view',
  'fireplace',
  'seniorCommunity',
  'features',
  'walkScore',
  'bikeScore',
  'transitScore',
] as const;
export type UnknownSubject = (typeof UNKNOWN_SUBJECTS)[number];

const SORT_WORDS: Record<string, Sort> = {
  ...Object.fromEntries(SORTS.map((sort) => [sort, sort])),
  price: 'price-asc',
  'list-price': 'price-asc',
  'list-price-asc': 'price-asc',
  'list-price-desc': 'price-desc',
  cheapest: 'price-asc',
  newest: 'newest',
  'list-date': 'newest',
  'newest-desc': 'newest',
  'newest-asc': 'oldest',
  'beds-desc': 'beds',
  bedrooms: 'beds',
  'bedrooms-total': 'beds',
  'baths-desc': 'baths',
  bathrooms: 'baths',
  area: 'living-area',
  sqft: 'living-area',
  'living-area-desc': 'living-area',
  lot: 'lot-size',
  'lot-size-desc': 'lot-size',
  year: 'year-built',
  'year-built-desc': 'year-built',
  'price-per-sqft-asc': 'price-per-sqft',
  dom: 'days-on-market',
  'days-on-market-desc': 'days-on-market',
  'days-on-market-asc': 'newest',
  'price-cut-desc': 'price-cut',
};

/** `price_desc`, `priceDesc`, `price:desc` and `-price` all mean one order. */
function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const words = text
    .replace(/^[-+]/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  return descending
    ? (SORT_WORDS[`${words}-desc`] ?? SORT_WORDS[words])
    : (SORT_WORDS[words] ?? SORT_WORDS[words.replace(/-(asc|desc)$/, '')]);
}

/** An empty parameter is one that was not given: plain HTML forms send them. */
function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();
}

function number(min: number, max: number, unit: string) {
  const message = `give a number from ${min} to ${max} (${unit}), digits only`;
  return optional(z.coerce.number(message).min(min, message).max(max, message));
}

function whole(min: number, max: number, unit: string) {
  const message = `give a whole number from ${min} to ${max} (${unit}), digits only`;
  return optional(z.coerce.number(message).int(message).min(min, message).max(max, message));
}

const flagMessage = 'give true or false';
const flag = optional(
  z.preprocess(
    (value) => (typeof value === 'boolean' ? String(value) : value),
    z.enum(['true', 'false', '1', '0'], flagMessage).transform((value) => value === 'true' || value === '1'),
  ),
);

/** Signs that no database takes, and nobody means, become spaces. */
function toPlainText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}

function splitList(text: string): string[] {
  return toPlainText(text)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function list(maxItems: number, what: string) {
  const message = `give up to ${maxItems} ${what}, separated by commas`;
  return optional(
    z
      .preprocess((value) => (Array.isArray(value) ? value.join(',') : value), z.string(message).max(maxItems * 80, message))
      .transform(splitList)
      .refine((items) => items.length <= maxItems, message),
  );
}

/** Words of a fixed set, separated by commas; a word that is not in it is named. */
function words<Word extends string>(known: readonly Word[], what: string) {
  return optional(
    z.preprocess(
      (value) => (Array.isArray(value) ? value.join(',') : value),
      z.string().transform((text, context): Word[] => {
        const parts = splitList(text);
        const found = known.filter((word) => parts.includes(word));
        for (const part of parts) {
          if (known.some((word) => word === part)) continue;
          const near = closestWord(part, [...known]);
          context.addIssue({
            code: 'custom',
            message: `"${part.slice(0, 40)}" is not ${what}${near === undefined ? `; use some of ${known.join(', ')}` : `; did you mean ${near}?`}`,
          });
        }
        return found;
      }),
    ),
  );
}

const TRAIT_NAMES = TRAITS.map(({ name }) => name);

const BBOX_HELP =
  'give west,south,east,north in degrees, for example -122.5,45.4,-122.4,45.6, with west below east and south below north';

const bboxParam = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(',') : value),
  z.string(BBOX_HELP).transform((text, context): Box => {
    const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    const [west, south, east, north] = numbers;
    if (
      numbers.length === 4 &&
      west !== undefined &&
      south !== undefined &&
      east !== undefined &&
      north !== undefined &&
      west >= -180 &&
      east <= 180 &&
      south >= -90 &&
      north <= 90 &&
      west < east &&
      south < north
    ) {
      return { west, south, east, north };
    }
    context.addIssue({ code: 'custom', message: BBOX_HELP });
    return z.NEVER;
  }),
);

const POLYGON_HELP =
  'give points as longitude,latitude separated by ; with at least three, polygons separated by |, at most 10 polygons and 500 points';

/** Rings as text, for the `polygon` parameter. */
export function encodePolygons(polygons: readonly (readonly LngLat[])[]): string {
  return polygons.map((ring) => ring.map(([lng, lat]) => `${round5(lng)},${round5(lat)}`).join(';')).join('|');
}

function round5(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

const polygonParam = z.string(POLYGON_HELP).transform((text, context): LngLat[][] => {
  const polygons = text.split('|').map((ring) => ring.split(';').map(parsePoint));
  const points = polygons.flat();
  const rings = polygons.map((ring) => ring.filter((point) => point !== undefined));
  if (
    polygons.length <= 10 &&
    points.length <= 500 &&
    points.every((point) => point !== undefined) &&
    rings.every((ring) => ring.length >= 3)
  ) {
    return rings;
  }
  context.addIssue({ code: 'custom', message: POLYGON_HELP });
  return z.NEVER;
});

function parsePoint(text: string): LngLat | undefined {
  const [longitude, latitude, ...rest] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (longitude === undefined || latitude === undefined || rest.length > 0) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : undefined;
}

const DATE_HELP = 'give a date (2026-05-31) or an instant (2026-05-31T14:00:00Z)';
const dateOrInstant = optional(
  z.string(DATE_HELP).refine((text) => {
    return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) && !Number.isNaN(Date.parse(text));
  }, DATE_HELP),
);

const statusParam = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(',') : value),
  z.string().transform((text, context) => {
    const statuses = splitList(text).map((word) => {
      const status = parseStandardStatus(word);
      if (status === undefined) {
        context.addIssue({
          code: 'custom',
          message: `"${word.slice(0, 40)}" is not a status; use ${SEARCHABLE_STATUSES.join(', ')}`,
        });
      }
      return status;
    });
    return [...new Set(statuses.filter((status) => status !== undefined))];
  }),
);

/** Every filter of a search, by its name in the URL. A home that lacks a value never satisfies a bound on it. */
export const searchFilterShape = {
  bbox: optional(bboxParam).describe('west,south,east,north in degrees'),
  polygon: optional(polygonParam).describe('lng,lat;lng,lat;… Polygons are separated by |'),
  place: list(20, 'place slugs or ids').describe(
    'Slug or id of a neighborhood, city, ZIP, county or state; homes in any of them',
  ),
  excludePlace: list(20, 'place slugs or ids'),
  q: optional(
    z
      .string()
      .max(200, 'use at most 200 characters')
      .transform((text) => toPlainText(text) || undefined),
  ).describe('Words of address, place, remarks, or the MLS number; all must occur'),
  keywords: list(20, 'words or phrases').describe('Words or phrases of the remarks, all of them'),
  excludeKeywords: list(20, 'words or phrases'),
  priceMin: number(0, 1e11, 'dollars'),
  priceMax: number(0, 1e11, 'dollars'),
  bedsMin: number(0, 1000, 'bedrooms'),
  bedsMax: number(0, 1000, 'bedrooms'),
  bathsMin: number(0, 1000, 'bathrooms'),
  bathsMax: number(0, 1000, 'bathrooms'),
  livingAreaMin: number(0, 1e9, 'square feet'),
  livingAreaMax: number(0, 1e9, 'square feet'),
  lotSizeMin: number(0, 1e12, 'square feet'),
  lotSizeMax: number(0, 1e12, 'square feet'),
  yearBuiltMin: whole(0, 9999, 'year'),
  yearBuiltMax: whole(0, 9999, 'year'),
  pricePerSqftMin: number(0, 1e9, 'dollars a square foot'),
  pricePerSqftMax: number(0, 1e9, 'dollars a square foot'),
  types: list(40, 'home types').describe(
    'PropertySubType values, or the words single_family, condo, townhouse, multi_family, co_op, manufactured, land, farm, apartment',
  ),
  excludeTypes: list(40, 'home types'),
  status: optional(statusParam).describe('StandardStatus values, with or without spaces; Active'),
  hoaMax: number(0, 1e7, 'dollars a month'),
  noHoa: flag.describe('true: homes whose association fee is known to be nothing'),
  garageMin: number(0, 1000, 'cars'),
  storiesMin: number(0, 1000, 'stories'),
  storiesMax: number(0, 1000, 'stories'),
  pool: flag,
  waterfront: flag,
  view: flag,
  fireplace: flag,
  newConstruction: flag.describe('false leaves out homes known to be new'),
  virtualTour: flag,
  tour: optional(z.enum(['virtual'], 'the only tour that can be asked for is virtual')),
  seniorCommunity: flag.describe('Qualified 55+ communities'),
  priceReducedWithinDays: whole(0, 3650, 'days'),
  priceCutMin: number(0, 1e11, 'dollars'),
  daysOnMarketMin: whole(0, 36500, 'days'),
  daysOnMarketMax: whole(0, 36500, 'days'),
  closedWithinDays: whole(0, 36500, 'days'),
  openHouseFrom: dateOrInstant,
  openHouseTo: dateOrInstant,
  bathsFullMin: whole(0, 1000, 'full bathrooms'),
  bathsHalfMin: whole(0, 1000, 'half bathrooms'),
  taxMax: number(0, 1e8, 'dollars a year'),
  priceCutPercentMin: number(0, 100, 'percent'),
  photosMin: whole(0, 1000, 'photos'),
  features: words(TRAIT_NAMES, 'a feature').describe(`Homes known to have all of them: ${TRAIT_NAMES.join(', ')}`),
  excludeFeatures: words(TRAIT_NAMES, 'a feature').describe('Leaves out homes known to have any of them'),
  monthlyCostMax: number(0, 1e9, 'dollars a month').describe(
    'Principal and interest, tax, insurance, association fee and mortgage insurance; an unknown tax is assumed from the price',
  ),
  downPaymentPercent: number(0, 100, 'percent of the price').describe('For the monthly cost; 20'),
  interestRate: number(0, 30, 'percent a year').describe('For the monthly cost; 6.5'),
  termYears: whole(1, 50, 'years').describe('For the monthly cost; 30'),
  school: list(5, 'names of schools').describe('Homes in the attendance area of any of them'),
  schoolDistrict: list(5, 'school districts').describe('Homes in the attendance area of any school of any of them'),
  excludeHazards: list(10, 'kinds of hazard').describe(
    'flood, wildfire, landslide, earthquake_liquefaction, air_quality, noise: leaves out homes known to lie in such a zone',
  ),
  walkScoreMin: whole(0, 100, 'walk score'),
  bikeScoreMin: whole(0, 100, 'bike score'),
  transitScoreMin: whole(0, 100, 'transit score'),
  commute: optional(travelLimitsParam).describe(
    'Up to three places to be reached in time: longitude,latitude,mode,minutes,HH:MM,name separated by |; every one counts',
  ),
  near: optional(travelLimitsParam).describe('The same to kinds of everyday places: grocery,walk,10'),
  wish: optional(z.string().trim().max(200, 'use at most 200 characters')).describe(
    'Words for the order `match`: homes whose remarks answer them come first; none is left out for them',
  ),
  exclude: list(300, 'listing keys').describe('Homes to leave out, such as those seen before'),
  includeUnknown: words(UNKNOWN_SUBJECTS, 'something that may be unknown').describe(
    'Also homes that do not say: ' + UNKNOWN_SUBJECTS.join(', '),
  ),
} as const;

const SORT_HELP = `use one of ${SORTS.join(', ')}`;

const pagingShape = {
  sort: optional(
    z.string(SORT_HELP).transform((text, context): Sort => {
      const sort = parseSort(text);
      if (sort !== undefined) return sort;
      context.addIssue({ code: 'custom', message: SORT_HELP });
      return z.NEVER;
    }),
  ),
  cursor: optional(z.string().max(300, 'use nextCursor of the page before, unchanged')),
  limit: whole(1, MAX_LIMIT, 'homes a page'),
};

/** Refuses misspelled names, so that a filter is never silently left out. */
function strictQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape);
  return z.preprocess((value, context) => {
    for (const name of Object.keys(value as object)) {
      if (names.includes(name)) continue;
      const near = closestWord(name, names);
      context.addIssue({
        code: 'custom',
        path: [name],
        message: near === undefined ? 'there is no such parameter' : `there is no such parameter; did you mean ${near}?`,
      });
    }
    return value;
  }, z.object(shape));
}

export const searchQuerySchema = strictQuery({ ...searchFilterShape, ...pagingShape });
export type SearchQuery = z.output<typeof searchQuerySchema>;

export const searchFilterSchema = strictQuery(searchFilterShape);
export type SearchFilters = z.output<typeof searchFilterSchema>;
export type SearchFilterName = keyof typeof searchFilterShape;

const countSchema = z.number().int();
const dollarsSchema = z.number().describe('Decimal US dollars');
const boundsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('West, south, east, north');

export const totalSchema = z.object({
  value: countSchema,
  exact: z.boolean().describe('False: a lower bound or an estimate; show it with a plus'),
});

/** A home of a list; with what the search itself measured of it. */
export const foundListingSchema = listingSummarySchema.extend({
  travel: z
    .array(z.object({ label: z.string(), mode: z.enum(TRAVEL_MODES), minutes: z.number().int() }))
    .optional()
    .describe('Whole minutes to each place of the search, in its order; absent where it has none'),
  monthlyCost: dollarsSchema.nullable().optional().describe('Where the search is by monthly cost'),
});
export type FoundListing = z.infer<typeof foundListingSchema>;

export const searchResultSchema = z.object({
  items: z.array(foundListingSchema),
  total: totalSchema,
  nextCursor: z.string().nullable().describe('Null on the last page'),
  rankedBy: z
    .enum(['semantic', 'rules'])
    .optional()
    .describe('With a wish: by sentence vectors, words and a thesaurus, or by words and thesaurus alone'),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const mapCellSchema = z.object({
  id: z.string().describe('Stable while the cell holds homes'),
  kind: z.enum(['cluster', 'stack', 'home']).describe('A stack is several homes on one point, such as a tower'),
  count: countSchema,
  minPrice: dollarsSchema.nullable(),
  medianPrice: dollarsSchema.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  bounds: boundsSchema,
  listingKeys: z.array(z.string()).describe('Of a home or a stack, at most 50'),
  isPriceReduced: z.boolean().describe('A home or a whole stack is for sale at less than its price before'),
  isApproximate: z.boolean().describe('The address is withheld: the place is the middle of an area of about two kilometers'),
});
export type MapCell = z.infer<typeof mapCellSchema>;

export const clustersSchema = z.object({
  cells: z.array(mapCellSchema),
  total: totalSchema,
  medianExact: z.boolean().describe('False: medianPrice is estimated, on wide views'),
});
export type Clusters = z.infer<typeof clustersSchema>;

const numberFacetSchema = z.array(z.object({ value: countSchema, count: countSchema }));

export const facetsSchema = z.object({
  total: totalSchema,
  types: z
    .array(z.object({ value: z.string(), word: z.string().nullable(), count: countSchema }))
    .describe('PropertySubType, and its word where there is one; most first'),
  status: z.array(z.object({ value: z.enum(SEARCHABLE_STATUSES), count: countSchema })),
  beds: numberFacetSchema.describe('Homes with exactly this many'),
  baths: numberFacetSchema,
  price: z
    .array(z.object({ from: dollarsSchema, to: dollarsSchema.nullable(), count: countSchema }))
    .describe('Histogram; the last band has no end'),
});
export type Facets = z.infer<typeof facetsSchema>;

const namedCountSchema = z.object({ name: z.string(), count: countSchema });

export const filterCountsSchema = z.object({
  total: totalSchema,
  isCounted: z.boolean().describe('False: the choices could not be counted; their counts below are 0 and say nothing'),
  isEstimated: z.boolean().describe('The counts are shares of a sample: say "about"'),
  features: z
    .array(namedCountSchema.extend({ label: z.string(), group: z.string(), unknown: countSchema }))
    .describe('Features that any home for sale has: how many of these homes have it, and how many do not say'),
  flags: z.array(namedCountSchema).describe('pool, waterfront, view, fireplace, newConstruction, virtualTour, seniorCommunity'),
  hazards: z
    .array(namedCountSchema.extend({ label: z.string() }))
    .describe('Kinds of hazard zones that are mapped here: how many of these homes lie in one'),
  hasScores: z.boolean().describe('Whether homes have walk, bike and transit scores here'),
  schools: z.array(z.object({ name: z.string(), level: z.string(), district: z.string() })).describe('With attendance areas'),
  unknown: z
    .array(z.object({ subject: z.enum(UNKNOWN_SUBJECTS), count: countSchema }))
    .describe('For each bound in use: homes that satisfy all the rest and do not say this'),
});
export type FilterCounts = z.infer<typeof filterCountsSchema>;

export const PLACE_KINDS = ['state', 'county', 'city', 'neighborhood', 'zip'] as const;

export const placeSuggestionSchema = z.object({
  kind: z.enum([...PLACE_KINDS, 'address', 'listing']).describe('listing: found by its MLS number'),
  label: z.string(),
  detail: z.string().nullable().describe('What tells it apart: the city, the state'),
  slug: z.string().nullable().describe('For the place parameter'),
  listingKey: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  bounds: boundsSchema.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

export const relaxationSchema = z.object({
  total: totalSchema.describe('What the search gives as it is'),
  suggestions: z
    .array(
      z.object({
        filter: z.string().describe('Name of the parameter to leave out'),
        total: totalSchema.describe('What the search gives without it'),
        nearest: z
          .object({ value: z.number(), total: totalSchema })
          .nullable()
          .describe('For a bound: the closest value that gives a home, and what it gives'),
      }),
    )
    .describe('Most homes first; only those that give any'),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

const text = z.string();
const textList = z.array(text);
const amount = z.number();
const nearSchema = z.object({
  place: text,
  mode: z.enum(['walk', 'bike', 'transit', 'drive']).optional(),
  miles: amount.optional(),
  minutes: amount.optional(),
});
const commuteSchema = z.object({
  to: text,
  minutes: amount.optional(),
  mode: z.enum(['walk', 'bike', 'transit', 'drive']).optional(),
  arrive_by: text.optional(),
});

/** What a sentence asks for that can be measured; the names are those of the reading's vocabulary. */
export const readingFiltersSchema = z
  .object({
    places: textList,
    exclude_places: textList,
    zips: textList,
    types: textList,
    exclude_types: textList,
    listing_type: z.enum(['sale', 'rent']),
    status: z.array(z.enum(['active', 'pending', 'sold', 'coming_soon'])),
    sold_within_days: amount,
    price_min: amount,
    price_max: amount,
    price_target: amount,
    price_per_sqft_min: amount,
    price_per_sqft_max: amount,
    monthly_payment_max: amount,
    down_payment_pct: amount,
    price_reduced: z.literal(true),
    price_cut_min: amount,
    price_cut_within_days: amount,
    beds_min: amount,
    beds_max: amount,
    baths_min: amount,
    baths_max: amount,
    rooms_min: amount,
    sqft_min: amount,
    sqft_max: amount,
    sqft_target: amount,
    lot_sqft_min: amount,
    lot_sqft_max: amount,
    year_min: amount,
    year_max: amount,
    age_max: amount,
    new_construction: z.boolean(),
    build_status: z.array(z.enum(['pre_construction', 'under_construction', 'complete'])),
    stories_min: amount,
    stories_max: amount,
    garage_min: amount,
    units_min: amount,
    units_max: amount,
    hoa: z.enum(['none', 'any']),
    hoa_max: amount,
    tax_max: amount,
    listed_within_days: amount,
    dom_min: amount,
    dom_max: amount,
    open_house: text,
    near: z.array(nearSchema),
    commute: z.array(commuteSchema),
    schools: textList,
    school_level: z.enum(['elementary', 'middle', 'high']),
    school_rating_min: amount,
    school_district: text,
    senior_55: z.literal(true),
    available_by: text,
    lease_months: amount,
    pets: z.literal('allowed'),
  })
  .partial();
export type ReadingFilters = z.infer<typeof readingFiltersSchema>;

export const readingSchema = z.object({
  filters: readingFiltersSchema,
  sort: z.object({ field: text, dir: z.enum(['asc', 'desc']) }).nullable(),
  must: textList,
  must_not: textList,
  soft: textList,
  unresolved: z.array(z.object({ text, reason: text })),
  fair_housing: z.object({ flag: z.boolean(), classes: textList, action: text, neutral_alternative: text }).nullable(),
  safety: z.object({ flag: text, action: text }).nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Which words of the sentence made which slot, so that a page can show chips and take one away. */
export const readingSpanSchema = z.object({
  start: countSchema,
  end: countSchema.describe('One past the last UTF-16 unit'),
  text,
  slot: text.describe('filters.price_max, must.pool, sort, soft, unresolved, fair_housing, safety'),
  label: text.describe('The slot in plain words: Up to $500,000'),
  engine: text.optional().describe('What read it, where it was not the rules: AI model <name>'),
});
export type ReadingSpan = z.infer<typeof readingSpanSchema>;

export const parsedSentenceSchema = readingSchema.extend({
  spans: z.array(readingSpanSchema),
  search: z
    .object({
      query: z.record(text, text).describe('Parameters of GET /api/listings that the reading comes to'),
      notApplied: z
        .array(z.object({ slot: text, label: text, reason: text }))
        .describe('What was understood and cannot be filtered by'),
    })
    .describe('The reading as a search'),
  engine: text.describe('What read the sentence: Rules, or Rules and AI model <name>'),
});
export type ParsedSentence = z.infer<typeof parsedSentenceSchema>;

export const searchListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings',
  summary: 'Homes that satisfy every filter, a page at a time.',
  access: 'public',
  query: searchQuerySchema,
  response: searchResultSchema,
  cacheSeconds: 10,
});

export const clusterListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings/clusters',
  summary: 'The same homes on a map: counted in cells, one by one when near enough.',
  access: 'public',
  query: strictQuery({
    ...searchFilterShape,
    bbox: bboxParam,
    zoom: z.coerce
      .number("give the map's zoom, 0 to 24")
      .min(0, "give the map's zoom, 0 to 24")
      .max(24, "give the map's zoom, 0 to 24"),
  }),
  response: clustersSchema,
  cacheSeconds: 10,
});

export const countFacets = defineEndpoint({
  method: 'GET',
  path: '/api/listings/facets',
  summary: 'How many homes each choice would give; each facet leaves its own filter out.',
  access: 'public',
  query: searchFilterSchema,
  response: facetsSchema,
  cacheSeconds: 10,
});

export const countFilters = defineEndpoint({
  method: 'GET',
  path: '/api/listings/filter-counts',
  summary: 'What else can be filtered by here, and how many homes each further choice would leave.',
  access: 'public',
  query: searchFilterSchema,
  response: filterCountsSchema,
  cacheSeconds: 10,
});

export const suggestPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  summary: 'Places, addresses and MLS numbers that begin like q, or nearly so.',
  access: 'public',
  query: strictQuery({
    q: z
      .string('say what to look for')
      .max(100, 'use at most 100 characters')
      .transform(toPlainText)
      .pipe(z.string().min(1, 'say what to look for')),
    limit: whole(1, 20, 'suggestions'),
  }),
  response: z.object({ items: z.array(placeSuggestionSchema) }),
  cacheSeconds: 60,
});

export const relaxSearch = defineEndpoint({
  method: 'GET',
  path: '/api/search/relax',
  summary: 'For a search without results: which single filter to leave out, and what that gives.',
  access: 'public',
  query: searchFilterSchema,
  response: relaxationSchema,
  cacheSeconds: 10,
});

export const parseSentence = defineEndpoint({
  method: 'POST',
  path: '/api/search/parse',
  summary: 'Reads a plain sentence into filters, and says what it did not understand.',
  access: 'public',
  body: z.object({
    text: z.string('send the sentence as text').trim().min(1, 'say what you look for').max(1000, 'use at most 1,000 characters'),
  }),
  readsOnly: true,
  response: parsedSentenceSchema,
});

export const searchEndpoints = {
  searchListings,
  clusterListings,
  countFacets,
  countFilters,
  suggestPlaces,
  relaxSearch,
  parseSentence,
};
