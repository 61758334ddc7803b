import { z } from 'zod';
import { timeOfDayField } from '#lib/stored-values.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { decodeLimits, DEFAULT_ARRIVE_BY, MOST_LIMITS, MOST_MINUTES, type TravelLimit } from './model/travel-limit.ts';
import { TRAVEL_MODES } from './model/travel-mode.ts';

export {
  decodeLimits,
  DEFAULT_ARRIVE_BY,
  encodeLimits,
  MOST_LIMITS,
  MOST_MINUTES,
  nameAmenity,
  type TravelLimit,
} from './model/travel-limit.ts';
export { TRAVEL_MODES, type TravelMode } from './model/travel-mode.ts';
export * from './contract/own-places.ts';

const LIMITS_HELP = `give up to ${MOST_LIMITS} as longitude,latitude,mode,minutes,HH:MM,name or kind,mode,minutes, separated by |; modes are ${TRAVEL_MODES.join(', ')}, minutes 1 to ${MOST_MINUTES}`;

/** Travel limits as an address writes them. */
export const travelLimitsParam = z
  .string(LIMITS_HELP)
  .max(600, LIMITS_HELP)
  .transform((text, context): TravelLimit[] => {
    const limits = decodeLimits(text);
    if (limits !== undefined) return limits;
    context.addIssue({ code: 'custom', message: LIMITS_HELP });
    return z.NEVER;
  });

const coverageSchema = z.object({
  name: z.string(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('West, south, east, north'),
  hasTransit: z.boolean(),
});

export const travelInfoSchema = z.object({
  networks: z.array(coverageSchema).describe('Empty: travel times cannot be searched here'),
  amenities: z.array(z.object({ kind: z.string(), count: z.number().int() })).describe('Everyday places by kind'),
});
export type TravelInfo = z.infer<typeof travelInfoSchema>;

export const getTravelInfo = defineEndpoint({
  method: 'GET',
  path: '/api/travel',
  summary: 'Where travel times can be searched, and to which kinds of everyday places.',
  access: 'public',
  response: travelInfoSchema,
  cacheSeconds: 300,
});

export const travelAreaSchema = z.object({
  area: z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(z.array(z.number())))) })
    .describe('GeoJSON along the streets, to draw on a map. Searches check each home.'),
  isCovered: z.boolean().describe('False: a place is on no stored network'),
});
export type TravelArea = z.infer<typeof travelAreaSchema>;

export const getTravelArea = defineEndpoint({
  method: 'GET',
  path: '/api/travel/area',
  summary: 'The area from which all given places can be reached in time.',
  access: 'public',
  query: z.object({ limits: travelLimitsParam }),
  response: travelAreaSchema,
  cacheSeconds: 300,
});

const POINT_HELP = 'give longitude,latitude in degrees';
const pointParam = z
  .string(POINT_HELP)
  .max(80, POINT_HELP)
  .transform((text, context) => {
    const [longitude = Number.NaN, latitude = Number.NaN, ...rest] = text
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (rest.length === 0 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return { longitude, latitude };
    context.addIssue({ code: 'custom', message: POINT_HELP });
    return z.NEVER;
  });

export const travelTimesSchema = z.object({
  isCovered: z.boolean().describe('False: one of the two is on no stored network'),
  times: z
    .array(z.object({ mode: z.enum(TRAVEL_MODES), minutes: z.number().int().nullable() }))
    .describe(`Door to door; null if over ${MOST_MINUTES} minutes. Transit only if the network has lines.`),
});
export type TravelTimes = z.infer<typeof travelTimesSchema>;

export const getTravelTimes = defineEndpoint({
  method: 'GET',
  path: '/api/travel/times',
  summary: 'Travel time from one point to another on a weekday, by every mode.',
  access: 'public',
  query: z.object({
    from: pointParam,
    to: pointParam,
    arriveBy: timeOfDayField('give HH:MM').default(DEFAULT_ARRIVE_BY),
  }),
  response: travelTimesSchema,
  cacheSeconds: 300,
});

export const travelPlaceSchema = z.object({
  label: z.string(),
  detail: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
export type TravelPlace = z.infer<typeof travelPlaceSchema>;

export const suggestTravelPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/travel/places',
  summary: 'Everyday places, stations, schools and neighborhoods by name, as targets of travel times.',
  access: 'public',
  query: z.object({ q: z.string().trim().min(2, 'give at least two letters').max(100, 'use at most 100 characters') }),
  response: z.object({ items: z.array(travelPlaceSchema) }),
  cacheSeconds: 60,
});
