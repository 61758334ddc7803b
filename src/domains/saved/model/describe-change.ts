import type { ListingSummary } from '#domains/listings/contract.ts';
import { formatDateTime, formatMoney, formatNumber, formatWholeDollars } from '#lib/format.ts';
import type { AlertKind, ListingEvent } from './classify-event.ts';
import { nameStatus } from './say-since-saved.ts';

/** A change in a few words: "Price cut by $20,000". */
export function describeChange(kind: AlertKind, event: ListingEvent, home: ListingSummary | undefined): string {
  const { priceBeforeCents: before, priceAfterCents: after } = event;
  if (kind === 'new') return event.kind === 'listed' ? 'New' : 'Newly fits your search';
  if (kind === 'price' && before !== null && after !== null) {
    const difference = formatMoney(Math.abs(after - before));
    return after < before ? `Price cut by ${difference}` : `Price raised by ${difference}`;
  }
  if (kind === 'open-house') {
    const next = home?.nextOpenHouse;
    return next == null ? 'Open house' : `Open house ${formatDateTime(next.startsAt, next.timeZone)}`;
  }
  const isBack = event.statusAfter === 'Active' && event.statusBefore !== 'Coming Soon';
  if (isBack) return 'Back on the market';
  return `Now ${nameStatus(event.statusAfter).toLowerCase()}`;
}

/** "12 Elm Street, Denver", or the city where the address is withheld. */
export function nameHome(home: ListingSummary): string {
  const where = home.city ?? 'an undisclosed place';
  return home.streetAddress === null ? `A home in ${where}` : `${home.streetAddress}, ${where}`;
}

/** "$500,000 · 3 beds · 2 baths · 1,800 sq ft". */
export function summarizeHome(home: ListingSummary): string {
  const price = home.closePrice ?? home.listPrice;
  return [
    price === null ? undefined : formatWholeDollars(price),
    home.bedroomsTotal === null ? undefined : `${home.bedroomsTotal} ${home.bedroomsTotal === 1 ? 'bed' : 'beds'}`,
    home.bathroomsTotalInteger === null
      ? undefined
      : `${home.bathroomsTotalInteger} ${home.bathroomsTotalInteger === 1 ? 'bath' : 'baths'}`,
    home.livingArea === null ? undefined : `${formatNumber(home.livingArea)} sq ft`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** "3 new homes, 1 price change". */
export function countKinds(kinds: readonly AlertKind[]): string {
  const words = {
    new: ['new home', 'new homes'],
    price: ['price change', 'price changes'],
    status: ['status change', 'status changes'],
    'open-house': ['open house', 'open houses'],
  } as const;
  return (Object.keys(words) as AlertKind[])
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${words[kind][count === 1 ? 0 : 1]}`)
    .join(', ');
}
