import { formatTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { getOrder, listOrders, type Order, payOrder } from '../../../contract.ts';
import { sayFailure, stateOf } from '../../say-order.ts';
import { useGoToPayment } from '../checkout/use-go-to-payment.ts';

/** What the reader must know first: that it worked, that they wait, or what to do. */
export function OrderNotice({ order, isWaitedFor }: { order: Order; isWaitedFor: boolean }) {
  const state = stateOf(order);
  if (state === 'paid')
    return (
      <Notice tone="success" live title="Thank you. Your order is paid.">
        {order.isTest ? 'This was a test: no real money moved. ' : ''}
        {order.invoice !== null
          ? 'We sent you a mail, too.'
          : isWaitedFor
            ? 'The invoice is being made.'
            : 'The invoice follows; you find it on this page.'}
      </Notice>
    );
  if (state === 'processing')
    return (
      <Notice live title="Your payment is under way">
        {isWaitedFor
          ? 'This page looks for news by itself.'
          : 'It takes longer than this page waits, as bank transfers do. We write to you when it is there or if it fails; you can leave.'}
      </Notice>
    );
  if (state === 'unpaid' || state === 'failed') return <PayAgain order={order} isWaitedFor={isWaitedFor && state === 'unpaid'} />;
  if (state === 'over')
    return (
      <Notice
        title={order.status === 'cancelled' ? 'This order was canceled' : 'This order was not paid in time'}
        action={
          <Button asChild size="small" variant="secondary">
            <AppLink href="/services#checkout">Order again</AppLink>
          </Button>
        }
      >
        Nothing was charged. Ordering again takes today’s price.
      </Notice>
    );
  return null;
}

function PayAgain({ order, isWaitedFor }: { order: Order; isWaitedFor: boolean }) {
  const goToPayment = useGoToPayment();
  const pay = useWrite(payOrder, { refreshes: [getOrder, listOrders], answered: (answer) => goToPayment(answer) });
  return (
    <Notice
      tone="warning"
      live
      title={isWaitedFor ? 'We have no word of your payment yet' : 'This order is not paid'}
      action={
        <Button size="small" busy={pay.isBusy} onClick={() => void pay.run({ params: { orderId: order.id } })}>
          Pay it
        </Button>
      }
    >
      {sayFailure(order.payment?.failure ?? null) ??
        (isWaitedFor ? 'This page looks for it by itself.' : 'If you paid, we write to you as soon as we hear of it.')}{' '}
      The price holds until {formatTime(order.expiresAt, viewerTimeZone())}.
    </Notice>
  );
}
