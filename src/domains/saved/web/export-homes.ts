import type { ListingSummary } from '#domains/listings/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import type { CsvValue } from '#lib/csv.ts';
import { endpointUrl, type EndpointAnswer } from '#lib/endpoint.ts';
import { readAnswer } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { downloadCsv } from '#ui/download.ts';

const PAGE = 100;
const MOST_PAGES = 5;

const COLUMNS: readonly [string, (home: ListingSummary) => CsvValue][] = [
  ['ListingKey', (home) => home.listingKey],
  ['ListingId', (home) => home.listingId],
  ['StandardStatus', (home) => home.standardStatus],
  ['ListPrice', (home) => home.listPrice],
  ['ClosePrice', (home) => home.closePrice],
  ['UnparsedAddress', (home) => home.unparsedAddress],
  ['City', (home) => home.city],
  ['StateOrProvince', (home) => home.stateOrProvince],
  ['PostalCode', (home) => home.postalCode],
  ['PropertySubType', (home) => home.propertySubType],
  ['BedroomsTotal', (home) => home.bedroomsTotal],
  ['BathroomsTotalInteger', (home) => home.bathroomsTotalInteger],
  ['LivingArea', (home) => home.livingArea],
  ['LotSizeSquareFeet', (home) => home.lotSizeSquareFeet],
  ['YearBuilt', (home) => home.yearBuilt],
  ['AssociationFeeMonthly', (home) => home.associationFeeMonthly],
  ['DaysOnMarket', (home) => home.daysOnMarket],
  ['ListOfficeName', (home) => home.listOfficeName],
  ['Url', (home) => new URL(`/property/${home.listingKey}`, window.location.href).href],
];

/** Hands homes to the browser as a CSV file, with RESO names and more columns where a list has them. */
export function exportHomes(
  fileName: string,
  homes: readonly ListingSummary[],
  extra: Record<string, (home: ListingSummary) => CsvValue> = {},
): void {
  const columns = [...COLUMNS, ...Object.entries(extra)];
  downloadCsv(fileName, [columns.map(([name]) => name), ...homes.map((home) => columns.map(([, read]) => read(home)))]);
}

/** Exports what a search finds, up to 500 homes. */
export async function exportSearch(filters: Record<string, string>): Promise<{ homes: number; hasMore: boolean }> {
  const homes: ListingSummary[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < MOST_PAGES && cursor !== null; page += 1) {
    const url = endpointUrl(searchListings.path, {}, { ...filters, limit: PAGE, cursor });
    const found = (await readAnswer(await fetchAsUser(url), 'GET')) as EndpointAnswer<typeof searchListings>;
    homes.push(...found.items);
    cursor = found.nextCursor;
  }
  exportHomes('homes.csv', homes);
  return { homes: homes.length, hasMore: cursor !== null };
}
