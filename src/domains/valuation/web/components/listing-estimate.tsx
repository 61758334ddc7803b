import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { LineLink } from '#ui/link.tsx';
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
      <Estimate {...props} />
    </QueryScope>
  );
}

function Estimate({ listingKey, placeholder }: ListingEstimateProps) {
  const query = useQuery(endpointQuery(getListingValuation, { params: { listingKey } }));
  return (
    <Loaded query={query} pending={placeholder} failed="We couldn’t load the estimate">
      {(valuation) => (
        <div className="grid gap-8">
          <div>
            <EstimateSummary valuation={valuation} />
            {valuation.estimate !== null && (
              <p className="mt-1 flex flex-wrap gap-x-6 text-sm print:hidden">
                <LineLink href={`/detailed-ai-valuation/${listingKey}`}>Comparable sales, forecast and the full report</LineLink>
                <LineLink href="/accuracy">How accurate is this?</LineLink>
              </p>
            )}
          </div>
          <div className="grid gap-8 print:hidden">
            <DriversChart valuation={valuation} />
            <ValueHistory valuation={valuation} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
