import { z } from 'zod';
import { defineInvitingOne, invitationFormSchema, invitationToJoinSchema } from '#domains/invitations/contract.ts';
import { writes } from './limits.ts';

export const coApplicantInviting = defineInvitingOne({
  what: 'a loan application, as its second borrower',
  page: '/invite/loan',
  path: '/api/loan-application/invitation',
  params: z.object({}),
  body: invitationFormSchema,
  limits: { write: writes },
  opened: { path: '/api/loan-invitations/{token}', response: invitationToJoinSchema },
});
