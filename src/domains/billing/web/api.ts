import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import {
  getOrder,
  getSandboxCheckout,
  listOrders,
  listSubscriptions,
  type PlanSwitch,
  priceCart,
  priceSwitch,
} from '../contract.ts';
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

/** What another plan costs from today on, or why it has to wait: a refusal in words is an answer, and no failure. */
export const switchOptions = (subscriptionId: string, query: { planId: string; period: 'month' | 'year' }) =>
  queryOptions({
    queryKey: [endpointUrl(priceSwitch.path, { subscriptionId }, query), 'or why not'],
    queryFn: ({ signal }): Promise<SwitchAnswer> =>
      browserApi.call(priceSwitch, { params: { subscriptionId }, query }, signal).then(
        (price) => ({ price }),
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 409 && error.detail !== undefined) return { whyNot: error.detail };
          throw error;
        },
      ),
  });
type SwitchAnswer = { price: PlanSwitch | null; whyNot?: undefined } | { whyNot: string };

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
