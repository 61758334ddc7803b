import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

// The query library loads after the page, which readers see before it queries anything.
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
