import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DID_NOT_WORK, TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { claimGuestAlerts } from '../../contract/guest-alerts.ts';
import { refreshSearches } from '../api.ts';

/** For who set alerts up before they had an account: the address is theirs, so the alerts may be. */
export function ClaimAlerts({ count }: { count: number }) {
  const client = useQueryClient();
  const claim = useMutation({
    mutationFn: () => browserApi.call(claimGuestAlerts),
    onSettled: () => refreshSearches(client),
  });
  return (
    <Notice
      tone={claim.isError ? 'error' : 'info'}
      className="mb-4"
      title={claim.isError ? DID_NOT_WORK : `${formatCount(count, 'alert')} without an account`}
      action={
        <Button size="small" busy={claim.isPending} onClick={() => claim.mutate()}>
          Bring {count === 1 ? 'it' : 'them'} here
        </Button>
      }
    >
      {claim.isError
        ? TRY_AGAIN
        : `You set ${count === 1 ? 'it' : 'them'} up for this address before you signed up. Here you can edit ${count === 1 ? 'it' : 'them'} and see what is new.`}
    </Notice>
  );
}
