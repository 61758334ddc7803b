import { Outlet } from 'react-router';
import { QueryScope } from '#platform/web/query-scope.tsx';

/** Around the pages that query from the browser. */
export default function QueryLayout() {
  return (
    <QueryScope>
      <Outlet />
    </QueryScope>
  );
}
