import { sayEnd } from '#platform/web/say-end.ts';
import { useWrite, type WriteOptions } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import type { OpenInvitation } from '../contract.ts';

interface InvitedPersonProps extends Pick<WriteOptions<void, boolean>, 'refreshes'> {
  invitation: OpenInvitation;
  /** As what, if people join in more than one way. */
  part?: string | undefined;
  /** Left out for people who may not withdraw it. */
  withdraw?: ((invitationId: string) => Promise<unknown>) | undefined;
}

/** Somebody in a list of people who is invited and has not joined yet. */
export function InvitedPerson({ invitation: { id, email, expiresAt }, part, withdraw, refreshes }: InvitedPersonProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0 break-words">
        {email}{' '}
        <span className="block text-sm text-ink-soft">
          {part === undefined ? 'Invited' : `${part}, invited`} until {sayEnd(expiresAt)}
        </span>
      </span>
      {withdraw === undefined ? null : <Withdraw email={email} withdraw={() => withdraw(id)} refreshes={refreshes} />}
    </li>
  );
}

interface WithdrawProps extends Pick<WriteOptions<void, boolean>, 'refreshes'> {
  email: string;
  withdraw: () => Promise<unknown>;
}

function Withdraw({ email, withdraw, refreshes }: WithdrawProps) {
  const write = useWrite(() => withdraw().then(() => true), { refreshes, done: { title: 'The invitation is withdrawn' } });
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Withdraw the invitation to ${email}`}
      busy={write.isBusy}
      onClick={() => void write.run()}
    >
      Withdraw
    </Button>
  );
}
