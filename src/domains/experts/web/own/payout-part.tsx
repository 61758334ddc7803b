import { PAYOUT_DAY } from '#lib/payout-day.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PartProps } from './part-props.ts';

/** Where the money goes is asked where it is earned, on the page of the payment provider. */
export function PayoutPart({ onSaved }: PartProps) {
  return (
    <div className="max-w-2xl space-y-5">
      <Notice
        title={
          onSaved === undefined
            ? 'Set your bank account next to your earnings'
            : 'You’ll set your bank account once you earn something'
        }
      >
        Clients can pay you through this site: the money is held until they approve the work, then released to you and paid out
        every {PAYOUT_DAY}. Our payment provider asks for your bank account on its own page; we never see it.
      </Notice>
      {onSaved === undefined ? (
        <Button asChild variant="secondary">
          <AppLink href="/enhanced-vendor-dashboard#earnings">Earnings and payouts</AppLink>
        </Button>
      ) : (
        <Button onClick={onSaved}>Continue</Button>
      )}
    </div>
  );
}
