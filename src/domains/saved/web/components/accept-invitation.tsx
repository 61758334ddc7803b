import { useNavigate } from 'react-router';
import { JoinByInvitation } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { acceptInvitation } from '../../contract/sharing.ts';

/** Joins the collection; who is not signed in does that on the way. */
export function AcceptInvitation({ token }: { token: string }) {
  const navigate = useNavigate();

  async function join() {
    const answer = await browserApi.call(acceptInvitation, { params: { token } });
    if (answer !== null) await navigate(`/buyer-dashboard?collection=${answer.collectionId}`);
  }

  return (
    <JoinByInvitation
      action="join-collection"
      label="Join the collection"
      signInHint="Sign in or create an account on the way: the others see who joined."
      join={join}
    />
  );
}
