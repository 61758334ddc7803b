import { expect, it } from 'vitest';
import { ALERT_KINDS, classifyEvent, type ListingEvent, type SearchWish } from './classify-event.ts';

const wish: SearchWish = {
  statuses: ['Active'],
  kinds: ALERT_KINDS,
  onlyPriceCuts: true,
  priceMinCents: null,
  priceMaxCents: 500_000_00,
};
const event: ListingEvent = {
  kind: 'changed',
  statusBefore: 'Active',
  statusAfter: 'Active',
  priceBeforeCents: 480_000_00,
  priceAfterCents: 470_000_00,
};

it.each<[string, Partial<ListingEvent>, Partial<SearchWish>, string | undefined]>([
  ['a cut', {}, {}, 'price'],
  ['a rise, where only cuts are wanted', { priceAfterCents: 490_000_00 }, {}, undefined],
  ['a rise, where all changes are', { priceAfterCents: 490_000_00 }, { onlyPriceCuts: false }, 'price'],
  ['a cut into the price range', { priceBeforeCents: 520_000_00 }, {}, 'new'],
  ['the same, where only prices are wanted', { priceBeforeCents: 520_000_00 }, { kinds: ['price'] }, 'price'],
  ['a listing', { kind: 'listed', statusBefore: null, priceBeforeCents: null }, {}, 'new'],
  ['a listing in another status', { kind: 'listed', statusBefore: null, statusAfter: 'Coming Soon' }, {}, undefined],
  ['coming soon, now for sale', { statusBefore: 'Coming Soon', priceBeforeCents: 470_000_00 }, {}, 'new'],
  ['a contract', { statusAfter: 'Pending', priceBeforeCents: 470_000_00 }, {}, 'status'],
  [
    'a sale of a home under contract, which the search never had',
    { statusBefore: 'Pending', statusAfter: 'Closed' },
    {},
    undefined,
  ],
  [
    'back on the market, where news are not wanted',
    { statusBefore: 'Pending', priceBeforeCents: 470_000_00 },
    { kinds: ['status'] },
    'status',
  ],
  ['an open house', { kind: 'open-house', statusBefore: null, priceBeforeCents: null }, {}, 'open-house'],
  ['what nobody asked for', {}, { kinds: ['new'] }, undefined],
])('hears of %s', (_what, change, wanted, kind) => {
  expect(classifyEvent({ ...event, ...change }, { ...wish, ...wanted })).toBe(kind);
});
