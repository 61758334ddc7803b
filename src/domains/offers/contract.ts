import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { instantField } from '#lib/stored-values.ts';
import { OFFER_CHANGES, OFFER_STATUSES, type OfferVerb } from './model/negotiation.ts';
import { offerFormSchema } from './model/offer-form.ts';
import { OFFER_PAPER_NAMES } from './model/paper-kinds.ts';
import { SALE_STEP_KEYS } from './model/sale-steps.ts';
import { CONTINGENCIES, offerTermsSchema } from './model/terms.ts';

export { findStanding } from './model/offer-words.ts';
export type { OfferStatus, OfferVerb } from './model/negotiation.ts';
export type { OfferTerms } from './model/terms.ts';

export const MOST_VERSIONS = 60;

const writes = { name: 'offers', hits: 300, perSeconds: 3600 } as const;
const offerParams = z.object({ offerId: z.uuid() });
const listingParams = z.object({ listingKey: z.string().min(1).max(120) });
const version = z.number().int().min(1).max(MOST_VERSIONS).describe('Version of the terms that the caller saw');
const VERBS = Object.keys(OFFER_CHANGES) as [OfferVerb, ...OfferVerb[]];

const roundSchema = z.object({
  id: z.uuid(),
  opensAt: z.string(),
  closesAt: z.string().describe('Until then buyers can change their terms, but not at that moment'),
  isOver: z.boolean(),
});
export type OfferRound = z.infer<typeof roundSchema>;

const saleContractSchema = z.object({
  acceptedOn: z.string().describe('Calendar day at the home, as are the others'),
  deadlines: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        on: z.string(),
        contingency: z.enum(CONTINGENCIES).nullable().describe('The contingency that ends then, if it still stands'),
        removedAt: z.string().nullable().describe('When the buyer removed it'),
      }),
    )
    .describe('In order'),
  steps: z
    .array(
      z.object({
        key: z.enum(SALE_STEP_KEYS),
        title: z.string(),
        help: z.string(),
        dueOn: z.string().nullable(),
        doneAt: z.string().nullable(),
        doneBy: z.string().nullable().describe('The name of whoever ticked it'),
      }),
    )
    .nullable()
    .describe('What the sellers do until the closing; for them alone'),
});
export type SaleContract = z.infer<typeof saleContractSchema>;

export const offerSchema = z.object({
  id: z.uuid(),
  listingKey: z.string(),
  home: z.string().describe('Its address'),
  timeZone: z.string().describe('IANA zone of the home'),
  status: z.enum(OFFER_STATUSES),
  version: z.number().int(),
  backupNumber: z.number().int().nullable(),
  expiresAt: z.string(),
  isOtherAccepted: z.boolean().describe('Whether another offer for the home is accepted now'),
  buyerName: z.string().nullable().describe('For the sellers'),
  versions: z
    .array(
      z.object({ version: z.number().int(), side: z.enum(['buyer', 'seller']), terms: offerTermsSchema, madeAt: z.string() }),
    )
    .describe('The buyer’s offer and the seller’s counters, oldest first'),
  verbs: z.array(z.enum(VERBS)).describe('What the caller may do with the offer now'),
  papers: z
    .array(z.object({ documentId: z.uuid(), item: z.enum(OFFER_PAPER_NAMES), name: z.string(), sizeBytes: z.number().int() }))
    .describe('What the buyer sent with it; for sellers while the offer is open, a backup or accepted'),
  isProofChecked: z.boolean().describe('Whether the sellers say that they checked the proof of the money'),
  round: roundSchema.nullable().describe('The highest-and-best round that the offer is in, or was'),
  contract: saleContractSchema
    .nullable()
    .describe('What the accepted terms set; null for offers that are not accepted, and once the listing has ended'),
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

const offerDraftSchema = z.object({
  id: z.uuid().describe('The offer will have it'),
  form: offerFormSchema.describe('The fields of the form, as they were typed'),
  updatedAt: z.string(),
});
export type OfferDraft = z.infer<typeof offerDraftSchema>;

const draftLineSchema = offerDraftSchema.extend({
  listingKey: z.string(),
  home: z.string().describe('Its address'),
  takesOffers: z.boolean().describe('The home takes offers now'),
});
export type OfferDraftLine = z.infer<typeof draftLineSchema>;

export const getOfferDraft = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/offer-draft',
  summary: 'What I have typed of an offer for a home and not sent.',
  access: 'signed-in',
  params: listingParams,
  response: z.object({ draft: offerDraftSchema.nullable() }),
});

