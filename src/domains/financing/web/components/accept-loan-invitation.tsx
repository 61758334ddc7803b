import { useNavigate } from 'react-router';
import { JoinByInvitation } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { acceptLoanInvitation } from '../../contract.ts';
import { stepHref } from '../application-steps.ts';

/** Joins the application; who is not signed in does that on the way. */
export function AcceptLoanInvitation({ token }: { token: string }) {
  const navigate = useNavigate();

  async function join() {
    await browserApi.call(acceptLoanInvitation, { params: { token } });
    await navigate(stepHref('borrower'));
  }

  return (
    <JoinByInvitation
      action="join-loan-application"
      label="Join as second borrower"
      signInHint="Sign in or create an account on the way: your part is kept under it, encrypted."
      join={join}
    />
  );
}
