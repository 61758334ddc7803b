import type { ComparableSale, HomeValuation } from '../../contract.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { formatNumber } from '#lib/format.ts';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { sayDay, sayDollars } from '../../model/say-values.ts';

const COLUMNS: Column<ComparableSale>[] = [
  { id: 'address', header: 'Home', cell: (sale) => sale.address, rowHeader: true, wrap: true },
  {
    id: 'similarity',
    header: 'Similarity',
    cell: (sale) => `${sale.similarity} of 100`,
    sortBy: (sale) => sale.similarity,
    align: 'end',
  },
  {
    id: 'distance',
    header: 'Distance',
    cell: (sale) => `${formatNumber(sale.distanceMeters / METERS_PER_MILE, 2)} mi`,
    sortBy: (sale) => sale.distanceMeters,
    align: 'end',
  },
  { id: 'date', header: 'Sold', cell: (sale) => sayDay(sale.closeDate), sortBy: (sale) => sale.closeDate, align: 'end' },
  {
    id: 'price',
    header: 'Price',
    cell: (sale) => sayDollars(sale.price),
    sortBy: (sale) => sale.price,
    csv: (sale) => sale.price,
    align: 'end',
  },
  {
    id: 'time',
    header: 'At today’s prices',
    cell: (sale) => sayDollars(sale.timeAdjustedPrice),
    sortBy: (sale) => sale.timeAdjustedPrice,
    csv: (sale) => sale.timeAdjustedPrice,
    align: 'end',
  },
  {
    id: 'adjusted',
    header: 'Adjusted to this home',
    cell: (sale) => sayDollars(sale.adjustedPrice),
    sortBy: (sale) => sale.adjustedPrice,
    csv: (sale) => sale.adjustedPrice,
    align: 'end',
  },
  {
    id: 'weight',
    header: 'Weight',
    cell: (sale) => `${Math.round(sale.weight * 100)}%`,
    sortBy: (sale) => sale.weight,
    align: 'end',
  },
];

/** The most similar recorded sales, and what each says about this home. */
export function ComparablesTable({ valuation }: { valuation: HomeValuation }) {
  return (
    <DataTable
      caption="Each comparable sale and what it says about this home"
      hideCaption
      columns={COLUMNS}
      rows={valuation.comparables}
      rowKey={(sale) => String(sale.saleId)}
      csvFileName="comparable-sales.csv"
      emptyText="No similar home sold nearby in the last 18 months."
      dense
    />
  );
}
