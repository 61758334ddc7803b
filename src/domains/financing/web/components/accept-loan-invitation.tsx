import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi, reasonOf, SignInNeededError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { acceptLoanInvitation } from '../../contract.ts';
import { stepHref } from '../application-steps.ts';

/** Joins the application; who is not signed in does that on the way. */
export function AcceptLoanInvitation({ token }: { token: string }) {
  const navigate = useNavigate();
  const { status } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    try {
      await browserApi.call(acceptLoanInvitation, { params: { token } });
      await navigate(stepHref('borrower'));
    } catch (error) {
      if (!(error instanceof SignInNeededError)) setProblem(reasonOf(error) ?? TRY_AGAIN);
    }
    setBusy(false);
  }

  const join = useSignedInAction<null>('join-loan-application', () => void accept());

  return (
    <>
      {problem === undefined ? null : (
        <Notice tone="error" live className="mb-4" title="You did not join">
          {problem}
        </Notice>
      )}
      {status === 'signed-out' ? (
        <p className="mb-4 text-ink-soft">Sign in or create an account on the way: your part is kept under it, encrypted.</p>
      ) : null}
      <Button busy={isBusy || status === 'loading'} onClick={() => join(null)}>
        Join as second borrower
      </Button>
    </>
  );
}
