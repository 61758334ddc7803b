import { countDaysBefore, isByOwner, type Listing, SOLD_BY_OWNER, STATUS_WORDS } from '#domains/listings/contract.ts';
import { costInputsOf, KeyFacts, localityOf, priceCentsOf, StandingNotice, streetOf } from '#domains/listings/web/index.ts';
import { formatCount, formatDate, formatMoney } from '#lib/format.ts';
import { monthlyCost } from '#lib/monthly-cost.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PageActions } from './page-actions.tsx';

const TONES: Partial<Record<Listing['standardStatus'], BadgeTone>> = {
  Active: 'brand',
  'Coming Soon': 'info',
  'Active Under Contract': 'warning',
  Pending: 'warning',
  Closed: 'neutral',
};

/** Ending a listing and making a new one makes no home new. */
function sayDaysOnMarket({ priceHistory, onMarketDate }: Listing, days: number): string {
  const before = countDaysBefore(priceHistory, onMarketDate);
  const now = days === 0 ? (before === 0 ? 'New today' : 'Listed again today') : `${formatCount(days, 'day')} on market`;
  return before === 0 ? now : `${now}, ${formatCount(before, 'day')} before it was listed again`;
}

export function PropertyHeader({ listing }: { listing: Listing }) {
  const priceCents = priceCentsOf(listing);
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[listing.standardStatus] ?? 'neutral'}>{statusText(listing)}</Badge>
        {listing.daysOnMarket !== null && listing.standardStatus === 'Active' && (
          <span className="text-sm text-ink-soft">{sayDaysOnMarket(listing, listing.daysOnMarket)}</span>
        )}
        {listing.isDemonstration && <span className="text-sm text-ink-soft">Fictional home</span>}
      </div>
      <StandingNotice listing={listing} />
      <div className="mt-3 flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0 grow">
          <PageTitle size="large">{streetOf(listing)}</PageTitle>
          <p className="mt-1 text-ink-soft">
            {localityOf(listing)}
            {listing.neighborhood !== null && listing.neighborhoodPlaceSlug !== null && (
              <>
                {' · '}
                <LineLink look="snug" href={`/properties?place=${listing.neighborhoodPlaceSlug}`}>
                  {listing.neighborhood}
                </LineLink>
              </>
            )}
          </p>
        </div>
        <PriceBlock listing={listing} priceCents={priceCents} />
      </div>
      <KeyFacts listing={listing} />
      <p className="mt-4 text-base text-ink">
        {[whoLists(listing), listing.attributionContact].filter((part) => part !== null).join(', ')}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {listing.listingId === null ? '' : `MLS # ${listing.listingId} · `}
        Last updated {formatDate(listing.source.lastUpdatedDay, 'UTC', 'medium')}
      </p>
      <PageActions listing={listing} />
    </header>
  );
}

function whoLists({ listAgentFullName: agent, listOfficeName: office }: Listing): string {
  if (isByOwner(office)) return agent === null ? SOLD_BY_OWNER : `${SOLD_BY_OWNER}: ${agent}`;
  return `Listed by ${agent === null ? '' : `${agent}, `}${office ?? 'its listing office'}`;
}

function statusText({ standardStatus, closeDate }: Listing): string {
  const words = STATUS_WORDS[standardStatus];
  return standardStatus === 'Closed' && closeDate !== null ? `${words} ${formatDate(closeDate, 'UTC', 'medium')}` : words;
}

function PriceBlock({ listing, priceCents }: { listing: Listing; priceCents: number | null }) {
  if (priceCents === null) return <p className="text-lg text-ink-soft">Price on request</p>;
  const cost = monthlyCost(costInputsOf(listing, priceCents));
  const cutCents =
    listing.previousListPrice !== null && listing.listPrice !== null
      ? Math.round((listing.previousListPrice - listing.listPrice) * 100)
      : 0;
  return (
    <div className="shrink-0 sm:text-right">
      <p className="font-serif text-3xl text-ink tabular-nums sm:text-4xl">{formatMoney(priceCents, 'never')}</p>
      {listing.standardStatus === 'Closed' ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          Est.{' '}
          <LineLink look="snug" href="#monthly-cost">
            {formatMoney(cost.totalCents, 'never')}/mo
          </LineLink>
        </p>
      )}
      {cutCents > 0 && listing.standardStatus !== 'Closed' && (
        <p className="text-sm font-medium text-accent">Price cut {formatMoney(cutCents, 'never')}</p>
      )}
    </div>
  );
}
