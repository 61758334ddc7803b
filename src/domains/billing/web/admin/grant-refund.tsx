import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { grantRefund, listAllOrders, type Order } from '../../contract.ts';
import { getMoneyState } from '../../contract/admin.ts';
import { RefundDialog } from '../components/order/refund-dialog.tsx';

interface GrantRefundProps {
  order: Order;
  refundLimitCents: number;
  onClose: () => void;
}

/** Pays money of an order back without anybody having asked. */
export function GrantRefund({ order, refundLimitCents, onClose }: GrantRefundProps) {
  return (
    <RefundDialog
      title={`Pay back from order ${order.number}`}
      description={`Once ${formatMoney(refundLimitCents)} or more of an order goes back, a second administrator has to agree before it goes out. A plan ends once all that was paid for it is back.`}
      order={order}
      reasonHint="The buyer will see this."
      send={async (body) => {
        const { refunds } = await browserApi.call(grantRefund, { params: { orderId: order.id }, body });
        return refunds.find(({ id }) => id === body.id)?.status === 'requested'
          ? 'Agreed. It goes out once a second administrator agrees.'
          : 'Agreed. The money is on its way back.';
      }}
      refreshes={[listAllOrders, getMoneyState]}
      button="Pay back"
      onClose={onClose}
    />
  );
}
