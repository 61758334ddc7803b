import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { roadmapInviting } from '../../contract.ts';
import type { Route } from './+types/roadmap-invitation';

// People read the page before they use it: its script follows.
const RoadmapInvitationCard = lazy(async () => ({
  default: (await import('./roadmap-invitation-page.tsx')).RoadmapInvitationCard,
}));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(roadmapInviting.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to a deal roadmap',
    description: 'An invitation to follow the purchase of a home together.',
    path: `/invite/roadmap/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to somebody's roadmap. */
export default function RoadmapInvitation(props: Route.ComponentProps) {
  return (
    <Suspense>
      <RoadmapInvitationCard {...props} />
    </Suspense>
  );
}
