import { createContext, useContext } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import {
  changeJoinedTask,
  changeTask,
  type Deal,
  getDeal,
  getDealCalendar,
  type JoinedDeal,
  listJoinedDeals,
} from '../contract.ts';

export const dealOptions = queryOptions({
  queryKey: [getDeal.path],
  queryFn: async ({ signal }) => (await browserApi.call(getDeal, {}, signal)) ?? { deal: null },
});

/** A write that answers with the whole roadmap; the page then shows that answer. */
export function useDealChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<CallInput<E>>) => browserApi.call(endpoint, input),
    onSuccess: async (deal: unknown) => {
      // What is being read just now may be older than the answer.
      await client.cancelQueries({ queryKey: dealOptions.queryKey });
      client.setQueryData(dealOptions.queryKey, { deal: isDeal(deal) ? deal : null });
    },
  });
}

export const joinedOptions = endpointQuery(listJoinedDeals);

/** The roadmap that the page shows, where it is not the reader's own. */
export const JoinedDealContext = createContext<JoinedDeal | null>(null);

type TaskChange = CallInput<typeof changeTask>;

/** Changes a task of the roadmap that the page shows. In one that was joined, only its tick and its note change. */
export function useTaskChange() {
  const client = useQueryClient();
  const joined = useContext(JoinedDealContext);
  return useMutation({
    async mutationFn({ params, body }: Pick<TaskChange, 'params' | 'body'>) {
      if (joined === null) {
        const deal = await browserApi.call(changeTask, { params, body });
        await client.cancelQueries({ queryKey: dealOptions.queryKey });
        client.setQueryData(dealOptions.queryKey, { deal });
        return;
      }
      const { status, note } = body;
      const own = { ...(status === undefined ? {} : { status }), ...(note === undefined ? {} : { note }) };
      const next = await browserApi.call(changeJoinedTask, { params: { ...params, dealId: joined.dealId }, body: own });
      await client.cancelQueries({ queryKey: joinedOptions.queryKey });
      client.setQueryData(joinedOptions.queryKey, (before) =>
        before == null ? before : { joined: before.joined.map((one) => (one.dealId === next.dealId ? next : one)) },
      );
    },
  });
}

function isDeal(value: unknown): value is Deal {
  return typeof value === 'object' && value !== null && 'tasks' in value;
}

/** The calendar file's text; null where it could not be had. */
export async function fetchCalendar(): Promise<string | null> {
  const response = await fetchAsUser(getDealCalendar.path);
  return response.ok ? response.text() : null;
}
