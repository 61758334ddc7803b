/** A home's price or status changed. Prices in dollars. */
export interface ListingChange {
  listingKey: string;
  statusBefore: string | null;
  statusAfter: string;
  priceBefore: number | null;
  priceAfter: number | null;
}

/** What the stream of news tells an open page, by the name of the event. */
export interface NewsEvents {
  listing: ListingChange;
  /** Something for its reader. */
  notification: { id: string; topic: string; title: string; body: string; href: string };
  /** News may have been missed: ask again for what is shown. */
  gap: Record<string, never>;
}

export type News = { [Event in keyof NewsEvents]: { event: Event; data: NewsEvents[Event] } }[keyof NewsEvents];
