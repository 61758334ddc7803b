/** A home's price or status changed. Prices in dollars. */
export interface ListingChange {
  listingKey: string;
  statusBefore: string | null;
  statusAfter: string;
  priceBefore: number | null;
  priceAfter: number | null;
}

/** What of a reader's own can change, named as its calls are: `collections` for those below `/api/collections`. */
export const OWN_SUBJECTS = [
  'auth',
  'buyer-profile',
  'calendar-feed',
  'cmas',
  'collections',
  'dashboard-layout',
  'roadmap',
  'display-settings',
  'documents',
  'inquiries',
  'joined-roadmaps',
  'kept-homes',
  'loan-application',
  'notification-preferences',
  'notifications',
  'own-places',
  'privacy',
  'saved-areas',
  'saved-searches',
  'threads',
  'tour-requests',
  'valuation',
] as const;
export type OwnSubject = (typeof OWN_SUBJECTS)[number];

/** What the stream of news tells an open page, by the name of the event. */
export interface NewsEvents {
  listing: ListingChange;
  /** Something for its reader. */
  notification: { id: string; topic: string; title: string; body: string; href: string };
  /** Something of the reader's own has changed, whoever changed it. */
  changed: { subject: OwnSubject };
  /** News may have been missed: fetch what is shown again. */
  gap: Record<string, never>;
}

export type News = { [Event in keyof NewsEvents]: { event: Event; data: NewsEvents[Event] } }[keyof NewsEvents];
