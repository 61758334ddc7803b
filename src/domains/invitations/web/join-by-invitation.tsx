import { useNavigate } from 'react-router';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { type ApiClient, browserApi, SignInNeededError } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';

export interface JoinByInvitationProps {
  /** Names the action that a sign-in may interrupt. */
  action: string;
  label: string;
  /** For people who are not signed in: what signing in does for them here. */
  signInHint: string;
  /** Accepts the invitation, and says which page comes then. */
  join: (api: ApiClient) => Promise<string>;
}

/** Accepts an invitation; people who are not signed in sign in on the way. */
export function JoinByInvitation({ action, label, signInHint, join }: JoinByInvitationProps) {
  const navigate = useNavigate();
  const { status } = useSession();
  const { run, isBusy, error, failure, reason } = useWrite(async () => navigate(await join(browserApi)), {
    tells: 'page',
    offline: 'fails',
  });
  const begin = useSignedInAction<null>(action, () => void run());

  return (
    <>
      {failure === undefined || error instanceof SignInNeededError ? null : (
        <Notice tone="error" live className="mb-4" title="You did not join">
          {reason ?? TRY_AGAIN}
        </Notice>
      )}
      {status === 'signed-out' ? <p className="mb-4 text-ink-soft">{signInHint}</p> : null}
      <Button busy={isBusy || status === 'loading'} onClick={() => begin(null)}>
        {label}
      </Button>
    </>
  );
}
