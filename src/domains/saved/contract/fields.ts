import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';

// What the calls of this domain have in common.

export const idParams = z.object({ id: z.uuid() });
export const homeParams = z.object({ listingKey: z.string().min(1).max(100) });
export const nameField = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(MOST_LETTERS.name, `Keep the name under ${MOST_LETTERS.name} characters`);

/** Sent again with the same key, a write answers as the first time. */
export const keyField = z.uuid('Send a UUID made once for this form').optional();
