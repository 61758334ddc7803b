import { InvitationCard } from '#domains/invitations/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { CollectionRole } from '../../contract/collections.ts';
import { collectionInviting } from '../../contract/inviting.ts';
import type { Route } from './+types/invite';

const MAY: Record<CollectionRole, string> = {
  view: 'You can look at it.',
  comment: 'You can look at it and comment.',
  edit: 'You can look at it, comment, and add and remove homes.',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(collectionInviting.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation',
    description: 'An invitation to look at homes together.',
    path: `/invite/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to a collection. */
export default function Invite({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { collectionName, invitedBy, role, homeCount } = loaderData;

  return (
    <InvitationCard
      title={`${invitedBy} shares homes with you`}
      action="join-collection"
      label="Join the collection"
      signInHint="Sign in or create an account first: the others see who joined."
      join={async (api) => {
        const { collectionId } = await api.call(collectionInviting.accept, { params: { token } });
        return `/buyer-dashboard?collection=${collectionId}`;
      }}
    >
      <p className="mt-4">
        The collection “{collectionName}” holds {formatCount(homeCount, 'home')}. {MAY[role]}
      </p>
    </InvitationCard>
  );
}
