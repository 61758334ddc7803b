import { useSession } from '#domains/accounts/web/index.ts';
import { formatDateTime } from '#lib/format.ts';
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
  const session = useSession();
  // What demonstration people do is mailed to nobody.
  const isMailed = session.status !== 'signed-in' || !session.user.isDemo;
  if (state === 'paid')
    return (
      <Notice tone="success" live title="Thank you. Your order is paid.">
        {order.isTest ? 'This was a test: no real money moved. ' : ''}
        {order.invoice !== null
          ? isMailed && 'We emailed you, too.'
          : isWaitedFor
            ? 'We’re preparing your invoice.'
            : 'Your invoice will appear on this page.'}
      </Notice>
    );
  if (state === 'processing')
    return (
      <Notice live title="Your payment is under way">
        {isWaitedFor
          ? 'This page updates automatically.'
          : `This is taking a while, as bank transfers do. We’ll ${isMailed ? 'email' : 'tell'} you when it arrives or if it fails; feel free to leave.`}
      </Notice>
    );
  if (state === 'unpaid' || state === 'failed') return <PayAgain order={order} isWaitedFor={isWaitedFor && state === 'unpaid'} />;
  if (state === 'over')
    return (
      <Notice
        title={order.status === 'cancelled' ? 'This order was canceled' : 'This order wasn’t paid in time'}
        action={
          <Button asChild size="small" variant="secondary">
            <AppLink href="/services#checkout">Order again</AppLink>
          </Button>
        }
      >
        Nothing was charged. If you order again, you pay today’s price.
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
      title={isWaitedFor ? 'We haven’t heard about your payment yet' : 'This order isn’t paid'}
      action={
        <Button size="small" busy={pay.isBusy} onClick={() => void pay.run({ params: { orderId: order.id } })}>
          Pay it
        </Button>
      }
    >
      {sayFailure(order.payment?.failure ?? null) ??
        (isWaitedFor ? 'This page updates automatically.' : 'If you paid, we’ll email you as soon as we hear about it.')}{' '}
      The price holds until {formatDateTime(order.expiresAt, viewerTimeZone())}.
      {order.isRenewal ? ' Your plan goes on as soon as it is paid, and the card that pays is used from then on.' : ''}
    </Notice>
  );
}
