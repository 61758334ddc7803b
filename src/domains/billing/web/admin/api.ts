import { infiniteQueryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { listAllOrders } from '../../contract.ts';
import { getLedgerStatement, getMoneyState, type LEDGER_KINDS, listLedgerOwners, listPromoCodes } from '../../contract/admin.ts';

export const SHOWN_ORDERS = { refunds: 'With open refunds', all: 'Newest', paid: 'Paid' } as const;
export type ShownOrders = keyof typeof SHOWN_ORDERS;

/** A page at a time; with `q` those that a number or an address leads to. */
export const allOrdersOptions = (show: ShownOrders, q: string) =>
  infiniteQueryOptions({
    queryKey: [endpointUrl(listAllOrders.path, {}, { show, q }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(
        listAllOrders,
        { query: { show, ...(q === '' ? {} : { q }), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.nextCursor,
  });
export const moneyStateOptions = () => endpointQuery(getMoneyState);
export const promoCodesOptions = () => endpointQuery(listPromoCodes);
export const ledgerOwnersOptions = (query: { book: 'live' | 'sandbox'; kind: (typeof LEDGER_KINDS)[number]; of: string }) =>
  endpointQuery(listLedgerOwners, { query });
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
