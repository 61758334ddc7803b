import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { vendorInviting } from '../../contract.ts';
import type { Route } from './+types/vendor-invitation';

// People read the page before they use it: its script follows.
const VendorInvitationCard = lazy(async () => ({ default: (await import('./vendor-invitation-page.tsx')).VendorInvitationCard }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(vendorInviting.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to a team',
    description: 'An invitation to work in a team of experts.',
    path: `/invite/vendor/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to a vendor's team. */
export default function VendorInvitation(props: Route.ComponentProps) {
  return (
    <Suspense>
      <VendorInvitationCard {...props} />
    </Suspense>
  );
}
