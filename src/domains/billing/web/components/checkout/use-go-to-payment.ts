import { useNavigate } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import type { Order } from '../../../contract.ts';
import { confirmationOf } from '../../say-order.ts';

/** The page on which an order goes on: the provider's while it can be paid there, then its own. */
export function useGoToPayment(): (order: Order) => void {
  const go = useGoTo();
  return (order) => {
    const url = order.status === 'pending' || order.status === 'failed' ? order.payment?.url : null;
    go(url ?? confirmationOf(order));
  };
}

/** Goes to an address that the provider names: without a reload where it is on this site. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate();
  const { publicUrl } = useSite();
  return (address) => {
    const { origin, pathname, search, href } = new URL(address, location.origin);
    // A site may be read at another address than the one it tells others.
    if (origin === location.origin || origin === new URL(publicUrl).origin) void navigate(pathname + search);
    else location.assign(href);
  };
}
