import { lazy } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { getTourToReply } from '../../contract.ts';
import type { Route } from './+types/reply-tour';

const TourReplyForm = lazy(async () => ({ default: (await import('../components/tour-reply-form.tsx')).TourReplyForm }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getTourToReply, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Answer a tour request',
    description: 'A request to tour a home that you list.',
    path: `/reply/tour/${params.token}`,
    isIndexed: false,
  });
}

/** Where a listing firm answers a tour request by the link in its mail. */
export default function ReplyTour({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { homeLabel, senderName, kind } = loaderData;
  return (
    <Page
      width="text"
      title={
        <>
          {senderName} would like {kind === 'video' ? 'a video tour of' : 'to see'}{' '}
          {homeLabel ?? 'a home that is no longer shown'}
        </>
      }
    >
      <AfterHydration placeholder={<SkeletonFields className="mt-6" />}>
        {() => <TourReplyForm first={loaderData} token={params.token} />}
      </AfterHydration>
    </Page>
  );
}
