import { z } from 'zod';
export {
  HOME_TYPE_LABELS,
  HOME_TYPE_NOUNS,
  HOME_TYPE_WORDS,
  HOME_TYPES,
  type HomeType,
  toHomeType,
  toSubTypes,
} from './model/home-types.ts';
export { FACT_FIELDS, type FactField } from './model/fact-fields.ts';
export { FACT_GROUPS } from './model/fact-groups.ts';
export type { FieldIssue } from './model/field-issue.ts';
export { findRegion, findTimeZone } from './model/regions.ts';
export { PROPERTY_SUB_TYPES, PROPERTY_TYPES } from './model/property-types.ts';
export { TRAITS, type TraitName } from './model/trait-names.ts';
export {
  ASK_FOR_PAPERS_ANCHOR,
  GONE_STATUSES,
  ON_MARKET_STATUSES,
  parseStandardStatus,
  OFFER_ANCHOR,
  VISIT_ANCHOR,
  STANDARD_STATUSES,
  type StandardStatus,
  TAKES_OFFERS,
} from './model/standard-status.ts';
export { countDaysBefore, MOST_DAYS_OFF } from './model/days-before.ts';
export { PRICE_EVENTS, type PriceEventKind } from './model/price-events.ts';
export { STATUS_WORDS } from './model/status-words.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { FACT_GROUPS } from './model/fact-groups.ts';
import { PRICE_EVENTS } from './model/price-events.ts';
import { mailPictureUrl, MEDIA_WIDTHS, mediaUrl, type MediaWidth, turnUrl } from './model/media-address.ts';
import { STANDARD_STATUSES } from './model/standard-status.ts';

export { mailPictureUrl, MEDIA_WIDTHS, mediaUrl, type MediaWidth, turnUrl };
export { pictureNote } from './model/picture-note.ts';
export { BY_OWNER_PATTERN, firmInWords, isByOwner, listedBy, SOLD_BY_OWNER } from './model/listed-by.ts';

export const standardStatusSchema = z.enum(STANDARD_STATUSES);

/** ListOfficeKey of homes that people list here; a feed cannot use it. */
export const OWN_OFFICE_KEY = 'listed-here';

/** Originating system of every home in the demonstration city; any other name is a real feed. */
export const DEMONSTRATION_SOURCE = 'Alder County MLS (demonstration)';

const dateSchema = z.string().describe('Calendar date, YYYY-MM-DD');
const timestampSchema = z.string().describe('Instant, ISO 8601 in UTC');
const dollarsSchema = z.number().describe('Decimal US dollars');
const count = z.number().int();

export const coverSchema = z.object({
  id: count.describe('Of the picture itself, for mediaUrl()'),
  url: z.string().describe('Of its place: while two covers take turns, each visitor gets one of them here'),
  alt: z.string(),
  isAltered: z.boolean().describe('Label it as digitally altered wherever it is shown'),
  isIllustration: z.boolean().describe('Drawn from the facts, not photographed'),
});

/** What a result list, a card or a map pin needs to know about a home. */
export const listingSummarySchema = z.object({
  listingKey: z.string().describe('Our own key, in URLs too'),
  listingId: z.string().nullable().describe('The number that people use (MLS #)'),
  standardStatus: standardStatusSchema,
  propertyType: z.string(),
  propertySubType: z.string().nullable(),
  listPrice: dollarsSchema.nullable(),
  originalListPrice: dollarsSchema.nullable(),
  previousListPrice: dollarsSchema.nullable(),
  closePrice: dollarsSchema.nullable(),
  closeDate: dateSchema.nullable(),
  associationFeeMonthly: dollarsSchema.nullable(),
  taxAnnualAmount: dollarsSchema.nullable(),
  bedroomsTotal: count.nullable(),
  bathroomsTotalInteger: count.nullable(),
  bathroomsFull: count.nullable(),
  bathroomsHalf: count.nullable(),
  livingArea: count.nullable().describe('Square feet'),
  lotSizeSquareFeet: count.nullable(),
  yearBuilt: count.nullable(),
  storiesTotal: count.nullable(),
  garageSpaces: count.nullable(),
  newConstructionYN: z.boolean().nullable(),
  unparsedAddress: z.string().nullable().describe('Null if the seller withholds it'),
  streetAddress: z.string().nullable().describe('First line of the address, with the unit; null if withheld'),
  city: z.string().nullable(),
  stateOrProvince: z.string().nullable(),
  postalCode: z.string().nullable(),
  neighborhood: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinatesApproximate: z
    .boolean()
    .describe('The address is withheld: the point is the center of an area of about two kilometers'),
  onMarketDate: dateSchema.nullable(),
  daysOnMarket: count.nullable(),
  daysBefore: count.describe('For sale in earlier listings of the same home here'),
  priceChangeTimestamp: timestampSchema.nullable(),
  modificationTimestamp: timestampSchema,
  photosCount: count,
  cover: coverSchema.nullable(),
  virtualTour: z.boolean(),
  nextOpenHouse: z.object({ id: count, startsAt: timestampSchema, endsAt: timestampSchema, timeZone: z.string() }).nullable(),
  listOfficeName: z.string().nullable(),
  listOfficePhone: z.string().nullable(),
  attributionContact: z.string().nullable().describe("The listing firm's email or phone; must stand beside its name"),
  sourceName: z.string().describe('The system that it comes from'),
  isDemonstration: z.boolean(),
});
export type ListingSummary = z.infer<typeof listingSummarySchema>;

