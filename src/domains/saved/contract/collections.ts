import { COLLECTION_ROLES } from '../model/collection-roles.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { openInvitationSchema } from '#domains/invitations/contract.ts';
import { coverSchema, listingSummarySchema } from '#domains/listings/contract.ts';
import { shareLinkSchema } from '#domains/sharing/contract.ts';
import { messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { homeParams, idParams, keyField, nameField } from './fields.ts';
import { writes } from './limits.ts';

export { COLLECTION_ROLES, type CollectionRole, ROLE_LABELS } from '../model/collection-roles.ts';

export const roleField = z.enum(COLLECTION_ROLES);

const collectionSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  role: z.enum(['owner', ...COLLECTION_ROLES]),
  ownerName: z.string(),
  homeCount: z.number().int(),
  memberCount: z.number().int().describe('People besides the owner'),
  covers: z
    .array(coverSchema.pick({ url: true, alt: true, isAltered: true }))
    .describe('Pictures of its newest homes, at most four'),
  listingKeys: z.array(z.string()),
  createdAt: z.string(),
});
export type CollectionSummary = z.infer<typeof collectionSummarySchema>;

const collectionHomeSchema = z.object({
  listing: listingSummarySchema,
  note: z.string(),
  addedBy: z.string().nullable(),
  addedAt: z.string(),
});
const commentSchema = z.object({
  id: z.string(),
  listingKey: z.string().nullable().describe('Null: about the whole collection'),
  author: z.string(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: z.string(),
});
const memberSchema = z.object({ userId: z.string(), name: z.string(), role: roleField });
const collectionSchema = collectionSummarySchema.extend({
  homes: z.array(collectionHomeSchema),
  comments: z.array(commentSchema),
  members: z.array(memberSchema),
  invitations: z.array(openInvitationSchema.extend({ role: roleField })).describe('Open invitations; for the owner'),
  shares: z.array(shareLinkSchema).describe('Active links; for the owner'),
});
export type Collection = z.infer<typeof collectionSchema>;

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/collections',
  summary: 'Collections that the caller owns or was invited to.',
  access: 'signed-in',
  response: z.object({ collections: z.array(collectionSummarySchema) }),
});

export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Starts a collection of homes.',
  access: 'signed-in',
  body: z.object({ name: nameField, note: messageField(MOST_LETTERS.note).default(''), idempotencyKey: keyField }),
  response: collectionSummarySchema,
  limit: writes,
});

export const getCollection = defineEndpoint({
  method: 'GET',
  path: '/api/collections/{id}',
  summary: 'A collection with its homes, notes, comments and people.',
  access: 'signed-in',
  params: idParams,
  response: collectionSchema,
});

export const updateCollection = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/{id}',
  summary: 'Renames a collection, or changes its note.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ name: nameField, note: messageField(MOST_LETTERS.note) }).partial(),
  limit: writes,
});

export const deleteCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}',
  summary: 'Deletes a collection. Its owner can restore it for a day.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

export const restoreCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/restore',
  summary: 'Restores a deleted collection.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

const itemParams = z.object({ id: z.uuid(), listingKey: homeParams.shape.listingKey });

export const putCollectionHome = defineEndpoint({
  method: 'PUT',
  path: '/api/collections/{id}/homes/{listingKey}',
  summary: 'Adds a home to a collection, or changes its note.',
  access: 'signed-in',
  params: itemParams,
  body: z.object({ note: messageField(MOST_LETTERS.note).optional() }),
  limit: writes,
});

export const removeCollectionHome = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/homes/{listingKey}',
  summary: 'Removes a home from a collection.',
  access: 'signed-in',
  params: itemParams,
  limit: writes,
});

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/collections/{id}/comments',
  summary: 'Comments on a collection or one of its homes, and tells its other people.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    listingKey: homeParams.shape.listingKey.optional(),
    body: messageField(MOST_LETTERS.comment).pipe(z.string().min(1, 'Write something')),
    idempotencyKey: keyField,
  }),
  response: commentSchema,
  limit: { name: 'comments', hits: 120, perSeconds: 3600 },
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/comments/{commentId}',
  summary: 'Deletes the caller’s comment. The owner of a collection may delete any.',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), commentId: z.uuid() }),
  limit: writes,
});