export const keepOfferDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/listings/{listingKey}/offer-draft',
  summary: 'Keeps what I have typed of an offer. No one else sees it, and it ends when the offer is sent.',
  access: 'signed-in',
  params: listingParams,
  body: z.object({ id: z.uuid().describe('For a new draft; the home’s draft keeps its own'), form: offerFormSchema }),
  response: offerDraftSchema,
  limit: { name: 'offer-drafts', hits: 3000, perSeconds: 3600 },
});

export const deleteOfferDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/listings/{listingKey}/offer-draft',
  summary: 'Deletes a draft of mine.',
  access: 'signed-in',
  params: listingParams,
  limit: writes,
});

export const listMyOffers = defineEndpoint({
  method: 'GET',
  path: '/api/offers',
  summary: 'Offers that I made, newest first, and drafts of offers, the latest first.',
  access: 'signed-in',
  response: z.object({ offers: z.array(offerSchema), drafts: z.array(draftLineSchema) }),
});

const offersForHomeSchema = z.object({
  offers: z.array(offerSchema),
  round: roundSchema.nullable().describe('The latest highest-and-best round'),
  mayDecide: z.boolean().describe('Whether the caller decides on offers and calls rounds'),
});
export type OffersForHome = z.infer<typeof offersForHomeSchema>;

export const listOffersFor = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/offers',
  summary: 'Offers for a home that I sell, in order.',
  access: 'signed-in',
  params: listingParams,
  response: offersForHomeSchema,
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
  path: '/api/offers/{offerId}/accept',
  summary: 'Binds both sides: the seller accepts, selects or takes the first backup, or the buyer says yes to a counter.',
  access: 'signed-in',
  proof: 'recent',
  params: offerParams,
  body: z.object({ version, verb: z.enum(['accept', 'select', 'take-backup', 'agree-to-counter']) }),
  response: offerSchema,
  limit: writes,
});

export const tickSaleStep = defineEndpoint({
  method: 'PUT',
  path: '/api/offers/{offerId}/steps/{step}',
  summary: 'Ticks a step of the sale under the accepted offer, or takes the tick back. Again changes nothing.',
  access: 'signed-in',
  params: offerParams.extend({ step: z.enum(SALE_STEP_KEYS) }),
  body: z.object({ isDone: z.boolean() }),
  response: offerSchema,
  limit: writes,
});

export const removeContingency = defineEndpoint({
  method: 'POST',
  path: '/api/offers/{offerId}/contingencies/{contingency}/remove',
  summary: 'Removes a contingency of my accepted offer for good. With the last one, the home is pending.',
  access: 'signed-in',
  proof: 'recent',
  params: offerParams.extend({ contingency: z.enum(CONTINGENCIES) }),
  response: offerSchema,
  limit: writes,
});

export const openRound = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/offer-rounds',
  summary:
    'Asks all buyers with open offers for their highest and best terms by a deadline. Until then the seller answers no one; then the offers stand.',
  access: 'signed-in',
  params: listingParams,
  body: z.object({
    id: z.uuid().describe('Made once for this form: a repeat opens nothing'),
    closesAt: instantField('Give the date and time of the deadline'),
  }),
  response: roundSchema,
  limit: writes,
});

export const callOffRound = defineEndpoint({
  method: 'DELETE',
  path: '/api/offer-rounds/{roundId}',
  summary: 'Calls off a round in progress. The offers stay as they are, and their buyers are notified.',
  access: 'signed-in',
  params: z.object({ roundId: z.uuid() }),
  limit: writes,
});

export const uploadOfferPaper = defineEndpoint({
  method: 'PUT',
  path: '/api/offers/{offerId}/papers/{item}/{documentId}',
  summary: 'Adds a file to an offer of mine. Those who sell the home can open it while the offer is open, a backup or accepted.',
  access: 'signed-in',
  params: z.object({ ...offerParams.shape, item: z.enum(OFFER_PAPER_NAMES), ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const getOfferPaper = defineEndpoint({
  method: 'GET',
  path: '/api/offers/{offerId}/papers/{documentId}/file',
  summary: 'A file that goes with an offer, as a download, for its buyer and those who sell the home.',
  access: 'signed-in',
  params: z.object({ ...offerParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

export const checkProof = defineEndpoint({
  method: 'PUT',
  path: '/api/offers/{offerId}/proof-check',
  summary: 'Notes that the sellers checked the proof of the money, or not. A buyer who changes the kind of proof ends it.',
  access: 'signed-in',
  params: offerParams,
  body: z.object({ version, isChecked: z.boolean() }),
  response: offerSchema,
  limit: writes,
});
