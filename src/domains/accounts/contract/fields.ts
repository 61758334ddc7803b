import { z } from 'zod';
import { personNameField } from '#lib/person-name.ts';
import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';
import { MOST_LETTERS } from '../model/limits.ts';

// What the calls of this domain have in common.

export const accountWrites = { name: 'account', hits: 120, perSeconds: 3600 } as const;
export const administration = { name: 'admin', hits: 600, perSeconds: 3600 } as const;
export const secondFactors = { name: 'second-factor', hits: 60, perSeconds: 900 } as const;
export const signIns = { name: 'sign-in', hits: 300, perSeconds: 900 } as const;

export const epochMs = z.number().int().describe('Milliseconds since 1970');
export const password = z.string().max(MOST_LETTERS.password, `Keep the password under ${MOST_LETTERS.password} characters`);
export const email = z.string().max(MOST_PERSON_LETTERS.email, 'This email address is too long');
export const fullName = personNameField('Full name is required');
export const mailedToken = z.string().min(1).max(200);
export const userParams = z.object({ userId: z.string().min(1).max(100) });
