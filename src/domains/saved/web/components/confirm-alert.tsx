import { useState } from 'react';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CardPage } from '#ui/card-page.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { AppLink } from '#ui/link.tsx';
import { confirmGuestAlert, type GuestAlert } from '../../contract/guest-alerts.ts';
import { searchPath } from '../../model/search-text.ts';

const WORDS = { instant: 'at once', daily: 'once a day', weekly: 'once a week', off: 'never' } as const;

/** The second half of a double opt-in. Opening the page confirms nothing: programs open links too. */
export function ConfirmAlert({ alert: loaded, token }: { alert: GuestAlert; token: string }) {
  const [alert, setAlert] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setBusy(true);
    try {
      setAlert((await browserApi.call(confirmGuestAlert, { params: { token } })) ?? alert);
      setProblem(undefined);
    } catch (error) {
      setProblem(reasonOf(error) ?? TRY_AGAIN);
    }
    setBusy(false);
  }

  return (
    <CardPage title={alert.isConfirmed ? 'Your alerts are on' : 'Confirm your alerts'}>
      <p className="mt-4" role="status">
        {alert.isConfirmed
          ? `We mail you ${WORDS[alert.frequency]} what changes in “${alert.name}”. Every mail can stop it with one click.`
          : `Shall we mail you ${WORDS[alert.frequency]} what changes in “${alert.name}”?`}
      </p>
      {problem === undefined ? null : <FailureNotice className="mt-4" reason={problem} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {alert.isConfirmed ? null : (
          <Button busy={isBusy} onClick={() => void confirm()}>
            Yes, send me these alerts
          </Button>
        )}
        <AppLink href={searchPath(alert.filters)} className={buttonClasses({ variant: 'secondary' })}>
          See the homes
        </AppLink>
      </div>
    </CardPage>
  );
}
