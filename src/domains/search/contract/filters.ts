import { z } from 'zod';
import { COST_ASSUMPTIONS } from '#lib/monthly-cost.ts';
import { cursorParam } from '#lib/stored-values.ts';
import { ON_MARKET_STATUSES, parseStandardStatus, TRAITS } from '#domains/listings/contract.ts';
import { travelLimitsParam } from '#domains/travel/contract.ts';
import { bboxParam, polygonParam } from './areas.ts';
import { sortParam } from './orders.ts';
import { dateOrInstant, flag, list, number, optional, splitList, strictQuery, toPlainText, whole, words } from './parameters.ts';
import { OTHER_BROKERS, type SearchFilterName } from '../model/filter-names.ts';
import { MOST_AT_ONCE } from '../model/page-size.ts';
import { MOST_FILTER_WORDS } from '../model/limits.ts';

/** Statuses that anyone may search; other values of StandardStatus find no homes. */
export const SEARCHABLE_STATUSES = [...ON_MARKET_STATUSES, 'Closed'] as const;
export type SearchableStatus = (typeof SEARCHABLE_STATUSES)[number];
export const DEFAULT_STATUS = 'Active' satisfies SearchableStatus;

/** Values that a home may leave unknown. A search names the ones for which unknown also counts. */
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
  'estimate',
] as const;
export type UnknownSubject = (typeof UNKNOWN_SUBJECTS)[number];

/** What the reader may have done with a home, for `mine`. */
export const OWN_MARKS = ['saved', 'commented'] as const;
export type OwnMark = (typeof OWN_MARKS)[number];

const toPercent = (ratio: number) => Math.round(ratio * 1000) / 10;

const TRAIT_NAMES = TRAITS.map(({ name }) => name);

const statusParam = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(',') : value),
  z
    .string()
    .max(1000, 'give fewer statuses, separated by commas')
    .transform((text, context) => {
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
  ).describe('Words of the address, place, remarks or MLS number; a home has all of them'),
  keywords: list(MOST_FILTER_WORDS, 'words or phrases').describe('Words or phrases; the remarks have all of them'),
  excludeKeywords: list(MOST_FILTER_WORDS, 'words or phrases'),
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
  status: optional(statusParam).describe('StandardStatus values, with or without spaces; by default Active'),
  hoaMax: number(0, 1e7, 'dollars a month'),
  noHoa: flag.describe('true: homes known to have no association fee'),
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
    'Principal and interest, tax, insurance, association fee and mortgage insurance; an unknown tax is estimated from the price',
  ),
  downPaymentPercent: number(0, 100, 'percent of the price').describe(
    `For the monthly cost; by default ${toPercent(COST_ASSUMPTIONS.downPaymentRatio)}`,
  ),
  interestRate: number(0, 30, 'percent a year').describe(
    `For the monthly cost; by default ${toPercent(COST_ASSUMPTIONS.interestRate)}`,
  ),
  termYears: whole(1, 50, 'years').describe(`For the monthly cost; by default ${COST_ASSUMPTIONS.termYears}`),
  school: list(5, 'names of schools').describe('Homes in the attendance area of any of them'),
  schoolDistrict: list(5, 'school districts').describe('Homes in the attendance area of any school of any of them'),
  excludeHazards: list(10, 'kinds of hazard').describe(
    'flood, wildfire, landslide, earthquake_liquefaction, air_quality, noise: leaves out homes known to lie in such a zone',
  ),
  walkScoreMin: whole(0, 100, 'walk score'),
  bikeScoreMin: whole(0, 100, 'bike score'),
  transitScoreMin: whole(0, 100, 'transit score'),
  commute: optional(travelLimitsParam).describe(
    'Up to three places to reach in time, separated by |: longitude,latitude,mode,minutes,HH:MM,name. Homes reach all of them',
  ),
  near: optional(travelLimitsParam).describe('The same for kinds of everyday places: grocery,walk,10'),
  wish: optional(z.string().trim().max(200, 'use at most 200 characters')).describe(
    'Words for the order `match`: homes whose remarks answer them come first. Leaves no home out',
  ),
  exclude: list(300, 'listing keys').describe('Homes to leave out, such as homes seen before'),
  source: optional(z.string().trim().max(255, 'use at most 255 characters')).describe(
    `Homes that other brokers list: ${OTHER_BROKERS} for all of them, or the name of the system they come from`,
  ),
  byOwner: flag.describe('true: homes that their owners sell without a firm; false leaves those out'),
  zoning: list(5, 'zoning codes').describe('Homes zoned as any of them, as the record says: R-2, or words of its description'),
  openTo: optional(z.enum(['assistants'], 'homes are open to assistants, or to all')).describe(
    'assistants: homes that their sources let assistants tell of',
  ),
  estimateGapMin: number(-100, 10_000, 'percent of the asking price').describe(
    'How far our estimate is above the asking price, in percent of the price; negative if below',
  ),
  estimateGapMax: number(-100, 10_000, 'percent of the asking price'),
  mine: words(OWN_MARKS, 'something that you do with homes').describe(
    'For signed-in readers. saved: homes they saved; commented: homes with a comment in one of their collections',
  ),
  matchScoreMin: whole(1, 100, 'of 100').describe(
    'For signed-in readers with a buyer profile: homes that meet every must and score at least this',
  ),
  includeUnknown: words(UNKNOWN_SUBJECTS, 'something that may be unknown').describe(
    'Also homes that do not state one of: ' + UNKNOWN_SUBJECTS.join(', '),
  ),
} as const satisfies Record<SearchFilterName, z.ZodType>;

const pagingShape = {
  sort: sortParam,
  cursor: optional(cursorParam),
  limit: whole(1, MOST_AT_ONCE, 'homes a page'),
};

export const searchQuerySchema = strictQuery({ ...searchFilterShape, ...pagingShape });
export type SearchQuery = z.output<typeof searchQuerySchema>;

export const searchFilterSchema = strictQuery(searchFilterShape);
export type SearchFilters = z.output<typeof searchFilterSchema>;
