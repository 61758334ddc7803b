import { z } from 'zod';
import { ROLES } from '#lib/roles.ts';
import { epochMs } from './fields.ts';

export const roleSchema = z.enum(ROLES);

/** The signed-in person, as the browser keeps them. */
export const sessionUserSchema = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: roleSchema,
  createdAt: epochMs,
  lastLoginAt: epochMs,
  roles: z.array(roleSchema).describe('Granted or taken before; buyer, seller and vendor are open to everyone'),
  emailVerified: z.boolean(),
  isDemo: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** The identity token goes into `auth_token` (for demo people `demo_token`) and is sent as a bearer. */
export const signedInSchema = z.object({
  status: z.literal('signed-in'),
  user: sessionUserSchema,
  token: z.string(),
  expiresAt: epochMs,
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const secondFactorNeededSchema = z.object({
  status: z.literal('second-factor'),
  challenge: z.string().describe('Send it with the code, within a few minutes'),
});
