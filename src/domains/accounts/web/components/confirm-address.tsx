import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { rememberReturn } from '../address-return.ts';
import { signInMessage } from '../auth-messages.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { useSession } from '../session/use-session.ts';

/** Mails the link that confirms the address. The link leads back to this page, which hears of it once that is done. */
export function ConfirmAddress({ onConfirmed }: { onConfirmed: () => void }) {
  const session = useSession();
  const { toast } = useToast();
  const { pathname, search } = useLocation();
  const send = useWrite(async () => (await import('../auth-calls.ts')).mailVerificationAgain(), {
    done: { title: 'Link sent', description: 'Open it from your email: it leads back here.' },
    tells: 'nobody',
    offline: 'fails',
    failed: (reason) => toast({ title: 'Error', description: signInMessage(toAuthError(reason)), variant: 'destructive' }),
  });
  const isConfirmed = session.status === 'signed-in' && session.user.emailVerified;
  const confirmed = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isConfirmed) confirmed();
    else rememberReturn(pathname + search);
  }, [isConfirmed, pathname, search]);
  return (
    <Button size="small" variant="quiet" busy={send.isBusy} busyText="Sending..." onClick={() => void send.run()}>
      Send me the link
    </Button>
  );
}
