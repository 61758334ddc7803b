import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { getMarket, type Figure, type Market, type MetricKey } from '#domains/market/contract.ts';
import { formatFigure } from '#domains/market/web/index.ts';
import { formatCount, formatDate, formatMoney, formatNumber } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';

interface OfferLoadedProps {
  listing: Listing;
  slug: string;
  placeholder: ReactNode;
}

export default function OfferLoaded(props: OfferLoadedProps) {
  return (
    <QueryScope>
      <Offer {...props} />
    </QueryScope>
  );
}

function Offer({ listing, slug, placeholder }: OfferLoadedProps) {
  const near = useQuery(yearOf(slug));
  // Too few sales in the neighborhood: the next place around it that has enough.
  const wider = near.data !== undefined && known(near.data, 'saleToList') === null ? near.data.wider : null;
  const around = useQuery({ ...yearOf(wider?.slug ?? slug), enabled: wider !== null });
  const asked = wider === null ? near : around;
  return (
    <Loaded query={asked} pending={placeholder} failed="We couldn’t load the figures">
      {(market) => <Figures market={market} lines={linesOf(listing, market)} />}
    </Loaded>
  );
}

function Figures({ market: { area, asOf }, lines }: { market: Market; lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-ink-soft">Too few homes have sold around here to say.</p>;
  return (
    <>
      <ul className="space-y-2 text-ink">
        {lines.map((line) => (
          <li key={line} className="max-w-measure">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {area.name}
        {asOf === null ? '' : `, the twelve months to ${formatDate(asOf, 'UTC')}`}, homes of all types.
      </p>
    </>
  );
}

function yearOf(slug: string) {
  return endpointQuery(getMarket, { params: { slug }, query: { window: '12', months: '1' } });
}

function known({ figures }: Market, metric: MetricKey): (Figure & { value: number }) | null {
  const figure = figures[metric];
  return figure === undefined || figure.value === null ? null : { ...figure, value: figure.value };
}

function linesOf(listing: Listing, market: Market): string[] {
  const ratio = known(market, 'saleToList');
  const above = known(market, 'soldAboveList');
  const days = known(market, 'medianDaysOnMarket');
  const quick = known(market, 'offMarketInTwoWeeks');
  const supply = known(market, 'monthsOfSupply');
  const asked = toCents(listing.listPrice ?? 0);
  return [
    ...(ratio === null
      ? []
      : [
          `Homes sold for ${formatFigure('saleToList', ratio.value)} of their asking price on average (${formatCount(ratio.sample, 'sale')}). For this home that would be ${formatMoney(Math.round((asked * ratio.value) / 100_000) * 100_000, 'never')}.`,
        ]),
    ...(above === null ? [] : [`${formatFigure('soldAboveList', above.value)} of them sold above the asking price.`]),
    ...(days === null
      ? []
      : [`Half were under contract within ${formatCount(Math.round(days.value), 'day')}.${sayOwnDays(listing, days.value)}`]),
    ...(quick === null
      ? []
      : [`${formatFigure('offMarketInTwoWeeks', quick.value)} of the homes that went under contract did so within two weeks.`]),
    ...(supply === null
      ? []
      : [`At the current pace, the homes for sale would be gone in ${formatNumber(supply.value, 1)} months.`]),
  ];
}

function sayOwnDays({ standardStatus, daysOnMarket }: Listing, median: number): string {
  if (standardStatus !== 'Active' || daysOnMarket === null || daysOnMarket === 0) return '';
  const own = formatCount(daysOnMarket, 'day');
  return ` This one has been on the market for ${own}${daysOnMarket > median * 2 ? ', more than twice as long' : ''}.`;
}
