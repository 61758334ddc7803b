import { lazy, Suspense } from 'react';
import { formatDate } from '#lib/format.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getDealInvitation } from '../../contract.ts';
import type { Route } from './+types/roadmap-invitation';

const AcceptRoadmapInvitation = lazy(async () => ({
  default: (await import('../components/accept-roadmap-invitation.tsx')).AcceptRoadmapInvitation,
}));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getDealInvitation, { params: { token: params.token } }));
}

// What a link stands for changes and ends: no cache keeps its page.
export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to a deal roadmap',
    description: 'An invitation to follow the purchase of a home together.',
    path: `/invite/roadmap/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to somebody's roadmap; accepting needs an account, under which it then stands. */
export default function RoadmapInvitation({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { invitedBy, expiresAt } = loaderData;
  return (
    <Card padding="large" className="mx-auto max-w-150">
      <h1 className="font-serif text-3xl text-balance text-ink">{invitedBy} asks you to follow the purchase together</h1>
      <p className="mt-4">{invitedBy} keeps a roadmap of buying a home, from preparing to moving in.</p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>You see its tasks, dates and notes, tick what is done and write notes.</li>
        <li>{invitedBy} sees that you joined, and your name.</li>
        <li>Neither of you sees the other’s files.</li>
        <li>You can leave at any time.</li>
      </ul>
      <p className="mt-4 text-ink-soft">The invitation is for one person, until {formatDate(expiresAt, 'UTC', 'long')}.</p>
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-11 w-48" />}>
          <AcceptRoadmapInvitation token={params.token} />
        </Suspense>
      </div>
    </Card>
  );
}
