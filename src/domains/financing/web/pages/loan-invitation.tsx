import { InvitationCard } from '#domains/invitations/web/index.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { coApplicantInviting } from '../../contract.ts';
import { stepHref } from '../../model/application-steps.ts';
import type { Route } from './+types/loan-invitation';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(coApplicantInviting.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to borrow together',
    description: 'An invitation to prepare a loan application together.',
    path: `/invite/loan/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to be the second borrower. */
export default function LoanInvitation({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { invitedBy, expiresAt } = loaderData;

  return (
    <InvitationCard
      title={`${invitedBy} asks you to borrow together`}
      expiresAt={expiresAt}
      action="join-loan-application"
      label="Join as second borrower"
      signInHint="Sign in or create an account first: your part is kept in it, encrypted."
      join={async (api) => {
        await api.call(coApplicantInviting.accept, { params: { token } });
        return stepHref('borrower');
      }}
    >
      <p className="mt-4">
        You fill in your own part of a loan application: who you are, what you earn, have and owe. {invitedBy} fills in theirs,
        and the home.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>Neither of you sees the other’s answers or files.</li>
        <li>Both see what they add up to: together, the income, debts, assets and ratios.</li>
        <li>No credit is pulled, and nothing is sent to a lender.</li>
        <li>You can leave at any time; your answers and files are then deleted.</li>
      </ul>
    </InvitationCard>
  );
}
