import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { type Deal, getDeal, getDealCalendar } from '../contract.ts';

export const dealOptions = queryOptions({
  queryKey: [getDeal.path],
  queryFn: async ({ signal }) => (await browserApi.call(getDeal, {}, signal)) ?? { deal: null },
});

/** A write that answers with the whole roadmap; the page then shows that answer. */
export function useDealChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<CallInput<E>>) => browserApi.call(endpoint, input),
    onSuccess: (deal: unknown) => {
      client.setQueryData(dealOptions.queryKey, { deal: isDeal(deal) ? deal : null });
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
