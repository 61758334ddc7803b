import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { unsavedSchema } from '#lib/field-changes.ts';
import { editorValueSchema, idParams, LARGEST_VERSION, versionField } from './fields.ts';
import { writes } from './limits.ts';
import { ownListingSchema, ownListingSummarySchema } from './listing.ts';

export const listOwnListings = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings',
  summary: 'Homes that I list, or help to list, newest first.',
  access: 'signed-in',
  response: z.object({ listings: z.array(ownListingSummarySchema) }),
});

const homeField = z.number().int().min(1).max(LARGEST_VERSION).nullable();

export const createOwnListing = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings',
  summary: 'Starts a draft. For a home on record, it fills in the facts.',
  access: 'signed-in',
  body: z.object({
    id: z.uuid().describe('Made once for this form; sent again, it starts no second draft'),
    homeId: homeField.default(null),
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

export const tieOwnListingHome = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/home',
  summary: 'Says which home on record a listing is about, and fills in what it does not say yet; null for none.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ homeId: homeField }),
  response: ownListingSchema,
  limit: writes,
});

export const saveOwnListing = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{id}',
  summary:
    'Saves changed fields of the draft, each with its RESO name as the path. 409 with the fields that someone else changed since `baseVersion`; it then saves nothing.',
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
