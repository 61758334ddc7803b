import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { CardPage } from '#ui/card-page.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { resumeMail, stopMail, type MailSubscription } from '../../contract.ts';

/** Opening the page stops nothing: programs open links too. One press does. */
export function StopMail({ subscription: loaded, token }: { subscription: MailSubscription; token: string }) {
  const [subscription, setSubscription] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { label, address, isStopped } = subscription;

  async function change() {
    setBusy(true);
    try {
      setSubscription((await browserApi.call(isStopped ? resumeMail : stopMail, { params: { token } })) ?? subscription);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <CardPage title={isStopped ? 'You are unsubscribed' : 'Unsubscribe'}>
      <p className="mt-4" role="status">
        {isStopped ? `No more mail to ${address}: ${label}.` : `Mail to ${address}: ${label}.`}
      </p>
      {hasFailed ? <FailureNotice className="mt-4" /> : null}
      <Button className="mt-6" variant={isStopped ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void change()}>
        {isStopped ? 'Send it again' : 'Stop this mail'}
      </Button>
    </CardPage>
  );
}
