import { z } from 'zod';

/* The parts that the endpoints of every shared thing have in common; the endpoints stand with the thing. */

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

/** The answer to a new link is the only time that its token is told. */
export const shareMadeSchema = z.object({ id: z.uuid(), path: z.string(), expiresAt: z.string() });

// A link cut short leads to no page, as one that ended: whether it is whole, only its hash tells.
export const shareTokenParams = z.object({ token: z.string().min(1).max(200) });
