import { z } from 'zod';
import { defineInviting, invitationToJoinSchema, openInvitationSchema } from '#domains/invitations/contract.ts';
import { emailField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_PEOPLE } from '../model/limits.ts';
import { INVITED_PARTS, PARTS } from '../model/rights.ts';
import { idParams } from './fields.ts';
import { writes } from './limits.ts';

const peopleSchema = z.object({
  contactId: z.string().nullable().describe('Who answers buyers; null for everyone'),
  people: z.array(z.object({ userId: z.string(), name: z.string(), part: z.enum(PARTS), isMe: z.boolean() })),
  invitations: z.array(openInvitationSchema.extend({ part: z.enum(INVITED_PARTS) })).describe('Not accepted yet'),
});
export type ListingPeople = z.infer<typeof peopleSchema>;

const personParams = idParams.extend({ userId: z.string().min(1).max(64) });

export const listOwnListingPeople = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/people',
  summary: 'The people of a listing, and its open invitations.',
  access: 'signed-in',
  params: idParams,
  response: peopleSchema,
});

export const ownListingInviteSchema = z.object({ email: emailField, part: z.enum(INVITED_PARTS) });

export const ownListingInviting = defineInviting({
  what: 'a listing',
  page: '/invite/listing',
  path: '/api/own-listings/{id}/invitations',
  params: idParams,
  body: ownListingInviteSchema,
  most: MOST_PEOPLE,
  limits: { write: writes },
  withdrawn: { response: peopleSchema },
  opened: {
    path: '/api/own-listing-invitations/{token}',
    response: invitationToJoinSchema.extend({ part: z.enum(INVITED_PARTS) }),
  },
  joined: { response: z.object({ id: z.uuid() }) },
});

export const changeOwnListingPart = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/people/{userId}',
  summary: 'Gives someone on a listing another part, and tells them. Again changes nothing.',
  access: 'signed-in',
  params: personParams,
  body: z.object({ part: z.enum(INVITED_PARTS) }),
  response: peopleSchema,
  limit: writes,
});

export const removeOwnListingPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/people/{userId}',
  summary: 'Removes someone from a listing, and tells them.',
  access: 'signed-in',
  params: personParams,
  response: peopleSchema,
  limit: writes,
});

export const chooseOwnListingContact = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/contact',
  summary: 'Says who answers buyers: one person, who is the only one notified of new questions and tours, or everyone.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ userId: z.string().min(1).max(64).nullable().describe('Null for everyone') }),
  response: peopleSchema,
  limit: writes,
});

export const leaveOwnListing = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/my-part',
  summary: 'Leaves someone else’s listing, and tells its owner.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});
