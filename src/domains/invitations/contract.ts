import { z } from 'zod';
import { DELIVERIES } from '#lib/contact-words.ts';
import { emailField } from '#lib/contact-form.ts';

/* The parts that the endpoints of everything one can be invited to have in common; the endpoints stand with the thing. */

export const invitationFormSchema = z.object({ email: emailField });

export const invitationSentSchema = z.object({
  delivery: z.enum(DELIVERIES),
  path: z.string().nullable().describe('The page that takes it up. Told where no mail leaves this installation'),
});
export type InvitationSent = z.infer<typeof invitationSentSchema>;

/** For who invited. */
export const openInvitationSchema = z.object({ id: z.uuid(), email: z.string(), expiresAt: z.string() });

/** For whoever holds the link. */
export const invitationToJoinSchema = z.object({ invitedBy: z.string(), expiresAt: z.string() });
export type InvitationToJoin = z.infer<typeof invitationToJoinSchema>;

// A link cut short leads to no page, as one that ended: whether it is whole, only its hash tells.
export const invitationTokenParams = z.object({ token: z.string().min(1).max(200) });
