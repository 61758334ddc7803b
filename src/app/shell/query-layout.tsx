import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

// The page is read before it asks anything: the query library follows.
const QueryScope = lazy(async () => ({ default: (await import('#platform/web/query-scope.tsx')).QueryScope }));

/** Around the pages that query from the browser. */
export default function QueryLayout() {
  return (
    <Suspense>
      <QueryScope>
        <Outlet />
      </QueryScope>
    </Suspense>
  );
}