export const listingMediaSchema = z.object({
  id: count,
  url: z.string(),
  category: z.enum(['Photo', 'Floor Plan']),
  imageOf: z.string().nullable().describe('Room or view, as in RESO ImageOf'),
  caption: z.string().nullable(),
  alt: z.string(),
  alterations: z.array(z.string()).describe('RESO MediaAlteration; if not empty, label the picture as digitally altered'),
  originalId: count.nullable().describe('The untouched picture of an altered one, if it is among the pictures of this home'),
  isIllustration: z.boolean(),
  width: count.nullable(),
  height: count.nullable(),
});
export type ListingMedia = z.infer<typeof listingMediaSchema>;

export const priceHistoryEntrySchema = z.object({
  date: dateSchema,
  event: z.enum(PRICE_EVENTS),
  price: dollarsSchema.nullable(),
  changePercent: z.number().nullable().describe('Compared with the previous entry that has a price'),
  source: z.string(),
});

export const taxHistoryEntrySchema = z.object({
  taxYear: count,
  assessedLand: dollarsSchema,
  assessedImprovements: dollarsSchema,
  taxAmount: dollarsSchema,
});

export const openHouseSchema = z.object({
  id: count,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  timeZone: z.string().describe('IANA zone of the home'),
  isOnline: z.boolean(),
  livestreamUrl: z.string().nullable(),
  remarks: z.string().nullable(),
  calendarUrl: z.string().describe('An iCalendar file'),
});

export const factGroupSchema = z.object({
  group: z.enum(FACT_GROUPS),
  facts: z.array(
    z.object({
      name: z.string().describe('RESO field name'),
      label: z.string(),
      values: z.array(z.string()).min(1),
    }),
  ),
});

/** Everything the public may know about a home. */
export const listingSchema = listingSummarySchema.extend({
  headline: z.string().nullable().describe('One line above the remarks, of homes listed here'),
  publicRemarks: z.string().nullable(),
  highlights: z.array(z.string()).describe('Features that the remarks mention, rarest first, found by fixed patterns'),
  countyOrParish: z.string().nullable(),
  country: z.string().nullable(),
  timeZone: z.string().describe('IANA zone of the home'),
  subdivisionName: z.string().nullable(),
  parcelNumber: z.string().nullable(),
  cityPlaceSlug: z.string().nullable(),
  zipPlaceSlug: z.string().nullable(),
  neighborhoodPlaceSlug: z.string().nullable(),
  listingContractDate: dateSchema.nullable(),
  purchaseContractDate: dateSchema.nullable(),
  taxYear: count.nullable(),
  poolPrivateYN: z.boolean().nullable(),
  waterfrontYN: z.boolean().nullable(),
  viewYN: z.boolean().nullable(),
  fireplaceYN: z.boolean().nullable(),
  seniorCommunityYN: z.boolean().nullable(),
  virtualTourUrl: z.string().nullable().describe('Without anyone’s name: may stand wherever the home is shown'),
  brandedTourUrl: z.string().nullable().describe('With the seller’s name, of homes listed here alone'),
  videoUrls: z.array(z.string()).describe('Of homes listed here alone'),
  factGroups: z.array(factGroupSchema),
  media: z.array(listingMediaSchema),
  priceHistory: z.array(priceHistoryEntrySchema).describe('Newest first'),
  taxHistory: z.array(taxHistoryEntrySchema).describe('Newest first'),
  openHouses: z.array(openHouseSchema).describe('Upcoming ones, soonest first'),
  schools: z.object({
    elementary: z.string().nullable(),
    middle: z.string().nullable(),
    high: z.string().nullable(),
    elementaryDistrict: z.string().nullable(),
    highDistrict: z.string().nullable(),
  }),
  listAgentFullName: z.string().nullable(),
  display: z.object({
    address: z.boolean(),
    automatedValuation: z.boolean(),
    comments: z.boolean(),
  }),
  source: z.object({
    name: z.string(),
    isListedHere: z.boolean().describe('Its people list it here, and take offers here'),
    sourceListingKey: z.string(),
    lastUpdated: timestampSchema.describe('When the feed was last read successfully'),
    lastUpdatedDay: dateSchema.describe('That day in the home’s time zone'),
    isOld: z.boolean().describe('Not read for longer than its board allows without a word about it'),
    copyrightNotice: z.string().nullable(),
    disclaimer: z.string(),
  }),
});
export type Listing = z.infer<typeof listingSchema>;

