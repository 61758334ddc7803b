import { z } from 'zod';
import { defineInviting } from '#domains/invitations/contract.ts';
import { emailField } from '#lib/contact-form.ts';
import { MOST_COLLECTION_PEOPLE } from '../model/limits.ts';
import { roleField } from './collections.ts';
import { idParams } from './fields.ts';
import { invitations, writes } from './limits.ts';

const collectionToJoinSchema = z.object({
  collectionName: z.string(),
  invitedBy: z.string(),
  role: roleField,
  homeCount: z.number().int(),
});

export const collectionInviteSchema = z.object({ email: emailField, role: roleField });

export const collectionInviting = defineInviting({
  what: 'a collection',
  page: '/invite',
  path: '/api/collections/{id}/invitations',
  params: idParams,
  body: collectionInviteSchema,
  most: MOST_COLLECTION_PEOPLE,
  limits: { invite: invitations, write: writes },
  opened: { path: '/api/collection-invitations/{token}', response: collectionToJoinSchema },
  joined: { response: z.object({ collectionId: z.string() }) },
});
