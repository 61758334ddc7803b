import { z } from 'zod';
import { DELIVERIES } from '#lib/contact-words.ts';
import { emailField } from '#lib/contact-form.ts';

/* The parts that the endpoints of everything one can be invited to have in common; the endpoints stand with the thing. */

export const invitationFormSchema = z.object({ email: emailField });

export const invitationSentSchema = z.object({
  delivery: z.enum(DELIVERIES),
  path: z.string().nullable().describe('The page to accept it. Only if this installation sends no mail'),
});
export type InvitationSent = z.infer<typeof invitationSentSchema>;

/** For the person who invited. */
export const openInvitationSchema = z.object({ id: z.uuid(), email: z.string(), expiresAt: z.string() });

/** For the holder of the link. */
export const invitationToJoinSchema = z.object({ invitedBy: z.string(), expiresAt: z.string() });
export type InvitationToJoin = z.infer<typeof invitationToJoinSchema>;

// A truncated link leads to no page, like an ended one: only its hash shows whether it is whole.
export const invitationTokenParams = z.object({ token: z.string().min(1).max(200) });
