import { continueAs, useSession } from '#domains/accounts/web/index.ts';
import { InvitationCard } from '#domains/invitations/web/index.ts';
import { vendorInviting } from '../../contract.ts';
import { sayMember } from '../../model/members.ts';
import type { Route } from './+types/vendor-invitation';

export function VendorInvitationCard({ loaderData, params: { token } }: Route.ComponentProps) {
  const { user } = useSession();
  if (loaderData === null) return null;
  const { invitedBy, expiresAt, role, vendorName } = loaderData;
  return (
    <InvitationCard
      title={`${invitedBy} invites you to ${vendorName === '' ? 'a team' : `the team of ${vendorName}`}`}
      expiresAt={expiresAt}
      action="join-vendor"
      label="Join the team"
      signInHint="Sign in or create an account first, and the team’s work will be in your account."
      join={async (api) => {
        await api.call(vendorInviting.accept, { params: { token } });
        // They have joined in any case: the page that comes offers the role too.
        await continueAs(user, 'vendor').catch(() => {});
        return '/vendor-dashboard';
      }}
    >
      <p className="mt-4">You’ll join as {sayMember(role)}.</p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>The owners see your name and that you joined.</li>
        <li>You can leave at any time.</li>
      </ul>
    </InvitationCard>
  );
}
