import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CardPage } from '#ui/card-page.tsx';
import { AppLink } from '#ui/link.tsx';
import { confirmGuestAlert, type GuestAlert } from '../../contract/guest-alerts.ts';
import { searchPath } from '../../model/search-text.ts';

const WORDS = { instant: 'right away', daily: 'once a day', weekly: 'once a week', off: 'never' } as const;

/** The second half of a double opt-in. Opening the page confirms nothing: programs open links too. */
export function ConfirmAlert({ alert: loaded, token }: { alert: GuestAlert; token: string }) {
  const [alert, setAlert] = useState(loaded);
  const confirm = useWrite(confirmGuestAlert, { done: (next) => setAlert(next), tells: 'page', offline: 'fails' });

  return (
    <CardPage title={alert.isConfirmed ? 'Your alerts are on' : 'Confirm your alerts'}>
      <p className="mt-4" role="status">
        {alert.isConfirmed
          ? `We mail you ${WORDS[alert.frequency]} what changes in “${alert.name}”. Every email has a link that stops them with one click.`
          : `Should we email you ${WORDS[alert.frequency]} what changes in “${alert.name}”?`}
      </p>
      <WriteFailure of={confirm} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        {alert.isConfirmed ? null : (
          <Button busy={confirm.isBusy} onClick={() => void confirm.run({ params: { token } })}>
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
