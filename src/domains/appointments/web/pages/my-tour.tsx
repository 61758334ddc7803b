import { lazy } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { getOwnTour } from '../../contract.ts';
import type { Route } from './+types/my-tour';

const OwnTourView = lazy(async () => ({ default: (await import('../sent/own-tour-view.tsx')).OwnTourView }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getOwnTour, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Your tour request',
    description: 'Where your tour request stands.',
    path: `/my-tour/${params.token}`,
    isIndexed: false,
  });
}

/** Where somebody without an account sees a tour that they asked for, by the link in their mail. */
export default function MyTour({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <Page width="text" title="Your tour request">
      <AfterHydration placeholder={<SkeletonFields fields={4} className="mt-6" />}>
        {() => <OwnTourView first={loaderData} token={params.token} />}
      </AfterHydration>
    </Page>
  );
}
