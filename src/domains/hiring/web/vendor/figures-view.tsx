import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { VendorEarnings } from '#domains/billing/web/index.ts';
import { categoryOf, getOwnVendor, type OwnVendor, PART_NAMES, PARTS, WEIGHTS } from '#domains/experts/contract.ts';
import { OwnRanking } from '#domains/experts/web/index.ts';
import { plainDollars } from '#lib/money.ts';
import { capitalize, formatCompactMoney, formatCount, formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFigures, SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { VendorFigures } from '../../contract.ts';
import { GUIDE_MONTHS, GUIDE_QUOTES, GUIDE_VENDORS } from '../../model/price-guide.ts';
import { figuresOptions } from '../api.ts';
import { Goals } from './goals.tsx';
import { JobCalendar } from './job-calendar.tsx';
import { NoVendor } from './no-vendor.tsx';

/** How a vendor did in twelve months, its calendar, and what moves its place in lists. */
export function FiguresView({ frame }: PersonalViewProps) {
  const query = useQuery(figuresOptions());
  const own = useQuery(endpointQuery(getOwnVendor));
  if (query.data?.figures === null) return <NoVendor frame={frame} />;
  return (
    <Page
      {...frame}
      actions={
        <Button asChild variant="secondary">
          <AppLink href="/vendor-dashboard">Today</AppLink>
        </Button>
      }
    >
      <Loaded query={query} pending={<SkeletonFigures rows={2} className="mt-8" />} className="mt-8">
        {/* Together, so that no goals push the charts down. */}
        {({ figures }) =>
          figures === null ? null : own.isPending ? (
            <SkeletonFigures rows={2} className="mt-8" />
          ) : (
            <Figures figures={figures} vendor={own.data?.vendor ?? null} />
          )
        }
      </Loaded>
    </Page>
  );
}

const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The months since the first request, the newest first: those before it say nothing. */
function sinceFirst(months: VendorFigures['months']): VendorFigures['months'] {
  const first = months.findIndex(({ leads }) => leads > 0);
  return first === -1 ? [] : months.slice(first).toReversed();
}

/** Requests come in whole ones: an axis says nothing between them. */
const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

function Figures({ figures, vendor }: { figures: VendorFigures; vendor: OwnVendor | null }) {
  const { funnel, months, losses, prices, byCategory, byPostalCode } = figures;
  const share = (part: number, whole: number) => (whole === 0 ? 'None yet' : formatPercent(part / whole, 0));
  const wonCents = months.reduce((sum, month) => sum + month.wonCents, 0);
  const rated = months.filter(({ stars }) => stars !== null);
  const xs = months.map((_, index) => index);
  const thisMonth = months.at(-1);
  return (
    <div className="mt-8 grid grid-cols-1 gap-12">
      <StatRow isShort>
        <Stat label="Requests" value={formatNumber(funnel.leads)} asOf="12 months" />
        <Stat
          label="Accepted"
          value={share(funnel.accepted, funnel.due)}
          asOf={`Of ${formatNumber(funnel.due)} answered or missed, 12 months`}
        />
        <Stat
          label="Won"
          value={share(funnel.won, funnel.decided)}
          asOf={`Of ${formatCount(funnel.decided, 'decided quote')}, 12 months`}
        />
        <Stat label="Accepted quotes" value={formatMoney(wonCents, 'never')} asOf="12 months" />
      </StatRow>
      {thisMonth === undefined || vendor === null ? null : <Goals vendor={vendor} month={thisMonth} />}
      <div className="grid gap-8 lg:grid-cols-2">
        <Card>
          <CardHeader level={2} title="From request to job" />
          <BarChart
            title="From request to job"
            hideTitle
            bars={[
              { label: 'Asked', value: funnel.leads },
              { label: 'Accepted', value: funnel.accepted },
              { label: 'Quoted', value: funnel.quoted },
              { label: 'Won', value: funnel.won, highlighted: true },
              { label: 'Done', value: funnel.completed },
            ]}
            categoryLabel="Step"
            valueLabel="Requests"
            formatValue={(value) => formatNumber(value)}
            formatTick={wholeOnly}
          />
        </Card>
        <Card>
          <CardHeader level={2} title="Accepted quotes by month" />
          <BarChart
            title="Accepted quotes by month"
            hideTitle
            isScale
            bars={months.map(({ month, wonCents: cents }) => ({ label: monthName(month), value: cents }))}
            categoryLabel="Month"
            valueLabel="Accepted quotes"
            formatValue={(value) => formatMoney(value, 'never')}
            formatTick={formatCompactMoney}
          />
        </Card>
        <Card>
          <CardHeader level={2} title="Stars by month" />
          {rated.length === 0 ? (
            <p className="text-ink-soft">No reviews in twelve months.</p>
          ) : (
            <LineChart
              title="Stars by month"
              hideTitle
              xs={xs}
              series={[{ label: 'Mean of reviews', values: months.map(({ stars }) => stars) }]}
              xLabel="Month"
              formatX={(x) => monthName(months[Math.round(x)]?.month ?? '2026-01')}
              formatValue={(value) => formatNumber(value, 1)}
            />
          )}
        </Card>
        <Card>
          <CardHeader level={2} title="Why requests were not won" />
          {losses.length === 0 ? (
            <p className="text-ink-soft">You didn’t lose any in twelve months.</p>
          ) : (
            <BarChart
              title="Why requests were not won"
              hideTitle
              bars={losses.slice(0, 6).map(({ reason, count }) => ({ label: reason, value: count }))}
              categoryLabel="Reason"
              valueLabel="Requests"
              formatValue={(value) => formatNumber(value)}
              formatTick={wholeOnly}
            />
          )}
        </Card>
      </div>
      <section aria-labelledby="prices">
        <h2 id="prices" className="font-serif text-2xl text-ink">
          Your prices and the market’s
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">
          Medians of quotes clients accepted over {GUIDE_MONTHS} months, with how many there were. We show no market median with
          fewer than {sayCount(GUIDE_QUOTES, 'quote')} from {sayCount(GUIDE_VENDORS, 'professional')}.
        </p>
        <DataTable
          caption="Your prices and the market’s"
          hideCaption
          csvFileName="prices.csv"
          rows={prices}
          rowKey={({ categoryKey }) => categoryKey}
          columns={[
            {
              id: 'category',
              header: 'Service',
              rowHeader: true,
              cell: ({ categoryKey }) => capitalize(categoryOf(categoryKey).name),
            },
            {
              id: 'own',
              header: 'Yours',
              align: 'end',
              cell: ({ ownMedianCents, ownQuotes }) =>
                ownMedianCents === null ? 'None yet' : `${formatMoney(ownMedianCents, 'never')} (${ownQuotes})`,
              csv: ({ ownMedianCents }) => (ownMedianCents === null ? '' : plainDollars(ownMedianCents)),
            },
            {
              id: 'market',
              header: 'Market',
              align: 'end',
              cell: ({ marketMedianCents, marketQuotes }) =>
                marketMedianCents === null
                  ? `Too few (${marketQuotes})`
                  : `${formatMoney(marketMedianCents, 'never')} (${marketQuotes})`,
              csv: ({ marketMedianCents }) => (marketMedianCents === null ? '' : plainDollars(marketMedianCents)),
            },
          ]}
        />
      </section>
      <CountTable
        title="By month"
        by="Month"
        rows={sinceFirst(months).map((row) => ({ ...row, name: monthName(row.month), order: row.month }))}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <CountTable
          title="By service"
          by="Service"
          rows={byCategory.map((row) => ({ ...row, name: capitalize(categoryOf(row.categoryKey).name) }))}
        />
        <CountTable title="By ZIP code" by="ZIP code" rows={byPostalCode.map((row) => ({ ...row, name: row.postalCode }))} />
      </div>
      <JobCalendar jobs={figures.jobs} />
      <Suspense fallback={<SkeletonFigures />}>
        <VendorEarnings vendorId={figures.vendorId} />
      </Suspense>
      <section aria-labelledby="position">
        <h2 id="position" className="font-serif text-2xl text-ink">
          What affects your ranking
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">
          Only these count, and never payment:{' '}
          {PARTS.map((part) => `${PART_NAMES[part].toLowerCase()} ${formatPercent(WEIGHTS[part], 0)}`).join(', ')}. Changes to the
          numbers above count within ten minutes. <InlineLink href={RANKING_HREF}>Read the formula</InlineLink>
        </p>
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          Below is a request where you’re based, without answers or a budget: distance and fit are at their best there.
        </p>
        <NearView placeholder={<SkeletonRows rows={4} className="mt-4" />}>
          {() => <OwnRanking vendorId={figures.vendorId} />}
        </NearView>
      </section>
    </div>
  );
}

interface CountRow {
  name: string;
  /** What stands in the place of the name when rows are sorted. */
  order?: string;
  leads: number;
  accepted: number;
  quoted: number;
  won: number;
  completed: number;
}

function CountTable({ title, by, rows }: { title: string; by: string; rows: readonly CountRow[] }) {
  return (
    <section>
      <h2 className="mb-3 font-serif text-2xl text-ink">{title}</h2>
      <DataTable
        caption={title}
        hideCaption
        dense
        csvFileName={`${title.toLowerCase().replaceAll(' ', '-')}.csv`}
        rows={rows}
        rowKey={({ name }) => name}
        emptyText="No requests in twelve months."
        columns={[
          { id: 'name', header: by, rowHeader: true, cell: ({ name }) => name, sortBy: ({ order, name }) => order ?? name },
          { id: 'leads', header: 'Asked', align: 'end', cell: ({ leads }) => leads, sortBy: ({ leads }) => leads },
          {
            id: 'accepted',
            header: 'Accepted',
            align: 'end',
            cell: ({ accepted }) => accepted,
            sortBy: ({ accepted }) => accepted,
          },
          { id: 'quoted', header: 'Quoted', align: 'end', cell: ({ quoted }) => quoted, sortBy: ({ quoted }) => quoted },
          { id: 'won', header: 'Won', align: 'end', cell: ({ won }) => won, sortBy: ({ won }) => won },
          { id: 'done', header: 'Done', align: 'end', cell: ({ completed }) => completed, sortBy: ({ completed }) => completed },
        ]}
      />
    </section>
  );
}
