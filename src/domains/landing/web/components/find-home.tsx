import { Suspense } from 'react';
import { HomePicker } from '#domains/valuation/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Finds a home on record by its address and leads to its estimate. */
export function FindHome() {
  return (
    <QueryScope>
      <Suspense fallback={<Skeleton className="h-14" />}>
        <HomePicker />
      </Suspense>
    </QueryScope>
  );
}
