import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getListing, type Listing } from '#domains/listings/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import type { RequestForm, ServiceRequest } from '../../contract.ts';
import { placeOf, readStart, type Start } from './read-start.ts';

interface StartOfProps {
  saved: ServiceRequest | undefined;
  params: URLSearchParams;
  children: (start: RequestForm | Start) => ReactNode;
}

/** What the form starts with. A request that began at a home waits for the address of that home, so that nobody types it again. */
export function StartOf({ saved, params, children }: StartOfProps) {
  const [isNew] = useState(saved === undefined);
  const listingKey = isNew ? params.get('listing') : null;
  const start = readStart(saved, params);
  if (listingKey === null) return children(start);
  return (
    <AtHome listingKey={listingKey} unknown={children(start)}>
      {(home) => children({ ...start, place: placeOf(home) })}
    </AtHome>
  );
}

interface AtHomeProps {
  listingKey: string;
  /** For a home that no longer has a page. */
  unknown: ReactNode;
  children: (home: Listing) => ReactNode;
}

function AtHome({ listingKey, unknown, children }: AtHomeProps) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getListing, { params: { listingKey } }))}
      pending={<SkeletonFields fields={7} />}
      gone={unknown}
    >
      {children}
    </Loaded>
  );
}
