import { z } from 'zod';

/** What the path of a link that was mailed or shared ends with. */
export const linkTokenParams = z.object({ token: z.string().min(1).max(200) });
