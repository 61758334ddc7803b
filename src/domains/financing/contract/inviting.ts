import { z } from 'zod';
import { defineInviting, invitationFormSchema, invitationToJoinSchema } from '#domains/invitations/contract.ts';
import { writes } from './limits.ts';

export const coApplicantInviting = defineInviting({
  what: 'a loan application, as its second borrower',
  page: '/invite/loan',
  path: '/api/loan-application/invitation',
  params: z.object({}),
  body: invitationFormSchema,
  most: 1,
  limits: { write: writes },
  opened: { path: '/api/loan-invitations/{token}', response: invitationToJoinSchema },
});
