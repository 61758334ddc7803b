import { data } from 'react-router';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getGuestAlert } from '../../contract/guest-alerts.ts';
import { getSharedCollection } from '../../contract/sharing.ts';
import type { Route } from './+types/shared';
import { ConfirmAlert } from './confirm-alert.tsx';
import { SharedCollection } from './shared-collection.tsx';

/** What a secret link shows: a shared collection, or alerts that wait for their confirmation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { kind, token } = params;
  return loadForPage(async () => {
    if (kind === 'collection') return { collection: await api.call(getSharedCollection, { params: { token } }) };
    if (kind === 'alert') return { alert: await api.call(getGuestAlert, { params: { token } }) };
    throw data({ code: 'not-found' }, { status: 404 });
  });
}

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
  if ('collection' in loaderData)
    return loaderData.collection === null ? null : <SharedCollection collection={loaderData.collection} />;
  return loaderData.alert === null ? null : <ConfirmAlert alert={loaderData.alert} token={params.token} />;
}
