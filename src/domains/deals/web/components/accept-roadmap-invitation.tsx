import { useNavigate } from 'react-router';
import { JoinByInvitation } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { acceptDealInvitation } from '../../contract.ts';

/** Joins the roadmap; who is not signed in does that on the way. */
export function AcceptRoadmapInvitation({ token }: { token: string }) {
  const navigate = useNavigate();

  async function join() {
    const { dealId } = await browserApi.call(acceptDealInvitation, { params: { token } });
    await navigate(`/buyer-workflow?of=${dealId}`);
  }

  return (
    <JoinByInvitation
      action="join-roadmap"
      label="Join the roadmap"
      signInHint="Sign in or create an account on the way: the roadmap then stands under it."
      join={join}
    />
  );
}
