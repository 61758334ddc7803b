import { lazy } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { getInquiryToReply } from '../../contract.ts';
import type { Route } from './+types/reply';

const ReplyThread = lazy(async () => ({ default: (await import('../components/reply-thread.tsx')).ReplyThread }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getInquiryToReply, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Answer a question',
    description: 'A question about a home that you list.',
    path: `/reply/${params.token}`,
    isIndexed: false,
  });
}

/** Where a listing firm answers a question, by the link in its mail. */
export default function Reply({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { homeLabel, senderName } = loaderData;
  return (
    <Page
      width="text"
      title={
        <>
          {senderName} asks about {homeLabel ?? 'a home that is no longer shown'}
        </>
      }
    >
      <AfterHydration placeholder={<SkeletonFields className="mt-6" />}>
        {() => <ReplyThread first={loaderData} token={params.token} />}
      </AfterHydration>
    </Page>
  );
}
