/** A home's price or status changed. Prices in dollars. */
export interface ListingChange {
  listingKey: string;
  statusBefore: string | null;
  statusAfter: string;
  priceBefore: number | null;
  priceAfter: number | null;
}

/** The reader's own data that can change, named like its calls: `collections` for calls below `/api/collections`. */
export const OWN_SUBJECTS = [
  'appointments',
  'auth',
  'buyer-profile',
  'calendar-feed',
  'cmas',
  'collections',
  'contracts',
  'dashboard-layout',
  'roadmap',
  'display-settings',
  'documents',
  'hiring',
  'inquiries',
  'joined-roadmaps',
  'kept-homes',
  'loan-application',
  'notification-preferences',
  'notifications',
  'offers',
  'own-listings',
  'own-places',
  'privacy',
  'reply-templates',
  'saved-areas',
  'saved-experts',
  'saved-searches',
  'threads',
  'tour-requests',
  'valuation',
  'vendor',
] as const;
export type OwnSubject = (typeof OWN_SUBJECTS)[number];

/** What the stream of news sends an open page, by the name of the event. */
export interface NewsEvents {
  listing: ListingChange;
  /** A notification for its reader. */
  notification: { id: string; topic: string; title: string; body: string; href: string };
  /** The reader's own data has changed, whoever changed it. */
  changed: { subject: OwnSubject };
  /** News may have been missed: fetch what is shown again. */
  gap: Record<string, never>;
}

export type News = { [Event in keyof NewsEvents]: { event: Event; data: NewsEvents[Event] } }[keyof NewsEvents];
