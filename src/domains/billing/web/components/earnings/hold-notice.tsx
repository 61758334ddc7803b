import { formatDate } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Notice } from '#ui/notice.tsx';
import type { PayoutHold } from '../../../contract/payout-holds.ts';
import { BANK_HOLD_DAYS } from '../../../model/payout-terms.ts';

/** Why payouts wait, and what the team can do. */
export function HoldNotice({ hold }: { hold: PayoutHold | null }) {
  if (hold === null) return null;
  if (hold.until === null)
    return (
      <Notice tone="warning" title="Payouts wait while your business is suspended">
        What you’re owed stays yours, and nothing is sent until we lift the suspension. A payout that was queued is canceled, and
        its money is available again.
      </Notice>
    );
  return (
    <Notice tone="warning" title={`Payouts wait until ${formatDate(hold.until, viewerTimeZone())}`}>
      The bank account they go to was changed. To keep your money safe, nothing is sent there for{' '}
      {sayCount(BANK_HOLD_DAYS, 'day')}. If no one on your team changed it, change it back and write to us.
    </Notice>
  );
}
