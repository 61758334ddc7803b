import { z } from 'zod';
import { passedFindingSchema } from '#domains/compliance/contract.ts';
import { listingSchema, standardStatusSchema } from '#domains/listings/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatWholeDollars } from '#lib/format.ts';
import { MOST_DOLLARS } from '../model/limits.ts';
import { statusDay, idParams, changeReason, versionField } from './fields.ts';
import { DISCLOSURE_KEYS } from '../model/disclosures.ts';
import { writes } from './limits.ts';
import { ownListingSchema } from './listing.ts';

const FIRST_DAY_WORDS =
  'First day for sale of a home that is coming soon, before which there are no tours; null if not known yet';

const homeListedTwiceSchema = z.object({
  label: z.string(),
  listings: z.array(z.object({ id: z.uuid(), listingKey: z.string(), ownerName: z.string().nullable() })),
});
export type HomeListedTwice = z.infer<typeof homeListedTwiceSchema>;

export const publishOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/publish',
  summary:
    'Makes a draft public as "Active" or "Coming Soon", or publishes its later changes. 409 if the draft has a newer version; 422 with what is missing.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    version: versionField,
    as: z.enum(['Active', 'Coming Soon']).default('Active'),
    onMarketDate: statusDay.nullable().default(null).describe(FIRST_DAY_WORDS),
  }),
  response: ownListingSchema,
  limit: writes,
});

export const planOwnListingFirstDay = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/first-day',
  summary: 'Says publicly when a home that is coming soon comes on the market. 409 for a home with another status.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ onMarketDate: statusDay.nullable().describe(FIRST_DAY_WORDS) }),
  response: ownListingSchema,
  limit: writes,
});

export const changeOwnListingStatus = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/status',
  summary:
    'Changes the status of a published listing, with its reason and date. 409 if its status has changed in the meantime or cannot change to this one.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    from: standardStatusSchema,
    to: standardStatusSchema,
    reason: changeReason,
    date: statusDay.describe('Day of the contract, of the closing, or when the status began'),
    closePrice: z.number().min(1).max(MOST_DOLLARS).optional().describe('Decimal US dollars; for Closed'),
  }),
  response: ownListingSchema,
  limit: writes,
});

export const changeOwnListingPrice = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/price',
  summary: 'Changes the public price immediately, and nothing else. 409 if the public price is no longer `from`.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    from: z.number().min(0).max(MOST_DOLLARS).describe('Decimal US dollars'),
    to: z
      .number()
      .min(1000, 'Give at least $1,000')
      .max(MOST_DOLLARS, `Give at most ${formatWholeDollars(MOST_DOLLARS)}`),
    reason: changeReason,
  }),
  response: ownListingSchema,
  limit: writes,
});

export const passOwnListingWords = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/passed-words',
  summary: 'Lets a warning about the words of a listing pass, and keeps the reason. Errors do not pass.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ finding: passedFindingSchema, reason: changeReason }),
  response: ownListingSchema,
  limit: writes,
});

export const passOwnListingPapers = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/passed-papers',
  summary: 'Lets a home be published without some of its disclosures, and keeps the reason.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ papers: z.array(z.enum(DISCLOSURE_KEYS)).min(1).max(DISCLOSURE_KEYS.length), reason: changeReason }),
  response: ownListingSchema,
  limit: writes,
});

export const ownListingEventSchema = z.object({
  id: z.string(),
  by: z.string().nullable(),
  statusBefore: standardStatusSchema,
  statusAfter: standardStatusSchema,
  priceBefore: z.number().nullable(),
  priceAfter: z.number().nullable(),
  reason: z.string(),
  effectiveOn: z.string(),
  occurredAt: z.string(),
});
export type OwnListingEvent = z.infer<typeof ownListingEventSchema>;

export const listOwnListingEvents = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/events',
  summary: 'Changes of status and price with their reasons, newest first.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ events: z.array(ownListingEventSchema) }),
});

export const previewOwnListing = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/preview',
  summary: 'The page of the home as buyers would see it if the draft were published now.',
  access: 'signed-in',
  params: idParams,
  response: listingSchema,
});

export const listHomesListedTwice = defineEndpoint({
  method: 'GET',
  path: '/api/admin/homes-listed-twice',
  summary:
    'Homes that two people have on the market here, who share no part in them: the listing that was public first, then the other.',
  access: 'admin',
  response: z.object({ homes: z.array(homeListedTwiceSchema) }),
});

export const withdrawListedTwice = defineEndpoint({
  method: 'POST',
  path: '/api/admin/homes-listed-twice/{id}/withdraw',
  summary: 'Takes a listing off the market whose owner may not sell the home. Its people read the reason.',
  access: 'admin',
  proof: 'recent',
  params: idParams,
  body: z.object({ reason: changeReason }),
  limit: { name: 'moderation', hits: 300, perSeconds: 3600 },
});
