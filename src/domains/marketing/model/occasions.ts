import { daysBetween } from '#lib/calendar.ts';
import { type StandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import { hasEnded } from '#domains/selling/contract.ts';

/** What a material announces. */
export const OCCASIONS = ['for-sale', 'just-listed', 'new-price', 'open-house', 'coming-soon', 'under-contract', 'sold'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  'for-sale': 'For sale',
  'just-listed': 'Just listed',
  'new-price': 'New price',
  'open-house': 'Open house',
  'coming-soon': 'Coming soon',
  'under-contract': 'Under contract',
  sold: 'Sold',
};

/** What is known of a home's way on the market. Days are YYYY-MM-DD where the home stands. */
export interface MarketFacts {
  status: StandardStatus;
  today: string;
  listedOn: string | null;
  repricedOn: string | null;
  price: number | null;
  priceBefore: number | null;
  closePrice: number | null;
  hasOpenHouse: boolean;
}

/** How long a home is "just listed", and a price "new". */
const NEW_FOR_DAYS = 30;

const isRecent = (day: string | null, today: string) => day !== null && daysBetween(day, today) <= NEW_FOR_DAYS;

/** What a material says by itself. */
export function currentOccasion(facts: MarketFacts): Occasion {
  if (facts.status === 'Closed') return 'sold';
  if (facts.status === 'Pending' || facts.status === 'Active Under Contract') return 'under-contract';
  if (facts.status === 'Coming Soon') return 'coming-soon';
  if (refusalOf('new-price', facts) === null) return 'new-price';
  if (refusalOf('just-listed', facts) === null) return 'just-listed';
  return 'for-sale';
}

/** Statuses in which a home is not advertised at all. */
const OFF_MARKET: readonly StandardStatus[] = ['Withdrawn', 'Canceled', 'Expired', 'Hold', 'Delete'];

/** Why a material may not say this of the home now; null if it is true. */
export function refusalOf(occasion: Occasion, facts: MarketFacts): string | null {
  const { status, today, listedOn, repricedOn, price, priceBefore } = facts;
  if (OFF_MARKET.includes(status))
    return `The home is off the market ("${STATUS_WORDS[status]}"). ${hasEnded(status) ? 'List it again' : 'Put it back on the market'} before you advertise it.`;
  switch (occasion) {
    case 'sold':
      return status === 'Closed' ? null : 'The sale hasn’t closed. Record the closing first.';
    case 'under-contract':
      return status === 'Pending' || status === 'Active Under Contract' ? null : 'The home isn’t under contract.';
    case 'coming-soon':
      return status === 'Coming Soon' || status === 'Incomplete' ? null : 'The home is already on the market.';
    case 'open-house':
      return isOffered(status)
        ? facts.hasOpenHouse
          ? null
          : 'No open house is planned. Add one to the listing.'
        : notOffered(status);
    case 'new-price': {
      if (!isOffered(status)) return notOffered(status);
      const isLower = price !== null && priceBefore !== null && price < priceBefore;
      return isLower && isRecent(repricedOn, today) ? null : `The price wasn’t lowered in the last ${NEW_FOR_DAYS} days.`;
    }
    case 'just-listed':
      if (!isOffered(status)) return notOffered(status);
      // A draft may be made ready for the day it is listed.
      return listedOn === null || isRecent(listedOn, today) ? null : `The home was listed more than ${NEW_FOR_DAYS} days ago.`;
    case 'for-sale':
      return isOffered(status) ? null : notOffered(status);
  }
}

const isOffered = (status: StandardStatus) => status === 'Active' || status === 'Coming Soon' || status === 'Incomplete';
const notOffered = (status: StandardStatus) => `The home is now "${STATUS_WORDS[status]}", so it isn’t for sale.`;
