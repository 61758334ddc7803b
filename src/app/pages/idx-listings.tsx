import { lazy, Suspense } from 'react';
import { listFeedListings } from '#domains/listings/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/idx-listings';

// People read the page before they use it: its script follows.
const FeedListingsPage = lazy(async () => ({
  default: (await import('./idx-listings/feed-listings-page.tsx')).FeedListingsPage,
}));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const params = new URL(request.url).searchParams;
  const source = params.get('source')?.slice(0, 255) || undefined;
  const cursor = params.get('cursor')?.slice(0, 500) || undefined;
  return loadForPage(async () => ({
    source,
    cursor,
    result: await api.call(listFeedListings, {
      query: { limit: 24, ...(source === undefined ? {} : { source }), ...(cursor === undefined ? {} : { cursor }) },
    }),
  }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const isPlain = loaderData?.source === undefined && loaderData?.cursor === undefined;
  return pageMeta({
    site,
    title: 'Homes from other brokers',
    description:
      'Homes for sale that other brokers list, each with its listing firm, how to reach it, its source and when it was last updated.',
    path: '/idx-listings',
    isIndexed: isPlain,
  });
}

export default function IdxListings({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <FeedListingsPage {...loaderData} />
    </Suspense>
  );
}
