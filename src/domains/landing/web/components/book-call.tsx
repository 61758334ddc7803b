import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NextTimes } from '#domains/bookings/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { findCallHost } from '../../contract.ts';

/** The next times for a call with somebody of this site; nothing where nobody can be booked. */
export function BookCall() {
  return (
    <QueryScope>
      <Times />
    </QueryScope>
  );
}

function Times() {
  const { data } = useQuery(endpointQuery(findCallHost));
  if (data == null || data.host === null) return null;
  const { handle, name } = data.host;
  return (
    <div className="mb-8 rounded-card border border-line bg-surface p-5">
      <h3 className="font-sans text-lg font-semibold text-ink">Book a call with {name}</h3>
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <NextTimes handle={handle} name={name} kind="call" />
      </Suspense>
    </div>
  );
}
