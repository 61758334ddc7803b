import { InvitationCard } from '#domains/invitations/web/index.ts';
import { roadmapInviting } from '../../contract.ts';
import type { Route } from './+types/roadmap-invitation';

export function RoadmapInvitationCard({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { invitedBy, expiresAt } = loaderData;

  return (
    <InvitationCard
      title={`${invitedBy} invites you to follow their home purchase`}
      expiresAt={expiresAt}
      action="join-roadmap"
      label="Join the roadmap"
      signInHint="Sign in or create an account first. The roadmap then appears in your account."
      join={async (api) => {
        const { roadmapId } = await api.call(roadmapInviting.accept, { params: { token } });
        return `/buyer-workflow?of=${roadmapId}`;
      }}
    >
      <p className="mt-4">{invitedBy} keeps a roadmap of buying a home, from preparing to moving in.</p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>You can see its tasks, dates and notes, check off what’s done, and write notes.</li>
        <li>{invitedBy} sees that you joined, and your name.</li>
        <li>Neither of you sees the other’s files.</li>
        <li>You can leave at any time.</li>
      </ul>
    </InvitationCard>
  );
}
