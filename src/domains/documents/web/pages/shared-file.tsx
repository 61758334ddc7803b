import { lazy, Suspense } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { documentSharing, getSharedFile } from '../../contract/vault.ts';
import type { Route } from './+types/shared-file';

// People read the page before they use it: its script follows.
const SharedFileView = lazy(async () => ({ default: (await import('../components/shared-file-view.tsx')).SharedFileView }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  const shared = await loadForPage(() => context.get(apiContext).call(documentSharing.open, { params: { token } }));
  return { shared, fileUrl: endpointUrl(getSharedFile.path, { token }) };
}

export const headers = keptNowhere;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: loaderData?.shared.name ?? 'A shared file',
    description: 'A file that was shared with you.',
    path: '/documents',
    isIndexed: false,
  });
}

export default function SharedFile({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <SharedFileView {...loaderData} />
    </Suspense>
  );
}
