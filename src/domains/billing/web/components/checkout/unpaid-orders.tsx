import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { cancelOrder, listOrders, type Order, payOrder } from '../../../contract.ts';
import { ordersOptions } from '../../api.ts';
import { isPayable, sayFailure, sayOrdered } from '../../say-order.ts';
import { useGoToPayment } from './use-go-to-payment.ts';

/** Orders that wait for their payment, so that nobody pays twice for the same; the one that the address names comes first. */
export function UnpaidOrders({ wanted }: { wanted: string | null }) {
  const query = useQuery(ordersOptions());
  return (
    <Loaded query={query} pending={null} failed={null}>
      {({ orders }) =>
        orders
          .filter(isPayable)
          .toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted))
          .slice(0, 3)
          .map((order) => <UnpaidOrder key={order.id} order={order} />)
      }
    </Loaded>
  );
}

function UnpaidOrder({ order }: { order: Order }) {
  const goToPayment = useGoToPayment();
  const params = { orderId: order.id };
  const pay = useWrite(payOrder, { refreshes: [listOrders], answered: (answer) => goToPayment(answer) });
  const cancel = useWrite(cancelOrder, {
    refreshes: [listOrders],
    done: ({ status }) =>
      status === 'paid' ? { title: 'It was paid at that very moment, so the order is still on' } : { title: 'Order canceled' },
  });
  const failure = sayFailure(order.payment?.failure ?? null);
  return (
    <Notice
      tone="warning"
      title={`Not paid yet: ${sayOrdered(order)}, ${formatMoney(order.quote.totalCents, 'always')}`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={pay.isBusy}
            onClick={() => void pay.run({ params })}
            aria-label={`Pay this order: ${sayOrdered(order)}`}
          >
            Pay this order
          </Button>
          {order.isRenewal ? null : (
            <Button
              size="small"
              variant="secondary"
              busy={cancel.isBusy}
              onClick={() => void cancel.run({ params })}
              aria-label={`Cancel it: ${sayOrdered(order)}`}
            >
              Cancel it
            </Button>
          )}
        </span>
      }
    >
      {failure === null ? null : `${failure} `}
      Its price holds until {formatDateTime(order.expiresAt, viewerTimeZone())}.{' '}
      {order.isRenewal
        ? 'Your plan goes on as soon as it is paid, and the card that pays is used from then on.'
        : 'Pay or cancel it before you order the same thing again.'}
    </Notice>
  );
}
