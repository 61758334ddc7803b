import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import { getGuestAlert } from '../../contract/guest-alerts.ts';
import { collectionSharing } from '../../contract/sharing.ts';
import type { Route } from './+types/shared';

// Rendered with the page; only their scripts load afterwards.
const ConfirmAlert = lazy(async () => ({ default: (await import('../components/confirm-alert.tsx')).ConfirmAlert }));
const SharedCollection = lazy(async () => ({ default: (await import('../components/shared-collection.tsx')).SharedCollection }));

/** What a secret link shows: a shared collection, or alerts that wait for their confirmation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { kind, token } = params;
  return loadForPage(async () => {
    if (kind === 'collection') return { collection: await api.call(collectionSharing.open, { params: { token } }) };
    if (kind === 'alert') return { alert: await api.call(getGuestAlert, { params: { token } }) };
    throw data({ code: 'not-found' }, { status: 404 });
  });
}

export const headers = keptNowhere;

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const title =
    loaderData !== undefined && 'collection' in loaderData
      ? (loaderData.collection?.name ?? 'Shared homes')
      : 'Confirm your alerts';
  return pageMeta({
    site: siteOf(matches),
    title,
    description: 'Shared by link.',
    path: `/shared/${params.kind}/${params.token}`,
    isIndexed: false,
  });
}

export default function Shared({ loaderData, params }: Route.ComponentProps) {
  return <Suspense fallback={<Spinner page />}>{showShared(loaderData, params.token)}</Suspense>;
}

function showShared(loaded: Route.ComponentProps['loaderData'], token: string) {
  if ('collection' in loaded) return loaded.collection === null ? null : <SharedCollection collection={loaded.collection} />;
  return loaded.alert === null ? null : <ConfirmAlert alert={loaded.alert} token={token} />;
}
