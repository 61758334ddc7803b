import { z } from 'zod';
import { OWN_SUBJECTS } from '#lib/news.ts';

/** A home's price or status changed. Prices in cents. */
const listingNewsSchema = z.object({
  listingKey: z.string(),
  kind: z.string(),
  statusBefore: z.string().nullable(),
  statusAfter: z.string(),
  priceBefore: z.number().nullable(),
  priceAfter: z.number().nullable(),
});
export type ListingNews = z.infer<typeof listingNewsSchema>;

/** Something for one person, with `topic` and `href` of the notification. */
const personalNewsSchema = z.object({
  userId: z.string(),
  notificationId: z.string(),
  topic: z.string(),
  title: z.string().max(300),
  body: z.string().max(1000),
  href: z.string().max(500),
});
export type PersonalNews = z.infer<typeof personalNewsSchema>;

/** Something of one person's own has changed; the SQL function `announce_own_change` writes it. */
const ownChangeSchema = z.object({ userId: z.string(), subject: z.enum(OWN_SUBJECTS) });

/** What the channel `realtime` carries; the SQL function `announce_listing_events` writes `listings`. */
export const realtimeMessageSchema = z.object({
  listings: z.array(listingNewsSchema).optional(),
  personal: personalNewsSchema.optional(),
  changed: ownChangeSchema.optional(),
  /** The person who has at least one session that ended. */
  endedFor: z.string().optional(),
});
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;
