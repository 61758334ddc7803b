import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { lazy } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getAsked } from '../../contract/giving.ts';
import type { Route } from './+types/asked-file';

const SendAsked = lazy(async () => ({ default: (await import('../components/send-asked.tsx')).SendAsked }));

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadForPage(() => context.get(apiContext).call(getAsked, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Send a document',
    description: 'A document someone asked you for.',
    path: `/shared/request/${params.token}`,
    isIndexed: false,
  });
}

/** Where somebody sends what they are asked for, by the link in their mail. */
export default function AskedFile({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <Page
      width="text"
      above={`${loaderData.from} asks you for`}
      title={loaderData.what}
      note={
        <>
          This link ends on <ReaderEnd at={loaderData.expiresAt} />.
        </>
      }
    >
      <AfterHydration placeholder={<Skeleton className="mt-6 h-40" />}>
        {() => <SendAsked first={loaderData} token={params.token} />}
      </AfterHydration>
    </Page>
  );
}
