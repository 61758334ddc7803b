import { STANDARD_STATUSES, STATUS_WORDS, type StandardStatus } from '#domains/listings/contract.ts';
import type { CsvValue } from '#lib/csv.ts';
import { foldText } from '#lib/fold-text.ts';
import type { ListingWeek, OwnListingSummary } from '../../contract.ts';

/** What is known of each listing besides itself, by id. It comes after the list. */
export interface KnownOfListings {
  scores: ReadonlyMap<string, number> | undefined;
  weeks: ReadonlyMap<string, ListingWeek> | undefined;
}

type Figure = (listing: OwnListingSummary, known: KnownOfListings) => number | null | undefined;

/** By what the list is sorted, the largest figure first unless it says otherwise. */
export const SORTS = {
  usual: { label: 'For sale first', figure: undefined, isRising: false },
  price: { label: 'Price', figure: priceOf, isRising: false },
  days: { label: 'Days on the market', figure: ({ daysOnMarket }) => daysOnMarket, isRising: false },
  score: { label: 'Score, lowest first', figure: ({ id }, { scores }) => scores?.get(id), isRising: true },
  views: { label: 'Views in 7 days', figure: ({ id }, { weeks }) => weeks?.get(id)?.views, isRising: false },
} as const satisfies Record<string, { label: string; figure: Figure | undefined; isRising: boolean }>;
export type SortName = keyof typeof SORTS;

/** How the list is shown. */
export interface Shown {
  isArchive: boolean;
  status: StandardStatus | null;
  text: string;
  sort: SortName;
}

/** Reads the address of the page. What it does not know counts as not said. */
export function readShown(search: URLSearchParams): Shown {
  const sort = search.get('sort') ?? '';
  return {
    isArchive: search.get('list') === 'archive',
    status: STANDARD_STATUSES.find((status) => status === search.get('status')) ?? null,
    text: search.get('q') ?? '',
    sort: isSort(sort) ? sort : 'usual',
  };
}

const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name);

function priceOf({ publicPrice, listPrice }: OwnListingSummary): number | null {
  return publicPrice ?? listPrice;
}

/** The listings that are asked for, in their order. Those without the figure come last. */
export function arrangeListings(
  listings: readonly OwnListingSummary[],
  { isArchive, status, text, sort }: Shown,
  known: KnownOfListings,
): OwnListingSummary[] {
  const wanted = foldText(text.trim());
  const shown = listings.filter(
    (listing) =>
      listing.isArchived === isArchive &&
      (status === null || listing.standardStatus === status) &&
      foldText(listing.label).includes(wanted),
  );
  const { figure, isRising } = SORTS[sort];
  // What buyers see comes before drafts.
  if (figure === undefined) return shown.toSorted((a, b) => Number(a.publicPrice === null) - Number(b.publicPrice === null));
  const last = isRising ? Infinity : -Infinity;
  const valueOf = (listing: OwnListingSummary) => figure(listing, known) ?? last;
  return shown.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    return one === other ? 0 : one < other === isRising ? -1 : 1;
  });
}

/** The rows of a file, with their names first. */
export function listingsTable(listings: readonly OwnListingSummary[], { scores, weeks }: KnownOfListings): CsvValue[][] {
  return [
    [
      'Home',
      'Status',
      'Price',
      'On the market',
      'Days on the market',
      'Score',
      'Complete, percent',
      'Photos',
      'Views in 7 days',
      'Saves in 7 days',
      'Questions in 7 days',
      'Next',
      'Next at',
    ],
    ...listings.map((listing): CsvValue[] => {
      const week = weeks?.get(listing.id);
      return [
        listing.label,
        STATUS_WORDS[listing.standardStatus],
        priceOf(listing),
        listing.onMarketDate,
        listing.daysOnMarket,
        scores?.get(listing.id),
        listing.completeness,
        listing.photosCount,
        week?.views,
        week?.saves,
        week?.inquiries,
        week?.next?.what,
        week?.next?.startsAt,
      ];
    }),
  ];
}
