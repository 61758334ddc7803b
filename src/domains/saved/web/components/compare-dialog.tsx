import { useQueries } from '@tanstack/react-query';
import { X } from '#ui/icons/index.ts';
import { type ReactNode, useState } from 'react';
import { getListing, listedBy, type Listing, STATUS_WORDS } from '#domains/listings/contract.ts';
import { pictureNote, streetOf } from '#domains/listings/web/index.ts';
import { formatNumber, formatPercent, formatWholeDollars } from '#lib/format.ts';
import { COST_ASSUMPTIONS, monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { allOf } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Area, LotArea, PricePerArea } from '#ui/area.tsx';
import { Button } from '#ui/button.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CompareGrid, type CompareRow } from '#ui/compare-grid.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { drop } from '../kept-store.ts';
import { PlanDay } from './plan-day.tsx';

/** Up to four homes side by side: facts, monthly cost, what differs. */
export function CompareDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  return (
    <QueryScope>
      <Dialog
        open
        onOpenChange={onClose}
        size="large"
        title="Compare homes"
        description={`Bold rows differ; green is the better figure. Monthly cost: ${formatPercent(COST_ASSUMPTIONS.downPaymentRatio)} down, ${COST_ASSUMPTIONS.termYears} years, each home’s own tax and dues if known. Not an offer of credit.`}
        footer={
          <>
            <PrintButton />
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <Comparison keys={keys} />
      </Dialog>
    </QueryScope>
  );
}

function Comparison({ keys }: { keys: readonly string[] }) {
  const queries = useQueries({ queries: keys.map((listingKey) => endpointQuery(getListing, { params: { listingKey } })) });
  return (
    <Loaded query={allOf(queries)} pending={<SkeletonRows />} failed="We couldn’t load the homes">
      {(found) => <SideBySide homes={found.filter((home) => home !== null)} gone={keys.filter((_, at) => found[at] === null)} />}
    </Loaded>
  );
}

