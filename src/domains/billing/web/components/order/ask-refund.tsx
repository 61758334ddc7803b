import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { getOrder, listOrders, type Order, requestRefund } from '../../../contract.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Asks for money back, all that is left or a part of it, unless that is under way already. */
export function AskRefund({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = order.refunds.some(({ status }) => status === 'requested' || status === 'submitted');
  if (order.refundableCents === 0 || isAsked) return null;
  if (order.isDisputed)
    return <p className="text-sm text-ink-soft">Your bank is deciding on this payment. Until then, we can’t pay it back here.</p>;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Ask for a refund
      </Button>
      {isOpen ? (
        <RefundDialog
          title="Ask for a refund"
          description="An administrator decides, following each item’s refund rule. The money goes back to the card or account you paid with. If all of a plan’s price goes back, the plan ends."
          order={order}
          send={async (body) => {
            await browserApi.call(requestRefund, { params: { orderId: order.id }, body });
            return 'Request sent. An administrator will decide, and we’ll email you.';
          }}
          refreshes={[getOrder, listOrders]}
          button="Send request"
          busyText="Asking…"
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