export const similarListingsSchema = z.object({
  active: z.array(listingSummarySchema),
  sold: z.array(listingSummarySchema),
  newNearby: z.array(listingSummarySchema).describe('On the market for at most two weeks'),
});
export type SimilarListings = z.infer<typeof similarListingsSchema>;

export const listingParams = z.object({ listingKey: z.string().min(1).max(64) });

export const getListing = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}',
  summary: 'One home in full. 410 once it is withdrawn, canceled, expired or deleted.',
  access: 'public',
  params: listingParams,
  response: listingSchema,
  cacheSeconds: 60,
});

export const getSimilarListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/similar',
  summary: 'Homes like this one: for sale, sold, new nearby. Also for homes that are gone.',
  access: 'public',
  params: listingParams,
  response: similarListingsSchema,
  cacheSeconds: 300,
});

export const feedSourceSchema = z.object({
  name: z.string().describe('Originating system'),
  board: z.string().describe('As its rules want it written'),
  lastUpdated: timestampSchema.nullable().describe('When it was last read with success'),
  isOld: z.boolean().describe('Not read for longer than its board allows without a word about it'),
  disclaimer: z.string(),
  homes: count.describe('Homes of it that are for sale here'),
});
export type FeedSource = z.infer<typeof feedSourceSchema>;

export const listFeedSources = defineEndpoint({
  method: 'GET',
  path: '/api/feed-sources',
  summary: 'Systems that homes of other brokers come from, with their terms; the homes are those of the search by source.',
  access: 'public',
  response: z.object({ sources: z.array(feedSourceSchema).describe('Most homes first') }),
  cacheSeconds: 60,
});

export const getOpenHouseCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/open-houses/{file}',
  summary: 'An open house as an iCalendar file ({id}.ics).',
  access: 'public',
  produces: 'text/calendar',
  params: listingParams.extend({
    file: z
      .string()
      .max(30)
      .regex(/^\d{1,15}\.ics$/)
      .transform((file) => Number.parseInt(file, 10)),
  }),
  cacheSeconds: 300,
});

export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/api/media/{file}',
  summary: 'A picture as WebP: {id}-{width}.webp with width 480, 960 or 1600.',
  access: 'public',
  produces: 'image/webp',
  params: z.object({
    file: z
      .string()
      .max(30)
      .regex(/^\d{1,15}-(480|960|1600)\.webp$/)
      .transform((file) => {
        const [id, width] = file.split('-');
        return { mediaId: Number(id), width: parseMediaWidth(width) };
      }),
  }),
  cacheSeconds: 86_400,
});

export const getMailPicture = defineEndpoint({
  method: 'GET',
  path: '/api/media/mail/{file}',
  summary: 'A picture as mail programs draw it, a JPEG of 960 by 640 pixels: {id}.jpg. Only while the home is shown.',
  access: 'public',
  produces: 'image/jpeg',
  params: z.object({
    file: z
      .string()
      .max(30)
      .regex(/^\d{1,15}\.jpg$/)
      .transform((file) => Number.parseInt(file, 10)),
  }),
  cacheSeconds: 3600,
});

export const getCover = defineEndpoint({
  method: 'GET',
  path: '/api/covers/{file}',
  summary:
    'The picture of a place where two take turns while a trial of covers runs, as WebP: {first}-{second}-{width}.webp. X-Cover-Arm says which one a visitor of the trial got; everyone else gets the first.',
  access: 'public',
  produces: 'image/webp',
  params: z.object({
    file: z
      .string()
      .max(46)
      .regex(/^\d{1,15}-\d{1,15}-(480|960|1600)\.webp$/)
      .transform((file) => {
        const [first, second, width] = file.split('-');
        return { firstId: Number(first), secondId: Number(second), width: parseMediaWidth(width) };
      }),
  }),
});

/** Says which of two covers an answer shows: 0 the one that stands, 1 the other. Absent outside a trial. */
export const COVER_ARM_HEADER = 'x-cover-arm';

function parseMediaWidth(text: string | undefined): MediaWidth {
  return MEDIA_WIDTHS.find((width) => width === Number.parseInt(text ?? '', 10)) ?? 960;
}

/** What calendars know an open house by, in every file that tells of it. */
export const openHouseUid = (listingKey: string, openHouseId: number): string => `open-house-${openHouseId}@${listingKey}`;
