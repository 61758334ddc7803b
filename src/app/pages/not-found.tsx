import { pageTitleOf } from '#ui/failure-words.ts';
import { data } from 'react-router';
import { refusedCallContext } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/not-found';
import { NotFoundContent } from './not-found/not-found-content.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const refused = context.get(refusedCallContext);
  if (refused !== null) throw data(refused, { status: refused.status });
  return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  const description = 'There is no page at this address.';
  return pageMeta({ site: siteOf(matches), title: pageTitleOf(404), description, path: location.pathname, isIndexed: false });
}

export default function NotFound() {
  return <NotFoundContent />;
}
