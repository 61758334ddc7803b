import { z } from 'zod';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { defineSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { roleField } from './collections.ts';
import { idParams } from './fields.ts';
import { writes } from './limits.ts';

const collectionMemberParams = z.object({ id: z.uuid(), userId: z.string().max(100) });

export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/{id}/members/{userId}',
  summary: 'Changes what a member may do. For the owner.',
  access: 'signed-in',
  params: collectionMemberParams,
  body: z.object({ role: roleField }),
  limit: writes,
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/members/{userId}',
  summary: 'Removes a member. Members may remove themselves.',
  access: 'signed-in',
  params: collectionMemberParams,
  limit: writes,
});

const sharedCollectionSchema = z.object({
  name: z.string(),
  note: z.string(),
  ownerName: z.string(),
  homes: z.array(z.object({ listing: listingSummarySchema, note: z.string().describe('Empty if the link shows none') })),
});
export type SharedCollection = z.infer<typeof sharedCollectionSchema>;

export const collectionSharing = defineSharing({
  what: 'a collection',
  page: '/shared/collection',
  path: '/api/collections/{id}',
  params: idParams,
  limits: { create: writes, end: writes },
  opened: {
    path: '/api/shared-collections/{token}',
    summary: 'A collection by its link: its homes, its notes if the link shows them, no people or comments. Counts as a view.',
    response: sharedCollectionSchema,
  },
});
