import { formatMoney } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { decideRefund, listAllOrders, type Order } from '../../contract.ts';
import { getMoneyState, resendRefund } from '../../contract/admin.ts';

interface RefundDecisionProps {
  refund: Order['refunds'][number];
  awaitsSecond: boolean;
  needsTwo: boolean;
}

const WORDS: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Asked for',
  submitted: 'On its way',
  succeeded: 'Paid back',
  failed: 'Failed',
  rejected: 'Rejected',
};

/** One refund of an order, with what can be decided about it. */
export function RefundDecision({ refund, awaitsSecond, needsTwo }: RefundDecisionProps) {
  const decide = useWrite(decideRefund, {
    refreshes: [listAllOrders, getMoneyState],
    done: (_answer, { body }) => ({ title: body.agrees ? 'Agreed' : 'Rejected' }),
  });
  const again = useWrite(resendRefund, { refreshes: [listAllOrders], done: { title: 'Sent again' } });
  const params = { refundId: refund.id };
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium tabular-nums">{formatMoney(refund.cents, 'always')}</span>{' '}
        {WORDS[refund.status].toLowerCase()}: {refund.reason}
      </span>
      {refund.status === 'requested' && !refund.isAutomatic ? (
        <span className="flex flex-wrap items-center gap-2">
          {awaitsSecond ? (
            <Badge tone="warning">Waiting for a second approval</Badge>
          ) : needsTwo ? (
            <Badge>Needs two</Badge>
          ) : null}
          <Button
            size="small"
            busy={decide.isBusy}
            onClick={() => void decide.run({ params, body: { agrees: true, answer: '' } })}
          >
            Agree
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={decide.isBusy}
            onClick={() => void decide.run({ params, body: { agrees: false, answer: 'Declined' } })}
          >
            Reject
          </Button>
        </span>
      ) : refund.status === 'failed' ? (
        <Button size="small" variant="secondary" busy={again.isBusy} onClick={() => void again.run({ params })}>
          Send again
        </Button>
      ) : null}
    </div>
  );
}
