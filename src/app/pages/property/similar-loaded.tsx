import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSimilarListings } from '#domains/listings/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SimilarHomes } from './similar-homes.tsx';

interface SimilarLoadedProps {
  listingKey: string;
  placeholder: ReactNode;
}

export default function SimilarLoaded(props: SimilarLoadedProps) {
  return (
    <QueryScope>
      <Loaded {...props} />
    </QueryScope>
  );
}

function Loaded({ listingKey, placeholder }: SimilarLoadedProps) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getSimilarListings, { params: { listingKey } }));
  if (isPending) return placeholder;
  if (isError) return <ErrorState title="Similar homes could not be loaded" level={3} onRetry={() => void refetch()} />;
  if (data.active.length + data.sold.length + data.newNearby.length === 0)
    return <p className="mt-4 text-ink-soft">There is nothing like it at the moment.</p>;
  return <SimilarHomes similar={data} />;
}
