import { SearchX } from '#ui/icons/index.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Accordion, AccordionItem } from '../accordion.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Button } from '../button.tsx';
import { Card, CardHeader } from '../card.tsx';
import { DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { KeyValueList } from '../key-value-list.tsx';
import { LoadMore } from '../load-more.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Notice } from '../notice.tsx';
import { Pagination } from '../pagination.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { ProgressRing } from '../progress-ring.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { SkeletonFields, SkeletonFigures, SkeletonRows } from '../skeleton-shapes.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '../skeleton.tsx';
import { Stat, StatRow } from '../stat.tsx';
import { TextDiff } from '../text-diff.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const sales = [
  { id: '1', address: '1408 Alder Row', soldOn: '2026-02-11', priceCents: 81_200_000, sqft: 2_020 },
  { id: '2', address: '31 Quarry Lane', soldOn: '2025-12-02', priceCents: 90_500_000, sqft: 2_310 },
  { id: '3', address: '9 Mill Road', soldOn: '2026-01-20', priceCents: 77_000_000, sqft: 1_870 },
];
const medians = [792, 801, 799, 812, 820, 818, 829, 836, 831, 840, 847, 852];

export function ContentSpecimens() {
  return (
    <Chapter title="Content and states">
      <Specimen name="Breadcrumb and section heading" layout="stack">
        <Breadcrumb
          crumbs={[{ label: 'Washington', href: '/ui' }, { label: 'Evergreen', href: '/ui' }, { label: '1420 Alder Row' }]}
        />
        <SectionHeading
          size="large"
          eyebrow="Alderbrook"
          title="What homes here really sell for"
          lead="Closed sales of the last twelve months, with the range behind every figure."
          action={<Button variant="secondary">See all sales</Button>}
        />
      </Specimen>
      <Specimen name="Stat" layout="stack">
        <StatRow>
          <Stat label="Estimate" value="$852,000" range="$811,000 to $893,000" asOf="As of Mar 4, 2026" />
          <Stat
            label="Median price"
            value="$847K"
            change={{ direction: 'up', text: '4.2% in a year' }}
            aside={
              <Sparkline
                label="Median price, last 12 months"
                points={medians.map((value, at) => ({ label: `Month ${at + 1}`, value }))}
                formatValue={(value) => `$${value}K`}
              />
            }
          />
          <Stat label="Days to contract" value="19" unit="days" asOf="312 sales" />
        </StatRow>
      </Specimen>
      <Specimen name="Text diff" layout="stack">
        <TextDiff before="A house with oak floors and a small garden." after="A house of 1948 with oak floors and a garden." />
      </Specimen>
      <Specimen name="Card and key-value list" layout="grid">
        <Card>
          <CardHeader
            title="Monthly cost"
            description="30-year loan at 6.1%"
            actions={
              <Button size="small" variant="secondary">
                Edit
              </Button>
            }
          />
          <KeyValueList
            items={[
              { label: 'Principal and interest', value: '$4,072' },
              { label: 'Property tax', value: '$612', note: 'County record 2025' },
              { label: 'Insurance', value: '$148' },
              { label: 'Total', value: '$4,832', total: true },
            ]}
          />
        </Card>
        <Card raised>
          <CardHeader title="Progress" />
          <div className="flex flex-wrap items-center gap-5">
            <ProgressRing label="Buying steps done" value={0.62} size="large" />
            <ProgressRing label="Documents" value={0.25} text="2/8" />
            <ProgressRing label="Tour" value={0} size="small" />
          </div>
          <ProgressBar label="Uploading kitchen.jpg" value={0.4} className="mt-5" />
        </Card>
      </Specimen>
      <Specimen name="Data table" layout="stack">
        <DataTable
          caption="Comparable sales"
          rows={sales}
          rowKey={(sale) => sale.id}
          csvFileName="comparable-sales.csv"
          initialSorting={{ columnId: 'soldOn', direction: 'descending' }}
          columns={[
            {
              id: 'address',
              header: 'Address',
              rowHeader: true,
              cell: (sale) => sale.address,
              sortBy: (sale) => sale.address,
            },
            {
              id: 'soldOn',
              header: 'Sold',
              cell: (sale) => formatDate(sale.soldOn, 'UTC'),
              sortBy: (sale) => sale.soldOn,
            },
            {
              id: 'price',
              header: 'Price',
              align: 'end',
              cell: (sale) => formatMoney(sale.priceCents),
              sortBy: (sale) => sale.priceCents,
              csv: (sale) => sale.priceCents / 100,
            },
            {
              id: 'perSqft',
              header: '$ / sq ft',
              align: 'end',
              cell: (sale) => formatMoney(sale.priceCents / sale.sqft, 'never'),
              sortBy: (sale) => sale.priceCents / sale.sqft,
            },
          ]}
        />
        <DataTable
          caption="Offers"
          rows={[]}
          rowKey={() => ''}
          emptyText="No offers yet."
          columns={[{ id: 'from', header: 'From', cell: () => '' }]}
        />
      </Specimen>
      <Specimen name="Accordion" layout="stack">
        <Accordion>
          <AccordionItem title="Interior" aside="12 facts" defaultOpen>
            Oak floors, a gas fireplace and a laundry room on the main floor.
          </AccordionItem>
          <AccordionItem title="Lot" aside="6 facts">
            0.18 acres, fenced, with alley access.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Notice" layout="stack">
        <Notice title="Two of five sources answered">Hazard facts are missing for now.</Notice>
        <Notice tone="success" title="Your tour is booked for Saturday at 1 PM" />
        <Notice
          tone="warning"
          title="This data is older than a day"
          action={
            <Button size="small" variant="secondary">
              Refresh
            </Button>
          }
        >
          As of Mar 2, 2026.
        </Notice>
        <Notice tone="error" title="Login Failed">
          Invalid credentials
        </Notice>
        <FailureNotice />
      </Specimen>
      <Specimen name="Empty state, error state" layout="grid">
        <EmptyState icon={SearchX} title="No homes match" action={<Button>Widen the area</Button>}>
          Nothing within this outline costs less than $400,000.
        </EmptyState>
        <ErrorState errorId="req_8f2c41" onRetry={() => {}} />
      </Specimen>
      <Specimen name="Skeletons" layout="stack">
        <LoadingRegion className="flex items-start gap-4">
          <Skeleton className="size-16 rounded-card" />
          <SkeletonText lines={3} className="flex-1" />
        </LoadingRegion>
        <LoadingRegion className="space-y-6">
          <SkeletonRows rows={3} />
          <SkeletonFields fields={2} />
          <SkeletonFigures />
        </LoadingRegion>
      </Specimen>
      <Specimen name="Pagination, load more" layout="stack">
        <Pagination nextHref="/ui?page=2" position="1–20 of 312" />
        <LoadMore onLoadMore={() => {}} position="40 of 312 homes shown" />
        <LoadMore onLoadMore={() => {}} loading />
      </Specimen>
    </Chapter>
  );
}
