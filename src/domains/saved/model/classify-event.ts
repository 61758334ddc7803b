export const ALERT_KINDS = ['new', 'price', 'status', 'open-house'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What happened to a home; prices in cents. */
export interface ListingEvent {
  /** `measured`: a fact found after the home was listed that the listing does not contain, such as an estimate. */
  kind: 'listed' | 'measured' | 'changed' | 'open-house';
  statusBefore: string | null;
  statusAfter: string;
  priceBeforeCents: number | null;
  priceAfterCents: number | null;
}

/** What a search wants to hear about. */
export interface SearchWish {
  statuses: readonly string[];
  kinds: readonly AlertKind[];
  onlyPriceCuts: boolean;
  /** The search's own bounds, in cents. */
  priceMinCents: number | null;
  priceMaxCents: number | null;
}

/**
 * How a search hears of a change to a home that satisfies it now, ignoring status; undefined if it hears nothing.
 * A home that the change lets into the search is new to it, whatever changed.
 */
export function classifyEvent(event: ListingEvent, wish: SearchWish): AlertKind | undefined {
  return listKinds(event, wish).find((kind) => wish.kinds.includes(kind));
}

// Best first: each change is reported once.
function listKinds(event: ListingEvent, wish: SearchWish): AlertKind[] {
  const fitsNow = wish.statuses.includes(event.statusAfter);
  if (event.kind === 'listed' || event.kind === 'measured') return fitsNow ? ['new'] : [];
  if (event.kind === 'open-house') return fitsNow ? ['open-house'] : [];
  const fittedBefore = event.statusBefore !== null && wish.statuses.includes(event.statusBefore);
  const wasInPrice = isWithin(event.priceBeforeCents, wish);
  if (fitsNow && (!fittedBefore || !wasInPrice)) return ['new', ...priceKinds(event, wish), ...statusKinds(event)];
  if (!fitsNow && !(fittedBefore && wasInPrice)) return [];
  return fitsNow ? [...priceKinds(event, wish), ...statusKinds(event)] : statusKinds(event);
}

function priceKinds({ priceBeforeCents: before, priceAfterCents: after }: ListingEvent, wish: SearchWish): AlertKind[] {
  if (before === null || after === null || before === after) return [];
  return wish.onlyPriceCuts && after > before ? [] : ['price'];
}

function statusKinds({ statusBefore, statusAfter }: ListingEvent): AlertKind[] {
  return statusBefore !== null && statusBefore !== statusAfter ? ['status'] : [];
}

function isWithin(priceCents: number | null, { priceMinCents, priceMaxCents }: SearchWish): boolean {
  if (priceMinCents === null && priceMaxCents === null) return true;
  if (priceCents === null) return false;
  return (priceMinCents === null || priceCents >= priceMinCents) && (priceMaxCents === null || priceCents <= priceMaxCents);
}
