import { z } from 'zod';
import { passedFindingSchema } from '#domains/compliance/contract.ts';
import { UPLOAD_CONSUMES, uploadLimit } from '#domains/documents/contract.ts';
import {
  invitationFormSchema,
  invitationSentSchema,
  invitationTokenParams,
  invitationToJoinSchema,
  openInvitationSchema,
} from '#domains/invitations/contract.ts';
import { listingSchema, standardStatusSchema } from '#domains/listings/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { unsavedSchema } from '#lib/field-changes.ts';
import { EDITOR_GROUPS, isDay } from './model/editor-fields.ts';
import { planSchema } from './model/plan.ts';
import { INVITED_PARTS, PARTS } from './model/rights.ts';

export * from './contract/figures.ts';
export type { EditorFields, EditorValue } from './model/editor-fields.ts';
export { INVITED_PARTS, mayDo, type Part, PART_WORDS, PARTS, type Right } from './model/rights.ts';

/** Originating system of the homes that people list here. */
export const OWN_SOURCE = 'Listed here';
/** Shown where other listings name their office. */
export const SOLD_BY_OWNER = 'For sale by owner';
/** Drafts and listings of one person, not counting the archive. */
export const MOST_LISTINGS = 100;
export const MOST_PHOTOS = 60;
export const MOST_PEOPLE = 10;
const LARGEST_VERSION = 2_147_483_647;
const MOST_DOLLARS = 1_000_000_000;
const MOST_REASON = 500;

const writes = { name: 'own-listings', hits: 3000, perSeconds: 3600 } as const;
const idParams = z.object({ id: z.uuid() });
const versionField = z.number().int().min(0).max(LARGEST_VERSION);
const dayField = z.iso.date('Give a date such as 2027-05-31').refine(isDay, 'Give a date such as 2027-05-31');
const reasonField = z.string().trim().min(3, 'Say why, in a few words').max(MOST_REASON);

const editorValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const fieldsSchema = z.record(z.string(), editorValueSchema);

export const gateItemSchema = z.object({
  severity: z.enum(['blocker', 'advice']).describe('A blocker keeps the listing from being published'),
  field: z.string().nullable().describe('RESO field to fix'),
  part: z.enum([...EDITOR_GROUPS, 'Photos', 'You']),
  message: z.string(),
  warning: passedFindingSchema.nullable().describe('A warning about words; it can pass with a reason'),
});
export type GateItem = z.infer<typeof gateItemSchema>;

/** RESO MediaAlteration values that a seller can choose. */
export const ALTERATIONS = [
  'Virtual Staging - Item Addition',
  'Decluttered - Item Removed',
  'Twilight Conversion',
  'Virtual Renovation',
  'Virtual Enhancements',
  'Other Media Modification',
] as const;

export const ownPhotoSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['Photo', 'Floor Plan']),
  room: z.string().nullable().describe('RESO ImageOf'),
  caption: z.string().nullable(),
  alterations: z.array(z.enum(ALTERATIONS)),
  originalId: z.uuid().nullable().describe('The untouched picture of an altered one'),
  width: z.number().int(),
  height: z.number().int(),
  isRemoved: z.boolean().describe('Removed; it can be put back'),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

const summarySchema = z.object({
  id: z.uuid(),
  listingKey: z.string().describe('Its public key, after publication'),
  part: z.enum(PARTS).describe('The caller’s part in it'),
  label: z.string().describe('Its address, as far as it is known'),
  standardStatus: standardStatusSchema,
  listPrice: z.number().nullable().describe('Decimal US dollars, in the draft'),
  publicPrice: z.number().nullable().describe('Decimal US dollars, as buyers see it; null before the first publication'),
  completeness: z.number().int().min(0).max(100).describe('How much of what this kind of home needs is filled in, in percent'),
  hasUnpublished: z.boolean().describe('The draft differs from the public listing'),
  coverPhotoId: z.uuid().nullable(),
  photosCount: z.number().int(),
  onMarketDate: z.string().nullable(),
  isArchived: z.boolean(),
  updatedAt: z.string(),
});
export type OwnListingSummary = z.infer<typeof summarySchema>;

