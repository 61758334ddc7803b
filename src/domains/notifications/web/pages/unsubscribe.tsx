import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { getMailSubscription, resumeMail, stopMail } from '../../contract.ts';
import type { Route } from './+types/unsubscribe';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getMailSubscription, { params: { token: params.token } }));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Unsubscribe',
    description: 'Stop mail of one kind, without signing in.',
    path: `/unsubscribe/${params.token}`,
    isIndexed: false,
  });
}

/** Opening the page stops nothing: programs open links too. One press does. */
export default function Unsubscribe({ loaderData, params }: Route.ComponentProps) {
  const [subscription, setSubscription] = useState(loaderData);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (subscription === null) return null;
  const { label, address, isStopped } = subscription;

  async function change() {
    setBusy(true);
    try {
      setSubscription(await browserApi.call(isStopped ? resumeMail : stopMail, { params: { token: params.token } }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <Card padding="large" className="mx-auto max-w-150">
      <h1 className="font-serif text-3xl text-ink">{isStopped ? 'You are unsubscribed' : 'Unsubscribe'}</h1>
      <p className="mt-4" role="status">
        {isStopped ? `No more mail to ${address}: ${label}.` : `Mail to ${address}: ${label}.`}
      </p>
      {hasFailed ? (
        <Notice tone="error" live className="mt-4" title="That did not work">
          Please try again.
        </Notice>
      ) : null}
      <Button className="mt-6" variant={isStopped ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void change()}>
        {isStopped ? 'Send it again' : 'Stop this mail'}
      </Button>
    </Card>
  );
}
