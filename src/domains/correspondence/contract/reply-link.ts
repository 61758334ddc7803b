import { z } from 'zod';

/** What a call by the link in a mail needs, and how often it may come, whatever it answers. */
export const replyParams = z.object({ token: z.string().min(1).max(200) });
export const replyLimit = { name: 'replies', hits: 60, perSeconds: 3600 } as const;
