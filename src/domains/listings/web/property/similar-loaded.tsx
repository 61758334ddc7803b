import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSimilarListings } from '../../contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { SimilarHomes } from './similar-homes.tsx';

interface SimilarLoadedProps {
  listingKey: string;
  placeholder: ReactNode;
}

export function SimilarLoaded(props: SimilarLoadedProps) {
  return (
    <QueryScope>
      <Similar {...props} />
    </QueryScope>
  );
}

function Similar({ listingKey, placeholder }: SimilarLoadedProps) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getSimilarListings, { params: { listingKey } }))}
      pending={placeholder}
      failed="We couldn’t load similar homes"
      isEmpty={({ active, sold, newNearby }) => active.length + sold.length + newNearby.length === 0}
      empty={<p className="mt-4 text-ink-soft">There is nothing like it at the moment.</p>}
    >
      {(similar) => <SimilarHomes similar={similar} />}
    </Loaded>
  );
}
