import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { CardPage } from '#ui/card-page.tsx';
import { resumeMail, stopMail, type MailSubscription } from '../../contract.ts';

/** Opening the page stops nothing: programs open links too. One press does. */
export function StopMail({ subscription: loaded, token }: { subscription: MailSubscription; token: string }) {
  const [{ label, address, isStopped }, setSubscription] = useState(loaded);
  const change = useWrite(isStopped ? resumeMail : stopMail, {
    done: (next) => setSubscription(next),
    tells: 'page',
    offline: 'fails',
  });

  return (
    <CardPage title={isStopped ? 'You’re unsubscribed' : 'Unsubscribe'}>
      <p className="mt-4" role="status">
        {isStopped ? `We won’t email ${address} about this anymore: ${label}.` : `Emails to ${address}: ${label}.`}
      </p>
      <WriteFailure of={change} className="mt-4" />
      <Button
        className="mt-6"
        variant={isStopped ? 'secondary' : 'primary'}
        busy={change.isBusy}
        onClick={() => void change.run({ params: { token } })}
      >
        {isStopped ? 'Subscribe again' : 'Unsubscribe'}
      </Button>
    </CardPage>
  );
}
