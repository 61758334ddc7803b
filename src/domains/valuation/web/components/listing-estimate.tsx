import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { getListingValuation } from '../../contract.ts';
import { DriversChart } from './drivers-chart.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { ValueHistory } from './value-history.tsx';

interface ListingEstimateProps {
  listingKey: string;
  placeholder: ReactNode;
}

/** The estimate on a listed home's page. */
export function ListingEstimate(props: ListingEstimateProps) {
  return (
    <QueryScope>
      <Loaded {...props} />
    </QueryScope>
  );
}

function Loaded({ listingKey, placeholder }: ListingEstimateProps) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getListingValuation, { params: { listingKey } }));
  if (isPending) return placeholder;
  if (isError) return <ErrorState title="The estimate could not be loaded" level={3} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-8">
      <div>
        <EstimateSummary valuation={data} />
        {data.estimate !== null && (
          <p className="mt-3 text-sm print:hidden">
            <InlineLink href={`/detailed-ai-valuation/${listingKey}`}>Comparable sales, forecast and the full report</InlineLink>
            {' · '}
            <InlineLink href="/accuracy">How accurate is this?</InlineLink>
          </p>
        )}
      </div>
      <div className="grid gap-8 print:hidden">
        <DriversChart valuation={data} />
        <ValueHistory valuation={data} />
      </div>
    </div>
  );
}
