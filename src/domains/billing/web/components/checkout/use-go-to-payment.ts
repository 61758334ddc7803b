import { useNavigate } from 'react-router';
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
  return (address) => {
    const { origin, pathname, search, href } = new URL(address, location.origin);
    if (origin === location.origin) void navigate(pathname + search);
    else location.assign(href);
  };
}
