import { z } from 'zod';
import { figureSchema, MARKET_TYPES, METRIC_KEYS } from '#domains/market/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { writes } from './limits.ts';

const areaParams = z.object({ slug: z.string().min(1).max(120), propertyType: z.enum(MARKET_TYPES) });

const savedAreaSchema = z.object({
  slug: z.string(),
  name: z.string(),
  propertyType: z.enum(MARKET_TYPES),
  asOf: z.string().nullable().describe('Last day of the latest three months; null if there are no figures yet'),
  figures: z.partialRecord(z.enum(METRIC_KEYS), figureSchema),
});
export type SavedArea = z.infer<typeof savedAreaSchema>;

export const listSavedAreas = defineEndpoint({
  method: 'GET',
  path: '/api/saved-areas',
  summary: 'Areas whose market the caller follows, with the figures of the latest three months.',
  access: 'signed-in',
  response: z.object({ areas: z.array(savedAreaSchema) }),
});

export const saveArea = defineEndpoint({
  method: 'PUT',
  path: '/api/saved-areas/{slug}/{propertyType}',
  summary: 'Follows the market of an area: tells the caller when a month’s figures are out. A repeat changes nothing.',
  access: 'signed-in',
  params: areaParams,
  limit: writes,
});

export const removeSavedArea = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-areas/{slug}/{propertyType}',
  summary: 'Stops following the market of an area.',
  access: 'signed-in',
  params: areaParams,
  limit: writes,
});
