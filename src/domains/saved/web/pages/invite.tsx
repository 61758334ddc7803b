import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { ApiError, browserApi, SignInNeededError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CollectionRole } from '../../contract/collections.ts';
import { acceptInvitation, getInvitation } from '../../contract/sharing.ts';
import type { Route } from './+types/invite';

const MAY: Record<CollectionRole, string> = {
  view: 'You may look at it.',
  comment: 'You may look at it and comment.',
  edit: 'You may look at it, comment, and add and remove homes.',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getInvitation, { params: { token: params.token } }));
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
        <Accept token={params.token} />
      </div>
    </Card>
  );
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const { status } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    try {
      const answer = await browserApi.call(acceptInvitation, { params: { token } });
      if (answer !== null) await navigate(`/buyer-dashboard?collection=${answer.collectionId}`);
    } catch (error) {
      if (!(error instanceof SignInNeededError)) setProblem(error instanceof ApiError ? error.detail : 'Please try again.');
    }
    setBusy(false);
  }

  const join = useSignedInAction<null>('join-collection', () => void accept());

  return (
    <>
      {problem === undefined ? null : (
        <Notice tone="error" live className="mb-4" title="You did not join">
          {problem}
        </Notice>
      )}
      {status === 'signed-out' ? (
        <p className="mb-4 text-ink-soft">Sign in or create an account on the way: the others see who joined.</p>
      ) : null}
      <Button busy={isBusy || status === 'loading'} onClick={() => join(null)}>
        Join the collection
      </Button>
    </>
  );
}
