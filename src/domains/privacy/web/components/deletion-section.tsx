import { ERASURE_DAYS } from '#lib/kept-for.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { cancelDeletion, requestDeletion, type PrivacyState } from '../../contract.ts';
import { privacyQuery } from '../api.ts';

/** Closes the account, with thirty days to reconsider. */
export function DeletionSection({ state, isDemo }: { state: PrivacyState; isDemo: boolean }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const show = (answer: PrivacyState) => showAnswer(client, privacyQuery, answer);
  const ask = useWrite(requestDeletion, {
    answered: show,
    done: { title: `Your account will be erased in ${ERASURE_DAYS} days` },
    tells: 'page',
  });
  const stay = useWrite(cancelDeletion, { answered: show, done: { title: 'Your account stays' }, tells: 'page' });
  return (
    <Card>
      <CardHeader
        level={2}
        title="Close the account"
        description={`Everything about you is erased after ${ERASURE_DAYS} days. Until then you can sign in and keep it all.`}
      />
      <div className="space-y-4">
        <WriteFailure of={ask} or={stay} />
        {state.deletion === null ? (
          isDemo ? (
            <p className="text-ink-soft">This demo account is deleted automatically a day after it was made.</p>
          ) : (
            <Button variant="destructive" busy={ask.isBusy} onClick={() => setAsking(true)}>
              Close my account
            </Button>
          )
        ) : (
          <Notice
            tone="warning"
            title={`Your account will be erased on ${formatDate(state.deletion.dueAt, viewerTimeZone(), 'long')}`}
            action={
              <Button size="small" busy={stay.isBusy} onClick={() => void stay.run()}>
                Keep my account
              </Button>
            }
          >
            Nothing is lost until then.
          </Notice>
        )}
        <Holds title="What is kept" holds={state.kept} />
        <Holds title="What stays with people you share with" holds={state.sharedKept} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close your account?"
        description={`Saved homes and searches, collections, messages and documents go with it, after ${ERASURE_DAYS} days; what you share with others stays with them, without you. Take a copy first if you want one.`}
        confirm="Close my account"
        onConfirm={() => {
          setAsking(false);
          void ask.run();
        }}
      />
    </Card>
  );
}

function Holds({ title, holds }: { title: string; holds: PrivacyState['kept'] }) {
  return (
    <details>
      <summary className="cursor-pointer py-2 font-medium">{title}</summary>
      <ul className="list-disc space-y-2 pl-5 text-ink-soft">
        {holds.map((hold) => (
          <li key={hold.what}>
            {hold.what}. {hold.why}. {hold.howLong}.
          </li>
        ))}
      </ul>
    </details>
  );
}
