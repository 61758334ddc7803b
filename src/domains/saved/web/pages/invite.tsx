import { lazy, Suspense } from 'react';
import { formatCount } from '#lib/format.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CollectionRole } from '../../contract/collections.ts';
import { getInvitation } from '../../contract/sharing.ts';
import type { Route } from './+types/invite';

const AcceptInvitation = lazy(async () => ({ default: (await import('../components/accept-invitation.tsx')).AcceptInvitation }));

const MAY: Record<CollectionRole, string> = {
  view: 'You may look at it.',
  comment: 'You may look at it and comment.',
  edit: 'You may look at it, comment, and add and remove homes.',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getInvitation, { params: { token: params.token } }));
}

// What a link stands for changes and ends: no cache keeps its page.
export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation',
    description: 'An invitation to look at homes together.',
    path: `/invite/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to a collection; accepting needs an account, since the others must know who joined. */
export default function Invite({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { collectionName, invitedBy, role, homeCount } = loaderData;
  return (
    <Card padding="large" className="mx-auto max-w-150">
      <h1 className="font-serif text-3xl text-ink">{invitedBy} shares homes with you</h1>
      <p className="mt-4">
        The collection “{collectionName}” holds {formatCount(homeCount, 'home')}. {MAY[role]}
      </p>
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-11 w-48" />}>
          <AcceptInvitation token={params.token} />
        </Suspense>
      </div>
    </Card>
  );
}
