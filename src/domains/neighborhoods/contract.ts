import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { WALK_MINUTES } from './model/near-terms.ts';

export { WALK_MINUTES } from './model/near-terms.ts';

export const PLACE_KINDS = ['state', 'county', 'city', 'neighborhood', 'zip'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const placeSchema = z.object({
  slug: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  stateOrProvince: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().describe('west, south, east, north in degrees'),
});
export type Place = z.infer<typeof placeSchema>;

const placeWithCountSchema = placeSchema.extend({ activeCount: z.number().int().describe('Homes for sale now') });
export type PlaceWithCount = z.infer<typeof placeWithCountSchema>;
/** A city and the places in it. */
export type CityTree = PlaceWithCount & { neighborhoods: PlaceWithCount[]; zips: PlaceWithCount[] };

/** A figure is null if fewer than `MIN_SAMPLE` homes support it. */
export const marketSnapshotSchema = z.object({
  activeCount: z.number().int(),
  medianListPrice: z.number().nullable().describe('Dollars, homes for sale now'),
  medianPricePerSquareFoot: z.number().nullable().describe('Dollars per square foot, homes for sale now'),
  medianDaysOnMarket: z.number().nullable().describe('Days, homes for sale now'),
  newInLastWeek: z.number().int(),
  soldCount: z.number().int().describe('Sales recorded in the twelve months before asOf'),
  medianClosePrice: z.number().nullable().describe('Dollars, of those sales'),
  saleToList: z
    .number()
    .nullable()
    .describe('Mean ratio of close price to last list price of those sales; ignores sales at half the list price or less'),
  asOf: z.string(),
});
export type MarketSnapshot = z.infer<typeof marketSnapshotSchema>;

export const placePageSchema = z.object({
  place: placeSchema,
  ancestors: z.array(placeSchema).describe('Largest first'),
  children: z.array(placeWithCountSchema),
  boundary: z.unknown().describe('GeoJSON geometry, or null'),
  market: marketSnapshotSchema,
});
export type PlacePage = z.infer<typeof placePageSchema>;

export const getPlace = defineEndpoint({
  method: 'GET',
  path: '/api/places/{slug}',
  summary: 'A place, the places in it, and its market.',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(120) }),
  response: placePageSchema,
  cacheSeconds: 60,
});

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/place-tree',
  summary: 'Cities with their neighborhoods and ZIP codes that have homes for sale, with counts.',
  access: 'public',
  response: z.object({
    cities: z.array(
      placeWithCountSchema.extend({ neighborhoods: z.array(placeWithCountSchema), zips: z.array(placeWithCountSchema) }),
    ),
  }),
  cacheSeconds: 60,
});

const nearbySchema = z.object({
  name: z.string(),
  meters: z.number().describe('Straight line'),
  latitude: z.number(),
  longitude: z.number(),
});

export const surroundingsSchema = z.object({
  schools: z.array(
    nearbySchema.extend({
      level: z.enum(['elementary', 'middle', 'high']),
      district: z.string(),
      isAssigned: z.boolean().describe('The home is in its attendance area'),
    }),
  ),
  gettingAround: z.object({
    walk: z.number().int().describe('0-100'),
    bike: z.number().int().describe('0-100'),
    transit: z.number().int().describe('0-100'),
    amenities: z.array(nearbySchema.extend({ kind: z.string(), walkMinutes: z.number().int() })),
    stops: z.array(
      nearbySchema.extend({
        mode: z.string(),
        lines: z.array(z.string()),
        headwayMinutes: z.number().int().nullable(),
        walkMinutes: z.number().int(),
      }),
    ),
  }),
  hazards: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      value: z.string().nullable().describe('Null: the home is in no mapped zone of this kind'),
      definition: z.string(),
      source: z.string(),
      asOf: z.string(),
    }),
  ),
});
export type Surroundings = z.infer<typeof surroundingsSchema>;

export const getSurroundings = defineEndpoint({
  method: 'GET',
  path: '/api/surroundings',
  summary: 'Schools, getting around and hazard facts at a point.',
  access: 'public',
  query: z.object({
    latitude: z.coerce.number().min(-90, 'must lie between -90 and 90').max(90, 'must lie between -90 and 90'),
    longitude: z.coerce.number().min(-180, 'must lie between -180 and 180').max(180, 'must lie between -180 and 180'),
  }),
  response: surroundingsSchema,
  cacheSeconds: 300,
});

export const placeFactsSchema = z.object({
  amenities: z
    .array(z.object({ kind: z.string(), count: z.number().int() }))
    .describe(`Everyday places within ${WALK_MINUTES} minutes on foot from the center of the place, by kind`),
  stops: z.number().int().describe('Transit stops within the same distance'),
  scores: z
    .object({ walk: z.number().int(), bike: z.number().int(), transit: z.number().int() })
    .nullable()
    .describe('0-100, at the center; null if the location of the place is unknown'),
  schools: z
    .array(z.object({ name: z.string(), level: z.enum(['elementary', 'middle', 'high']), district: z.string() }))
    .describe('Schools in the place, or whose attendance area includes its center'),
  parks: z.array(z.object({ name: z.string() })).describe('Parks whose center is in the place'),
});
export type PlaceFacts = z.infer<typeof placeFactsSchema>;

export const getPlaceFacts = defineEndpoint({
  method: 'GET',
  path: '/api/places/{slug}/facts',
  summary: 'Schools and parks of a place, and what is within walking distance of its center.',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(120) }),
  response: placeFactsSchema,
  cacheSeconds: 300,
});

const namesParam = z
  .string()
  .max(400, 'use at most 400 characters')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .optional();

export const attendanceAreaSchema = z.object({
  area: z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(z.array(z.number())))) })
    .describe('GeoJSON; the outer boundaries'),
});
export type AttendanceArea = z.infer<typeof attendanceAreaSchema>;

export const getAttendanceArea = defineEndpoint({
  method: 'GET',
  path: '/api/attendance-area',
  summary: 'Attendance areas of some schools, or of all schools of some districts.',
  access: 'public',
  query: z.object({
    school: namesParam.describe('Names, separated by commas'),
    schoolDistrict: namesParam.describe('Names, separated by commas'),
  }),
  response: attendanceAreaSchema,
  cacheSeconds: 300,
});

export const mapSchema = z.object({
  tiles: z.string().nullable().describe('Vector tile address with {z}, {x} and {y}; null if no base map is stored'),
  styleUrl: z.string().nullable().describe('A style that the operator configured; it replaces ours'),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .describe('west, south, east, north of the stored base map'),
  center: z.tuple([z.number(), z.number()]).nullable().describe('longitude, latitude of an area with homes for sale'),
  attribution: z.string(),
});
export type MapInfo = z.infer<typeof mapSchema>;

export const getMap = defineEndpoint({
  method: 'GET',
  path: '/api/map',
  summary: 'Where the base map comes from and what it covers.',
  access: 'public',
  response: mapSchema,
  cacheSeconds: 300,
});

export const getTile = defineEndpoint({
  method: 'GET',
  path: '/api/tiles/{z}/{x}/{file}',
  summary: 'A vector tile of the base map: {y}.mvt, gzip.',
  access: 'public',
  produces: 'application/vnd.mapbox-vector-tile',
  params: z.object({
    z: z.coerce.number().int().min(0).max(22),
    x: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 22),
    file: z
      .string()
      .max(20)
      .regex(/^\d{1,8}\.mvt$/)
      .transform((file) => Number.parseInt(file, 10)),
  }),
  cacheSeconds: 86_400,
});
