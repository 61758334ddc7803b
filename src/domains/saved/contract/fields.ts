import { z } from 'zod';

// What the calls of this domain have in common.

export const idParams = z.object({ id: z.uuid() });
export const homeParams = z.object({ listingKey: z.string().min(1).max(100) });
export const tokenParams = z.object({ token: z.string().min(1).max(200) });
export const nameField = z.string().trim().min(1, 'Give it a name').max(80, 'Keep the name under 80 characters');
