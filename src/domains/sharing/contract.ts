import { z } from 'zod';

/* The parts that the endpoints of every shared thing have in common; each thing defines its own endpoints. */

export const shareLinkSchema = z.object({
  id: z.uuid(),
  hasOwnWords: z.boolean().describe('Whether what the sharer added is shown too: notes, corrections'),
  createdAt: z.string(),
  expiresAt: z.string(),
  views: z.number().int(),
  lastViewedAt: z.string().nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const shareLinksSchema = z.object({ shares: z.array(shareLinkSchema) });
export type ShareLinks = z.infer<typeof shareLinksSchema>;

export const newShareSchema = z.object({
  id: z
    .uuid()
    .describe('Made once for this link: sent again, it makes no second one, and only the token told last leads anywhere'),
  days: z.number().int().min(1).max(90),
  hasOwnWords: z.boolean().default(true).describe('Whether what the sharer added is shown too: notes, corrections'),
});
export type NewShare = z.infer<typeof newShareSchema>;

/** Only the answer to a new link contains its token. */
export const shareMadeSchema = z.object({ id: z.uuid(), path: z.string(), expiresAt: z.string() });

// A link cut short finds no page, like an ended one: only its hash shows whether it is whole.
export const shareTokenParams = z.object({ token: z.string().min(1).max(200) });