export const ownListingSchema = summarySchema.extend({
  version: versionField,
  publishedVersion: versionField.nullable(),
  fields: fieldsSchema.describe('RESO fields of the draft: dollars decimal, areas in square feet, dates YYYY-MM-DD'),
  unpublishedFields: z.array(z.string()).describe('Fields whose public value differs'),
  photos: z.array(ownPhotoSchema).describe('In order, the cover first'),
  gate: z.array(gateItemSchema),
  nextStatuses: z.array(standardStatusSchema),
  timeZone: z.string().describe('IANA zone of the home'),
  homeId: z.number().int().nullable().describe('The home on record'),
  plan: planSchema,
  relistsId: z.uuid().nullable().describe('The ended listing of the same home'),
});
export type OwnListing = z.infer<typeof ownListingSchema>;

export const listOwnListings = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings',
  summary: 'Homes that I list, or help to list, newest first.',
  access: 'signed-in',
  response: z.object({ listings: z.array(summarySchema) }),
});

export const createOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings',
  summary: 'Starts a draft. For a home on record, it fills in the facts.',
  access: 'signed-in',
  body: z.object({
    id: z.uuid().describe('Made once for this form; sent again, it starts no second draft'),
    homeId: z.number().int().min(1).max(LARGEST_VERSION).nullable().default(null),
  }),
  response: ownListingSchema,
  limit: { name: 'own-listing-starts', hits: 100, perSeconds: 3600 },
});

export const getOwnListing = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}',
  summary: 'The draft of a home I list, with what it still needs before publication.',
  access: 'signed-in',
  params: idParams,
  response: ownListingSchema,
});

export const saveOwnListing = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{id}',
  summary:
    'Saves changed fields of the draft, each with its RESO name as the path. 409 with the fields that somebody else changed since `baseVersion`; it then saves nothing.',
  access: 'signed-in',
  params: idParams,
  body: unsavedSchema.extend({ baseVersion: versionField }),
  response: ownListingSchema,
  limit: writes,
});

export const saveSellingPlan = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{id}/plan',
  summary: 'Saves answers on the way to a listing: why and how the person sells, costs, preparation, disclosures.',
  access: 'signed-in',
  params: idParams,
  body: unsavedSchema,
  response: ownListingSchema,
  limit: writes,
});

export const deleteOwnListing = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}',
  summary: 'Deletes a draft that was never published, with its photos.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

export const ownListingVersionSchema = z.object({
  version: versionField,
  by: z.string().nullable().describe('Null if the account is gone'),
  isMine: z.boolean(),
  madeAt: z.string(),
  restoredVersion: versionField.nullable(),
  changes: z.array(z.object({ field: z.string(), before: editorValueSchema, after: editorValueSchema })),
});
export type OwnListingVersion = z.infer<typeof ownListingVersionSchema>;

export const listOwnListingVersions = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/versions',
  summary: 'Changes in a draft with author and time, newest first: at most 100 versions.',
  access: 'signed-in',
  params: idParams,
  query: z.object({ before: z.coerce.number().int().min(1).max(LARGEST_VERSION).optional() }),
  response: z.object({ versions: z.array(ownListingVersionSchema) }),
});

export const restoreOwnListingVersion = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/versions/{version}/restore',
  summary: 'Restores all fields to the values of an earlier version, as a new version.',
  access: 'signed-in',
  params: idParams.extend({ version: z.coerce.number().int().min(1).max(LARGEST_VERSION) }),
  response: ownListingSchema,
  limit: writes,
});

export const publishOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/publish',
  summary:
    'Makes a draft public as "Active" or "Coming Soon", or publishes its later changes. 409 if the draft has a newer version; 422 with what is missing.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ version: versionField, as: z.enum(['Active', 'Coming Soon']).default('Active') }),
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
    reason: reasonField,
    date: dayField.describe('Day of the contract, of the closing, or when the status began'),
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
    to: z.number().min(1000, 'Give at least $1,000').max(MOST_DOLLARS, 'Give at most $1,000,000,000'),
    reason: reasonField,
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
  body: z.object({ finding: passedFindingSchema, reason: reasonField }),
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

export const duplicateOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/duplicate',
  summary: 'Starts a new draft from a listing, with its photos. If that listing has ended, the draft is a relisting of it.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ id: z.uuid().describe('Id of the new draft, made once') }),
  response: ownListingSchema,
  limit: writes,
});

