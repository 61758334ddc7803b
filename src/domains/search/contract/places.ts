import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { strictQuery, toPlainText, whole } from './parameters.ts';
import { boundsSchema } from './values.ts';

export const PLACE_KINDS = ['state', 'county', 'city', 'neighborhood', 'zip'] as const;

export const placeSuggestionSchema = z.object({
  kind: z
    .enum([...PLACE_KINDS, 'address', 'listing', 'school', 'poi'])
    .describe(
      'listing: found by its MLS number; school: has an attendance area, and its label is for the school parameter; poi: a point to be near',
    ),
  label: z.string(),
  detail: z.string().nullable().describe('What distinguishes it: the city, the state'),
  slug: z.string().nullable().describe('For the place parameter'),
  listingKey: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  bounds: boundsSchema.nullable().describe('For a school: in its attendance area'),
  isExact: z.boolean().describe('q is its whole name, not only the beginning'),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

export const suggestPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  summary: 'Places, addresses, MLS numbers, schools and points of interest that begin with q, or nearly.',
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
