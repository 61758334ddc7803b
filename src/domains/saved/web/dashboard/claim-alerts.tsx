import { formatCount } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DID_NOT_WORK, TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { claimGuestAlerts } from '../../contract/guest-alerts.ts';
import { SEARCH_READS } from '../api.ts';

/** For people who set up alerts before they had an account: the address is theirs, so the alerts may be too. */
export function ClaimAlerts({ count }: { count: number }) {
  const claim = useWrite(claimGuestAlerts, { refreshes: SEARCH_READS, tells: 'page' });
  const hasFailed = claim.failure !== undefined;
  return (
    <Notice
      tone={hasFailed ? 'error' : 'info'}
      className="mb-4"
      title={hasFailed ? DID_NOT_WORK : `${formatCount(count, 'alert')} without an account`}
      action={
        <Button size="small" busy={claim.isBusy} onClick={() => void claim.run()}>
          Bring {count === 1 ? 'it' : 'them'} here
        </Button>
      }
    >
      {hasFailed
        ? TRY_AGAIN
        : `You set ${count === 1 ? 'it' : 'them'} up for this address before you signed up. Here you can edit ${count === 1 ? 'it' : 'them'} and see what is new.`}
    </Notice>
  );
}
