import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { OFFER_CHANGES, OFFER_STATUSES, type OfferVerb } from './model/negotiation.ts';
import { offerTermsSchema } from './model/terms.ts';

export type { OfferStatus, OfferVerb } from './model/negotiation.ts';
export type { OfferTerms } from './model/terms.ts';

export const MOST_VERSIONS = 60;

const writes = { name: 'offers', hits: 300, perSeconds: 3600 } as const;
const offerParams = z.object({ offerId: z.uuid() });
const listingParams = z.object({ listingKey: z.string().min(1).max(120) });
const version = z.number().int().min(1).max(MOST_VERSIONS).describe('Version of the terms that the caller saw');
const VERBS = Object.keys(OFFER_CHANGES) as [OfferVerb, ...OfferVerb[]];

export const offerSchema = z.object({
  id: z.uuid(),
  listingKey: z.string(),
  home: z.string().describe('Its address'),
  timeZone: z.string().describe('IANA zone of the home'),
  status: z.enum(OFFER_STATUSES),
  version: z.number().int(),
  backupNumber: z.number().int().nullable(),
  expiresAt: z.string(),
  buyerName: z.string().nullable().describe('For the sellers'),
  versions: z
    .array(
      z.object({ version: z.number().int(), side: z.enum(['buyer', 'seller']), terms: offerTermsSchema, madeAt: z.string() }),
    )
    .describe('The buyer’s offer and the seller’s counters, oldest first'),
  verbs: z.array(z.enum(VERBS)).describe('What the caller may do with the offer now'),
});
export type Offer = z.infer<typeof offerSchema>;

export const submitOffer = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/offers',
  summary: 'Offers to buy a home listed here. The same id gets the same answer again.',
  access: 'signed-in',
  params: listingParams,
  body: z.object({ id: z.uuid().describe('Made once for this form'), terms: offerTermsSchema }),
  response: offerSchema,
  limit: { name: 'offers-made', hits: 30, perSeconds: 3600 },
});

export const listMyOffers = defineEndpoint({
  method: 'GET',
  path: '/api/offers',
  summary: 'Offers that I made, newest first.',
  access: 'signed-in',
  response: z.object({ offers: z.array(offerSchema) }),
});

export const listOffersFor = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/offers',
  summary: 'Offers for a home that I sell, in order.',
  access: 'signed-in',
  params: listingParams,
  response: z.object({ offers: z.array(offerSchema) }),
});

export const reviseOffer = defineEndpoint({
  method: 'PATCH',
  path: '/api/offers/{offerId}',
  summary: 'Replaces the terms of my offer, or answers a counter with new terms.',
  access: 'signed-in',
  params: offerParams,
  body: z.object({ version, terms: offerTermsSchema }),
  response: offerSchema,
  limit: writes,
});

export const counterOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{offerId}/counter',
  summary:
    'Rejects an offer and makes a new one from the seller. If the seller counters several, none binds until the seller selects one.',
  access: 'signed-in',
  params: offerParams,
  body: z.object({ version, terms: offerTermsSchema, isOneOfSeveral: z.boolean() }),
  response: offerSchema,
  limit: writes,
});

export const moveOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{offerId}/moves',
  summary:
    'Views, rejects, withdraws, keeps as backup, releases, or says yes to one of several counters. None of these binds anybody.',
  access: 'signed-in',
  params: offerParams,
  body: z.object({
    version,
    verb: z.enum(['view', 'reject', 'withdraw', 'keep-as-backup', 'agree-to-one-of-several', 'release']),
  }),
  response: offerSchema,
  limit: writes,
});

export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{offerId}/acceptance',
  summary: 'Binds both sides: the seller accepts, selects or takes the first backup, or the buyer says yes to a counter.',
  access: 'signed-in',
  proof: 'recent',
  params: offerParams,
  body: z.object({ version, verb: z.enum(['accept', 'select', 'take-backup', 'agree-to-counter']) }),
  response: offerSchema,
  limit: writes,
});
