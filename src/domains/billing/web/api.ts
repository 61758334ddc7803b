import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getOrder, getSandboxCheckout, listOrders, listSubscriptions, priceCart } from '../contract.ts';
import { getMoneyPlan, getVendorMoney } from '../contract/milestones.ts';
import type { CartItem } from './cart.ts';

export const ordersOptions = () => endpointQuery(listOrders);
export const orderOptions = (orderId: string) => endpointQuery(getOrder, { params: { orderId } });
export const subscriptionsOptions = () => endpointQuery(listSubscriptions);
export const sandboxOptions = (checkoutId: string) => endpointQuery(getSandboxCheckout, { params: { checkoutId } });

/** What a choice costs today; the last answer stays in sight while a new one comes. */
export const quoteOptions = (body: { items: readonly CartItem[]; promoCode: string | null; state: string }) =>
  queryOptions({
    queryKey: [priceCart.path, body],
    queryFn: ({ signal }) => browserApi.call(priceCart, { body: { ...body, items: [...body.items] } }, signal),
    placeholderData: keepPreviousData,
  });

export const moneyPlanOptions = (engagementId: string) => ({
  ...endpointQuery(getMoneyPlan, { params: { engagementId } }),
  meta: { follows: ['hiring'] as const },
});
export const vendorMoneyOptions = (vendorId: string, year?: number) => ({
  ...endpointQuery(getVendorMoney, { params: { vendorId }, query: year === undefined ? {} : { year } }),
  meta: { follows: ['hiring'] as const },
});

/** What shows money of jobs: asked for again after each write. */
export const MONEY_READS = [getMoneyPlan, getVendorMoney] as const;
