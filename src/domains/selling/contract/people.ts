import { z } from 'zod';
import {
  invitationFormSchema,
  invitationSentSchema,
  invitationTokenParams,
  invitationToJoinSchema,
  openInvitationSchema,
} from '#domains/invitations/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { INVITED_PARTS, PARTS } from '../model/rights.ts';
import { idParams, writes } from './fields.ts';

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
