import { lazy, useState } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { getToSign, type ToSign } from '../../contract/by-link.ts';
import { isAsked, signsNothing } from '../../model/envelope.ts';
import type { Route } from './+types/sign';

const SignSteps = lazy(async () => ({ default: (await import('../components/sign-steps.tsx')).SignSteps }));

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadForPage(() => context.get(apiContext).call(getToSign, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Sign a document',
    description: 'A document waiting for your signature.',
    path: `/shared/sign/${params.token}`,
    isIndexed: false,
  });
}

/** Whoever signs on the sender’s device sees nothing of the sender’s account. */
export const handle: PageHandle = { isForGuest: (data) => (data as ToSign | null)?.isInPerson === true };

/** Where somebody signs by the link in their mail. */
export default function Sign({ loaderData, params }: Route.ComponentProps) {
  const [now, setNow] = useState(loaderData);
  if (loaderData === null || now === null) return null;
  const { title, senderName, documents, role, status, myStatus, isPaused } = now;
  return (
    <Page
      width="text"
      above={
        signsNothing(role)
          ? `Sent by ${senderName}`
          : `${senderName} ${status === 'pending' && isAsked(myStatus) && !isPaused ? 'asks' : 'asked'} you to ${role === 'approver' ? 'approve' : 'sign'}`
      }
      title={title}
      {...(documents.length === 0 ? {} : { note: documents.map(({ name }) => name).join(', ') })}
    >
      <AfterHydration placeholder={<SkeletonFields className="mt-6" />}>
        {() => <SignSteps first={loaderData} token={params.token} onChange={setNow} />}
      </AfterHydration>
    </Page>
  );
}
