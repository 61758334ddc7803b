import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { LEAST_COMPARED } from '../model/limits.ts';
import { PARTS } from '../model/ranking.ts';

export const standingSchema = z.object({
  categoryKey: z.enum(CATEGORY_KEYS),
  total: z.number().int().describe('How many serve the vendor’s own place, itself among them'),
  place: z.number().int().nullable().describe('1 is first; null where there are too few to say'),
  score: z.number().describe('0 to 1'),
  medianScore: z.number().nullable(),
  parts: z.array(
    z.object({
      part: z.enum(PARTS),
      own: z.number().describe('0 to 1'),
      median: z.number().nullable().describe(`Of all who serve the place; null below ${LEAST_COMPARED} of them`),
      isAssumed: z.boolean().describe('Nothing is known of it: it counts as the median'),
    }),
  ),
});
export type Standing = z.infer<typeof standingSchema>;

export const getStanding = defineEndpoint({
  method: 'GET',
  path: '/api/vendors/{vendorId}/ranking',
  summary:
    'What the published formula says of my vendor beside the median of those who serve its own place, for a request there without answers or budget. One for each category in which it is listed.',
  access: 'signed-in',
  params: z.object({ vendorId: z.uuid() }),
  response: z.object({ version: z.string(), standings: z.array(standingSchema) }),
});
