import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import { getMailSubscription } from '../../contract.ts';
import type { Route } from './+types/unsubscribe';

// On the page from the start; only its script comes after the page has been shown.
const StopMail = lazy(async () => ({ default: (await import('../components/stop-mail.tsx')).StopMail }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getMailSubscription, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Unsubscribe',
    description: 'Stop mail of one kind, without signing in.',
    path: `/unsubscribe/${params.token}`,
    isIndexed: false,
  });
}

export default function Unsubscribe({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <Suspense fallback={<Spinner page />}>
      <StopMail subscription={loaderData} token={params.token} />
    </Suspense>
  );
}
