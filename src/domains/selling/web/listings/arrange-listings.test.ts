import { expect, it } from 'vitest';
import type { ListingWeek, OwnListingSummary } from '../../contract.ts';
import { arrangeListings, type KnownOfListings, listingsTable, readShown } from './arrange-listings.ts';

const listing = (id: string, given: Partial<OwnListingSummary> = {}): OwnListingSummary => ({
  id,
  listingKey: id,
  part: 'owner',
  label: `${id} Willow Lane, Denver`,
  standardStatus: 'Active',
  listPrice: null,
  publicPrice: null,
  completeness: 80,
  hasUnpublished: false,
  sameHome: null,
  coverPhotoId: null,
  photosCount: 3,
  onMarketDate: null,
  daysOnMarket: null,
  isArchived: false,
  updatedAt: '2027-03-01T12:00:00.000Z',
  ...given,
});

const week = (id: string, views: number): ListingWeek => ({ id, views, saves: 1, inquiries: 0, tours: 0, next: null });

const LISTINGS = [
  listing('1', { standardStatus: 'Incomplete', listPrice: 700_000 }),
  listing('2', { publicPrice: 400_000, daysOnMarket: 3 }),
  listing('3', { publicPrice: 500_000, daysOnMarket: 40, label: '3 Peña Street' }),
  listing('4', { isArchived: true, standardStatus: 'Closed', publicPrice: 300_000 }),
];
const KNOWN: KnownOfListings = {
  scores: new Map([
    ['2', 90],
    ['3', 40],
  ]),
  weeks: new Map([
    ['2', week('2', 12)],
    ['3', week('3', 7)],
  ]),
};

const shown = (address: string, known = KNOWN) =>
  arrangeListings(LISTINGS, readShown(new URLSearchParams(address)), known).map(({ id }) => id);

it.each([
  ['', ['2', '3', '1']],
  ['sort=price', ['1', '3', '2']],
  ['sort=days', ['3', '2', '1']],
  ['sort=score', ['3', '2', '1']],
  ['sort=views', ['2', '3', '1']],
  ['status=Incomplete', ['1']],
  ['q=pena', ['3']],
  ['list=archive', ['4']],
  ['sort=nonsense&status=nonsense', ['2', '3', '1']],
])('shows the listings that the address "%s" asks for, in its order', (address, ids) => {
  expect(shown(address)).toEqual(ids);
});

it('keeps the order of the list while figures are on their way', () => {
  expect(shown('sort=score', { scores: undefined, weeks: undefined })).toEqual(['1', '2', '3']);
});

it('writes what is shown as rows of a file', () => {
  const [names, row] = listingsTable(LISTINGS.slice(1, 2), KNOWN);
  expect(Object.fromEntries((names ?? []).map((name, at) => [name, row?.[at]]))).toMatchObject({
    Home: '2 Willow Lane, Denver',
    Status: 'For sale',
    Price: 400_000,
    'Days on the market': 3,
    Score: 90,
    'Views in 7 days': 12,
  });
});