export const archiveOwnListing = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/archived',
  summary: 'Archives an ended listing or a draft, or puts it back in the list.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ isArchived: z.boolean() }),
  response: ownListingSchema,
  limit: writes,
});

const photoParams = idParams.extend({ photoId: z.uuid() });

export const addOwnListingPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/photos/{photoId}',
  summary:
    'Adds a photo or floor plan (JPEG, PNG or WebP, up to 20 MB). Turns it upright and removes its place and camera data. The same photo again adds nothing.',
  access: 'signed-in',
  params: photoParams,
  consumes: UPLOAD_CONSUMES,
  response: ownListingSchema,
  limit: { ...uploadLimit, name: 'own-listing-photos', hits: 600 },
});

export const changeOwnListingPhoto = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{id}/photos/{photoId}',
  summary: 'Names, labels, removes or puts back a photo.',
  access: 'signed-in',
  params: photoParams,
  body: z
    .object({
      kind: z.enum(['Photo', 'Floor Plan']),
      room: z.string().trim().max(50).nullable(),
      caption: z.string().trim().max(200).nullable(),
      alterations: z.array(z.enum(ALTERATIONS)).max(ALTERATIONS.length),
      originalId: z.uuid().nullable(),
      isRemoved: z.boolean(),
    })
    .partial(),
  response: ownListingSchema,
  limit: writes,
});

export const orderOwnListingPhotos = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/photo-order',
  summary: 'Puts the photos in order, the cover first. Photos missing from the list follow in their old order.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ photoIds: z.array(z.uuid()).max(MOST_PHOTOS * 2) }),
  response: ownListingSchema,
  limit: writes,
});

export const PHOTO_WIDTHS = ['480', '960', '1600'] as const;

export const getOwnListingPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/own-photos/{photoId}/{width}',
  summary:
    'A photo of a draft as WebP, 480, 960 or 1600 pixels wide, for anyone who knows its id. Nobody can guess the id, and only the people of the listing get it.',
  access: 'public',
  produces: 'image/webp',
  params: z.object({ photoId: z.uuid(), width: z.enum(PHOTO_WIDTHS) }),
});

const peopleSchema = z.object({
  people: z.array(z.object({ userId: z.string(), name: z.string(), part: z.enum(PARTS), isMe: z.boolean() })),
  invitations: z.array(openInvitationSchema.extend({ part: z.enum(INVITED_PARTS) })).describe('Not accepted yet'),
});
export type ListingPeople = z.infer<typeof peopleSchema>;

export const listOwnListingPeople = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/people',
  summary: 'The people of a listing, and its open invitations.',
  access: 'signed-in',
  params: idParams,
  response: peopleSchema,
});

export const inviteToOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/invitations',
  summary: 'Invites a co-owner, an agent or an assistant by mail. Demo people send no mail and get the link instead.',
  access: 'signed-in',
  params: idParams,
  body: invitationFormSchema.extend({ part: z.enum(INVITED_PARTS) }),
  response: invitationSentSchema,
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

export const withdrawOwnListingInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/invitations/{invitationId}',
  summary: 'Withdraws an invitation. Its link stops working.',
  access: 'signed-in',
  params: idParams.extend({ invitationId: z.uuid() }),
  response: peopleSchema,
  limit: writes,
});

export const removeOwnListingPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/people/{userId}',
  summary: 'Removes somebody from a listing, and tells them.',
  access: 'signed-in',
  params: idParams.extend({ userId: z.string().min(1).max(64) }),
  response: peopleSchema,
  limit: writes,
});

export const leaveOwnListing = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/my-part',
  summary: 'Leaves somebody else’s listing, and tells its owner.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

export const getOwnListingInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/own-listing-invitations/{token}',
  summary: 'Who sent an invitation to a listing, for which part, and until when it works.',
  access: 'public',
  params: invitationTokenParams,
  response: invitationToJoinSchema.extend({ part: z.enum(INVITED_PARTS) }),
});

export const acceptOwnListingInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/own-listing-invitations/{token}/accept',
  summary: 'Joins a listing with my own account. Works once.',
  access: 'signed-in',
  params: invitationTokenParams,
  response: z.object({ id: z.uuid() }),
  limit: writes,
});
