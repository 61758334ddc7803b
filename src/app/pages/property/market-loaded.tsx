import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getMarket, type Market, METRICS } from '#domains/market/contract.ts';
import { formatFigure, sayReason } from '#domains/market/web/index.ts';
import { getPlace, type PlacePage } from '#domains/neighborhoods/contract.ts';
import { formatDate, formatNumber, formatWholeDollars } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { KeyValueList, type KeyValue } from '#ui/key-value-list.tsx';
import { LineLink } from '#ui/link.tsx';

interface MarketLoadedProps {
  slug: string;
  placeholder: ReactNode;
}

export default function MarketLoaded(props: MarketLoadedProps) {
  return (
    <QueryScope>
      <MarketFigures {...props} />
    </QueryScope>
  );
}

function MarketFigures({ slug, placeholder }: MarketLoadedProps) {
  const place = useQuery(endpointQuery(getPlace, { params: { slug } }));
  const market = useQuery(endpointQuery(getMarket, { params: { slug }, query: { window: '12', months: '1' } }));
  return (
    <Loaded query={together({ place, market })} pending={placeholder} failed="We couldn’t load the market figures">
      {(known) => <Figures slug={slug} {...known} />}
    </Loaded>
  );
}

function Figures({ slug, place, market }: { slug: string; place: PlacePage; market: Market }) {
  const { asOf } = market;
  return (
    <>
      <KeyValueList columns={2} items={[...standOf(place), ...yearOf(market)]} />
      <p className="mt-3 text-sm text-ink-soft">
        Homes for sale as of {formatDate(place.market.asOf, 'UTC')}
        {asOf === null ? '' : `, the rest of the twelve months to ${formatDate(asOf, 'UTC')}`}; with fewer than {MIN_SAMPLE} homes
        a figure is withheld.
      </p>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <LineLink href={`/neighborhood-explorer?areas=${slug}`}>Market trends</LineLink>
        <LineLink href={`/properties?place=${slug}`}>All homes in {place.place.name}</LineLink>
      </p>
    </>
  );
}

function standOf({ market }: PlacePage): KeyValue[] {
  const price = market.medianListPrice;
  return [
    { label: 'For sale now', value: formatNumber(market.activeCount) },
    { label: 'New in the last week', value: formatNumber(market.newInLastWeek) },
    { label: 'Median list price', value: price === null ? 'Too few homes' : formatWholeDollars(price) },
  ];
}

const YEAR_METRICS = ['homesSold', 'medianSalePrice', 'medianPricePerSqft', 'medianDaysOnMarket', 'saleToList'] as const;

/** The last twelve whole months, by the definitions of the neighborhood explorer. */
function yearOf({ asOf, figures }: Market): KeyValue[] {
  if (asOf === null) return [];
  return YEAR_METRICS.map((metric) => {
    const figure = figures[metric];
    return { label: METRICS[metric].label, value: sayReason(figure) ?? formatFigure(metric, figure?.value) };
  });
}
