import type { Listing } from '../../contract.ts';
import { formatDate, formatPercent, formatSigned, formatWholeDollars } from '#lib/format.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';

type PriceEntry = Listing['priceHistory'][number];
type TaxEntry = Listing['taxHistory'][number];

const EVENT_WORDS: Record<PriceEntry['event'], string> = {
  Listed: 'Listed',
  PriceChange: 'Price change',
  Contingent: 'Contingent',
  Pending: 'Pending',
  BackOnMarket: 'Back on the market',
  Sold: 'Sold',
  Withdrawn: 'Withdrawn',
  Canceled: 'Canceled',
  Expired: 'Expired',
  Hold: 'On hold',
  Relisted: 'Listed again',
  Deleted: 'Removed',
};

const PRICE_COLUMNS: Column<PriceEntry>[] = [
  { id: 'date', header: 'Date', cell: (entry) => formatDate(entry.date, 'UTC'), sortBy: (entry) => entry.date, rowHeader: true },
  { id: 'event', header: 'Event', cell: (entry) => EVENT_WORDS[entry.event], sortBy: (entry) => EVENT_WORDS[entry.event] },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: (entry) => (entry.price === null ? '–' : formatWholeDollars(entry.price)),
    sortBy: (entry) => entry.price,
  },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (entry) => (entry.changePercent === null || entry.changePercent === 0 ? '–' : signed(entry.changePercent)),
    sortBy: (entry) => entry.changePercent,
  },
  { id: 'source', header: 'Source', wrap: true, cell: (entry) => entry.source },
];

const TAX_COLUMNS: Column<TaxEntry>[] = [
  { id: 'year', header: 'Year', cell: (entry) => entry.taxYear.toString(), sortBy: (entry) => entry.taxYear, rowHeader: true },
  { id: 'land', header: 'Land', align: 'end', cell: (entry) => money(entry.assessedLand), sortBy: (entry) => entry.assessedLand },
  {
    id: 'improvements',
    header: 'Improvements',
    align: 'end',
    cell: (entry) => money(entry.assessedImprovements),
    sortBy: (entry) => entry.assessedImprovements,
  },
  {
    id: 'assessed',
    header: 'Assessed',
    align: 'end',
    cell: (entry) => money(entry.assessedLand + entry.assessedImprovements),
    sortBy: (entry) => entry.assessedLand + entry.assessedImprovements,
  },
  { id: 'tax', header: 'Tax', align: 'end', cell: (entry) => money(entry.taxAmount), sortBy: (entry) => entry.taxAmount },
];

/** Asking prices, sales and taxes over time. */
export function HistorySection({ listing }: { listing: Listing }) {
  return (
    <>
      {listing.priceHistory.length > 0 && (
        <PageSection id="price-history" title="Price history">
          <DataTable
            caption="Price history"
            hideCaption
            columns={PRICE_COLUMNS}
            rows={listing.priceHistory}
            rowKey={(entry) => `${entry.date}-${entry.event}-${entry.price ?? ''}-${entry.source}`}
            dense
          />
        </PageSection>
      )}
      {listing.taxHistory.length > 0 && (
        <PageSection id="tax-history" title="Tax history" lead="From the county’s assessment roll.">
          <DataTable
            caption="Tax history"
            hideCaption
            columns={TAX_COLUMNS}
            rows={listing.taxHistory}
            rowKey={(entry) => entry.taxYear.toString()}
            dense
          />
        </PageSection>
      )}
    </>
  );
}

function money(dollars: number): string {
  return formatWholeDollars(dollars);
}

function signed(percent: number): string {
  return formatSigned(percent / 100, formatPercent);
}
