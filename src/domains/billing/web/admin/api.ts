import { infiniteQueryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { listAllOrders } from '../../contract.ts';
import { getLedgerStatement, getMoneyState, type LEDGER_KINDS, listPromoCodes } from '../../contract/admin.ts';

export const SHOWN_ORDERS = { refunds: 'With open refunds', all: 'Newest', paid: 'Paid' } as const;
export type ShownOrders = keyof typeof SHOWN_ORDERS;

export const allOrdersOptions = (show: ShownOrders) => endpointQuery(listAllOrders, { query: { show } });
export const moneyStateOptions = () => endpointQuery(getMoneyState);
export const promoCodesOptions = () => endpointQuery(listPromoCodes);
export const ledgerOptions = (query: {
  book: 'live' | 'sandbox';
  kind: (typeof LEDGER_KINDS)[number];
  owner: string;
  month: string;
}) =>
  infiniteQueryOptions({
    queryKey: [endpointUrl(getLedgerStatement.path, {}, query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(getLedgerStatement, { query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page?.nextBefore,
  });
