import { useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { decideRefund, listAllOrders, type Order, REFUND_TEXT_MAX } from '../../contract.ts';
import { getMoneyState, resendRefund } from '../../contract/admin.ts';

interface RefundDecisionProps {
  refund: Order['refunds'][number];
  buyer: string;
  awaitsSecond: boolean;
  /** The reader did: another administrator has to. */
  youAgreed: boolean;
  /** It is agreed to, and goes out once the bank has decided. */
  awaitsBank: boolean;
  needsTwo: boolean;
}

const WORDS: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Asked for',
  submitted: 'On its way',
  succeeded: 'Paid back',
  failed: 'Failed',
  rejected: 'Rejected',
};
const READS = [listAllOrders, getMoneyState] as const;

/** One refund of an order, with what can be decided about it. */
export function RefundDecision({ refund, buyer, awaitsSecond, youAgreed, awaitsBank, needsTwo }: RefundDecisionProps) {
  const openDialog = useOpenDialog();
  const [isAgreeing, setAgreeing] = useState(false);
  const agree = useWrite(decideRefund, {
    refreshes: READS,
    answered: () => setAgreeing(false),
    done: { title: 'Agreed' },
  });
  const again = useWrite(resendRefund, { refreshes: [listAllOrders], done: { title: 'Sent again' } });
  const params = { refundId: refund.id };
  const sum = formatMoney(refund.cents, 'always');
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium tabular-nums">{sum}</span>{' '}
        {(refund.isOvertaken ? 'Not sent, as the bank took the payment back' : WORDS[refund.status]).toLowerCase()}
        {refund.of === null ? '' : `, ${refund.of}`}: {refund.reason}
        {refund.answer === null ? null : <span className="block text-ink-soft">Our reason: {refund.answer}</span>}
      </span>
      {refund.status === 'requested' && !refund.isAutomatic ? (
        <span className="flex flex-wrap items-center gap-2">
          {awaitsBank ? (
            <Badge tone="warning">Agreed; it goes out once the bank has decided on this payment</Badge>
          ) : youAgreed ? (
            <Badge tone="warning">You agreed; another administrator has to, too</Badge>
          ) : awaitsSecond ? (
            <Badge tone="warning">Waiting for a second approval</Badge>
          ) : needsTwo ? (
            <Badge>Needs two administrators</Badge>
          ) : null}
          {youAgreed || awaitsBank ? null : (
            <Button size="small" onClick={() => setAgreeing(true)}>
              Agree
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            onClick={() => openDialog((close) => <Reject refundId={refund.id} sum={sum} buyer={buyer} onClose={close} />)}
          >
            Reject
          </Button>
        </span>
      ) : refund.status === 'failed' ? (
        <Button size="small" variant="secondary" busy={again.isBusy} onClick={() => void again.run({ params })}>
          Send again
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAgreeing}
        onOpenChange={setAgreeing}
        title={`Pay ${sum} back to ${buyer}?`}
        description={
          needsTwo && !awaitsSecond
            ? 'It goes out once a second administrator agrees, too.'
            : 'It goes out right away. You can’t take it back.'
        }
        confirm={needsTwo && !awaitsSecond ? `Agree to ${sum}` : `Pay back ${sum}`}
        cancel="Not now"
        busy={agree.isBusy}
        onConfirm={() => void agree.run({ params, body: { agrees: true, answer: '' } })}
      />
    </div>
  );
}

function Reject({ refundId, sum, buyer, onClose }: { refundId: string; sum: string; buyer: string; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Reject the refund of ${sum}?`}
      description={`We’ll email your reason to ${buyer}.`}
      why={{ name: 'answer', hint: 'The buyer will see this.', most: REFUND_TEXT_MAX }}
      button="Reject it"
      tone="destructive"
      send={({ why }) => browserApi.call(decideRefund, { params: { refundId }, body: { agrees: false, answer: why } })}
      refreshes={READS}
      done={{ title: 'Rejected' }}
      onClose={onClose}
    />
  );
}
