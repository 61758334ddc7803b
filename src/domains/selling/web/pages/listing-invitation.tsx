import { InvitationCard } from '#domains/invitations/web/index.ts';
import { withArticle } from '#lib/format.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { ownListingInviting, PART_WORDS } from '../../contract.ts';
import { editorHref } from '../editor-href.ts';
import type { Route } from './+types/listing-invitation';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(ownListingInviting.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to a listing',
    description: 'An invitation to help sell a home.',
    path: `/invite/listing/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to help sell a home. */
export default function ListingInvitation({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { invitedBy, expiresAt, part } = loaderData;

  const { label, can } = PART_WORDS[part];
  return (
    <InvitationCard
      title={`${invitedBy} asks you to help sell a home`}
      expiresAt={expiresAt}
      action="join-listing"
      label="Join the listing"
      signInHint="Sign in or create an account first. The listing then appears in your account."
      join={async (api) => {
        const { id } = await api.call(ownListingInviting.accept, { params: { token } });
        return editorHref(id);
      }}
    >
      <p className="mt-4">
        You are invited as {withArticle(label.toLowerCase())}. {can}.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>{invitedBy} sees that you joined, your name, and what you change.</li>
        <li>You can leave at any time.</li>
      </ul>
    </InvitationCard>
  );
}
