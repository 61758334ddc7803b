import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { capitalize, formatCount, formatMoney, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { getBusiness, type Liquidity } from '../../contract.ts';
import { sayFigure, sayShare, TOO_FEW } from '../figure-words.ts';
import { BookSection } from './book-section.tsx';
import type { PanelProps } from './panel-props.ts';

/** Money, how requests and experts find each other, and supply. */
export function BusinessPanel({ shown: { from, to, compare } }: PanelProps) {
  const query = useQuery({ ...endpointQuery(getBusiness, { query: { from, to, compare } }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} pending={<SkeletonFigures rows={9} />} failed="We couldn’t load the figures">
      {({ books, liquidity, hiddenCategories, areas, hiddenAreas, supply, vendors }) => (
        <>
          {books.map((book) => (
            <BookSection key={book.book} {...book} compare={compare} />
          ))}
          <PageSection
            id="liquidity"
            title="Requests and experts"
            lead="Requests of the days above, by category and by area: how many were answered, within a day too, and filled, and how long the first answer took."
          >
            <DataTable
              caption="Requests by category"
              dense
              csvFileName="liquidity.csv"
              emptyText="No category with five requests."
              rows={liquidity}
              rowKey={({ category }) => category}
              columns={[
                {
                  id: 'category',
                  header: 'Category',
                  rowHeader: true,
                  sortBy: ({ category }) => category,
                  cell: ({ category }) => capitalize(category.replaceAll('-', ' ')),
                },
                ...LIQUIDITY_COLUMNS,
              ]}
            />
            <LeftOut count={hiddenCategories} one="category" many="categories" />
            <DataTable
              className="mt-8"
              caption="Requests by area"
              dense
              csvFileName="liquidity-by-area.csv"
              emptyText="No area with five requests."
              rows={areas}
              rowKey={({ area }) => area}
              columns={[
                { id: 'area', header: 'ZIP code or city', rowHeader: true, sortBy: ({ area }) => area, cell: ({ area }) => area },
                ...LIQUIDITY_COLUMNS,
              ]}
            />
            <LeftOut count={hiddenAreas} one="area" many="areas" />
            {[...liquidity, ...areas].some(({ answered, filled }) => answered === null || filled === null) ? (
              <p className="mt-2 text-sm text-ink-soft">
                A dash stands where a figure is of {TOO_FEW} requests, or would tell one that is.
              </p>
            ) : null}
          </PageSection>
          <PageSection id="supply" title="Supply" lead="As of now.">
            <div className="grid gap-6 lg:grid-cols-2">
              <DataTable
                caption="Listings by source"
                dense
                csvFileName="supply.csv"
                rows={supply}
                rowKey={({ name }) => name}
                columns={[
                  { id: 'name', header: 'Source', rowHeader: true, wrap: true, cell: ({ name }) => name },
                  { id: 'listings', header: 'Listings', align: 'end', cell: ({ listings }) => formatNumber(listings) },
                  { id: 'active', header: 'For sale', align: 'end', cell: ({ active }) => formatNumber(active) },
                ]}
              />
              <DataTable
                caption="Experts by state"
                dense
                csvFileName="experts.csv"
                rows={vendors}
                rowKey={({ status }) => status}
                columns={[
                  {
                    id: 'status',
                    header: 'State',
                    rowHeader: true,
                    cell: ({ status }) => capitalize(status.replaceAll(/[-_]/g, ' ')),
                  },
                  { id: 'vendors', header: 'Experts', align: 'end', cell: (row) => formatNumber(row.vendors) },
                ]}
              />
            </div>
          </PageSection>
        </>
      )}
    </Loaded>
  );
}

/** Also what is more than a few is left open where a few would follow from it. */
const sayIfTold = (count: number | null) => (count === null ? '–' : formatNumber(count));

/** How well requests and experts find each other, of a category or an area. */
const LIQUIDITY_COLUMNS: readonly Column<Liquidity>[] = [
  {
    id: 'requests',
    header: 'Requests',
    align: 'end',
    sortBy: ({ requests }) => requests,
    cell: ({ requests }) => sayFigure(requests),
  },
  { id: 'answered', header: 'Answered', align: 'end', cell: ({ answered }) => sayIfTold(answered) },
  {
    id: 'in-time',
    header: 'In a day',
    csvHeader: 'In a day (share)',
    align: 'end',
    sortBy: ({ answeredInTimeRate }) => answeredInTimeRate,
    cell: ({ answeredInTimeRate }) => sayShare(answeredInTimeRate),
  },
  {
    id: 'filled',
    header: 'Filled',
    csvHeader: 'Filled (share)',
    align: 'end',
    sortBy: ({ filledRate }) => filledRate,
    cell: ({ filled, filledRate }) => (filled === null ? '–' : `${formatNumber(filled)} (${sayShare(filledRate)})`),
  },
  {
    id: 'minutes',
    header: 'First answer after',
    csvHeader: 'First answer after (minutes)',
    align: 'end',
    sortBy: ({ medianMinutesToAnswer }) => medianMinutesToAnswer,
    cell: ({ medianMinutesToAnswer: minutes }) =>
      minutes === null ? '–' : minutes < 90 ? `${formatNumber(minutes)} min` : `${formatNumber(minutes / 60, 1)} h`,
  },
  {
    id: 'leads',
    header: 'Leads an expert',
    align: 'end',
    cell: ({ leadsPerVendor }) => (leadsPerVendor === null ? '–' : formatNumber(leadsPerVendor, 1)),
  },
  {
    id: 'agreed',
    header: 'Agreed',
    align: 'end',
    cell: ({ agreedCents }) => (agreedCents === null ? '–' : formatMoney(agreedCents)),
  },
];

function LeftOut({ count, one, many }: { count: number; one: string; many: string }) {
  return count === 0 ? null : (
    <p className="mt-2 text-sm text-ink-soft">
      {formatCount(count, one, many)} with {TOO_FEW} requests left out.
    </p>
  );
}