function SideBySide({ homes, gone }: { homes: readonly Listing[]; gone: readonly string[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const takingOut = useWrite((keys: readonly string[]) => Promise.all(keys.map((key) => drop('compared', key))), {
    done: { title: 'Removed from the comparison' },
  });
  const rows = FACTS.map((fact) => toRow(fact, homes));
  return (
    <div className="space-y-4" data-print="alone">
      {gone.length > 0 && (
        <Notice
          tone="warning"
          title="Not all homes can be shown"
          action={
            <Button size="small" variant="secondary" className="print:hidden" onClick={() => void takingOut.run(gone)}>
              {gone.length === 1 ? 'Remove it' : 'Remove them'}
            </Button>
          }
        >
          {gone.length === 1 ? 'One of them is' : `${gone.length} of them are`} no longer on the market.
        </Notice>
      )}
      <div data-print="hide">
        <PlanDay homes={homes} />
      </div>
      <Checkbox
        label="Show only what differs"
        checked={onlyDifferent}
        onChange={({ target }) => setOnlyDifferent(target.checked)}
      />
      <CompareGrid
        caption="Homes side by side"
        columns={homes.map((home) => ({ id: home.listingKey, head: <ColumnHead home={home} /> }))}
        rows={onlyDifferent ? rows.filter((row) => row.differs) : rows}
      />
    </div>
  );
}

function ColumnHead({ home }: { home: Listing }) {
  return (
    <div className="space-y-2">
      {home.cover === null ? null : (
        <figure>
          <img
            src={home.cover.url}
            alt={home.cover.alt}
            width={300}
            height={200}
            className="aspect-[3/2] w-full rounded-control object-cover"
          />
          <figcaption className="mt-1 text-xs text-ink-soft empty:hidden">{pictureNote(home.cover)}</figcaption>
        </figure>
      )}
      <div className="flex items-start justify-between gap-2">
        <LineLink href={`/property/${home.listingKey}`} look="title">
          {streetOf(home)}
        </LineLink>
        <IconButton
          icon={X}
          size="small"
          label={`Take ${streetOf(home)} out`}
          className="print:hidden"
          onClick={() => void drop('compared', home.listingKey)}
        />
      </div>
      {home.listOfficeName === null ? null : <p className="text-xs text-ink-soft">{listedBy(home.listOfficeName)}</p>}
    </div>
  );
}

interface Fact {
  label: string;
  group?: string;
  read: (home: Listing) => number | string | null;
  say?: (value: number) => ReactNode;
  /** Which end is better, where facts alone can say it. */
  best?: 'low' | 'high';
}

const FACTS: readonly Fact[] = [
  { group: 'Price', label: 'Price', read: (home) => home.closePrice ?? home.listPrice, say: formatWholeDollars, best: 'low' },
  { label: 'Monthly cost, estimated', read: monthlyOf, say: (value) => `${formatWholeDollars(value)}/mo`, best: 'low' },
  { label: 'Price by area', read: perSqft, say: (dollars) => <PricePerArea dollars={dollars} />, best: 'low' },
  { label: 'HOA a month', read: (home) => home.associationFeeMonthly, say: formatWholeDollars, best: 'low' },
  { label: 'Status', read: (home) => STATUS_WORDS[home.standardStatus] },
  { label: 'Days on market', read: (home) => home.daysOnMarket, say: formatNumber },
  { group: 'The home', label: 'Type', read: (home) => home.propertySubType ?? home.propertyType },
  { label: 'Bedrooms', read: (home) => home.bedroomsTotal, say: formatNumber, best: 'high' },
  { label: 'Bathrooms', read: (home) => home.bathroomsTotalInteger, say: formatNumber, best: 'high' },
  { label: 'Living area', read: (home) => home.livingArea, say: (sqft) => <Area sqft={sqft} />, best: 'high' },
  { label: 'Lot', read: (home) => home.lotSizeSquareFeet, say: (sqft) => <LotArea sqft={sqft} />, best: 'high' },
  { label: 'Year built', read: (home) => home.yearBuilt, say: String, best: 'high' },
  { label: 'Stories', read: (home) => home.storiesTotal, say: formatNumber },
  { label: 'Garage spaces', read: (home) => home.garageSpaces, say: formatNumber, best: 'high' },
  { group: 'Place', label: 'Neighborhood', read: (home) => home.neighborhood },
  { label: 'City', read: (home) => home.city },
];

function toRow(fact: Fact, homes: readonly Listing[]): CompareRow {
  const values = homes.map(fact.read);
  const numbers = values.map((value) => (typeof value === 'number' ? value : undefined));
  const known = numbers.filter((value) => value !== undefined);
  const best = fact.best === 'low' ? Math.min(...known) : Math.max(...known);
  const isTold = fact.best !== undefined && known.length > 1 && known.filter((value) => value === best).length === 1;
  return {
    label: fact.label,
    group: fact.group,
    values: values.map((value) => (value === null ? '—' : typeof value === 'number' ? (fact.say ?? String)(value) : value)),
    bestAt: isTold ? numbers.indexOf(best) : undefined,
    differs: new Set(values.map(String)).size > 1,
  };
}

function perSqft(home: Listing): number | null {
  const price = home.closePrice ?? home.listPrice;
  return price === null || home.livingArea === null || home.livingArea === 0 ? null : Math.round(price / home.livingArea);
}

function monthlyOf(home: Listing): number | null {
  if (home.listPrice === null) return null;
  const inputs = startingInputs({
    priceCents: Math.round(home.listPrice * 100),
    taxYearCents: home.taxAnnualAmount === null ? null : Math.round(home.taxAnnualAmount * 100),
    associationMonthCents: home.associationFeeMonthly === null ? null : Math.round(home.associationFeeMonthly * 100),
  });
  return Math.round(monthlyCost(inputs).totalCents / 100);
}
