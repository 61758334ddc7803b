import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { listingParams } from '#domains/listings/contract.ts';
import { DISCLOSURE_KEYS } from '../model/disclosures.ts';
import { idParams } from './fields.ts';
import { writes } from './limits.ts';
import { ownListingSchema } from './listing.ts';

export const openDisclosures = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/open-papers',
  summary: 'Says which disclosures buyers with an account may open on the page of the home. The others they ask for.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ papers: z.array(z.enum(DISCLOSURE_KEYS)).max(DISCLOSURE_KEYS.length) }),
  response: ownListingSchema,
  limit: writes,
});

const homeDisclosureSchema = z.object({
  key: z.enum(DISCLOSURE_KEYS),
  title: z.string(),
  why: z.string().describe('Why this home needs it'),
  source: z.string().describe('The law or rule that asks for it'),
  access: z
    .enum(['open', 'ask', 'none'])
    .describe('open: anyone with an account opens it here; ask: the sellers have it and give it to who asks; none: not here yet'),
  files: z
    .array(z.object({ id: z.uuid(), name: z.string(), sizeBytes: z.number().int(), addedAt: z.string() }))
    .describe('Of open ones'),
});
export type HomeDisclosure = z.infer<typeof homeDisclosureSchema>;

export const listHomeDisclosures = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/disclosures',
  summary: 'The disclosures that a home listed here needs, which of them are here, and who may see them.',
  access: 'public',
  params: listingParams,
  response: z.object({ disclosures: z.array(homeDisclosureSchema) }),
});

export const getHomeDisclosureFile = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/disclosures/{documentId}/file',
  summary: 'A disclosure that its sellers have opened to buyers, as a download.',
  access: 'signed-in',
  params: z.object({ ...listingParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});
