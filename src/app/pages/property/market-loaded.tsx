import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getPlace, MIN_SAMPLE, type PlacePage } from '#domains/neighborhoods/contract.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { KeyValueList, type KeyValue } from '#ui/key-value-list.tsx';
import { AppLink } from '#ui/link.tsx';

interface MarketLoadedProps {
  slug: string;
  placeholder: ReactNode;
}

export default function MarketLoaded(props: MarketLoadedProps) {
  return (
    <QueryScope>
      <Loaded {...props} />
    </QueryScope>
  );
}

function Loaded({ slug, placeholder }: MarketLoadedProps) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getPlace, { params: { slug } }));
  if (isPending) return placeholder;
  if (isError) return <ErrorState title="The market figures could not be loaded" level={3} onRetry={() => void refetch()} />;
  return (
    <>
      <KeyValueList columns={2} items={figuresOf(data)} />
      <p className="mt-3 text-sm text-ink-soft">
        As of {formatDate(data.market.asOf, 'UTC')}. Medians over recorded listings; with fewer than {MIN_SAMPLE} homes a figure
        is withheld.{' '}
        <AppLink href={`/properties?place=${slug}`} className="text-info underline underline-offset-4">
          All homes in {data.place.name}
        </AppLink>
      </p>
    </>
  );
}

function figuresOf({ market }: PlacePage): KeyValue[] {
  const money = (dollars: number | null) =>
    dollars === null ? 'Too few homes' : formatMoney(Math.round(dollars * 100), 'never');
  return [
    { label: 'For sale now', value: formatNumber(market.activeCount) },
    { label: 'New in the last week', value: formatNumber(market.newInLastWeek) },
    { label: 'Median list price', value: money(market.medianListPrice) },
    { label: 'Median price per sq ft', value: money(market.medianPricePerSquareFoot) },
    {
      label: 'Median days on market',
      value: market.medianDaysOnMarket === null ? 'Too few homes' : formatNumber(market.medianDaysOnMarket),
    },
    { label: 'Sold in twelve months', value: formatNumber(market.soldCount) },
    { label: 'Median sale price', value: money(market.medianClosePrice) },
    { label: 'Sale to list price', value: market.saleToList === null ? 'Too few homes' : formatPercent(market.saleToList) },
  ];
}
