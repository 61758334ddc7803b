import { lazy, Suspense } from 'react';
import { useSession } from '#domains/accounts/web/shell.ts';
import { FeedsPanel } from '#domains/feeds/web/index.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import { apiContext } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/idx-listings';
import { loadBrowse } from './properties/load-browse.ts';

// People read the page before they use it: its script follows.
const BrowsePage = lazy(async () => ({ default: (await import('./properties/browse-page.tsx')).BrowsePage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadBrowse(context.get(apiContext), new URL(request.url));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isPlain = Object.keys(loaderData?.state ?? {}).every((key) => key === 'tab');
  return pageMeta({
    site: siteOf(matches),
    title: 'Homes from other brokers',
    description:
      'Homes for sale that other brokers list, each with its listing firm, how to reach it, its source and when it was last updated.',
    path: '/idx-listings',
    isIndexed: isPlain,
  });
}

/** The list of /properties, of what other brokers list. */
export default function IdxListings({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <BrowsePage {...loaderData} />
      <ForAdministrators />
    </Suspense>
  );
}

/** Its script comes to administrators alone. */
function ForAdministrators() {
  const { user } = useSession();
  if (!user || !actsAsAdmin(user)) return null;
  return (
    <Suspense>
      <FeedsPanel />
    </Suspense>
  );
}
