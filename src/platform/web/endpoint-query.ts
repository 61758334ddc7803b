import { queryOptions } from '@tanstack/react-query';
import { endpointUrl, type CallInput, type Endpoint, type EndpointAnswer } from '#lib/endpoint.ts';
import { browserApi } from './api-client.ts';

/** Query options for a contract's read; the key is its address, as in the specification's data queries. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: Partial<Pick<CallInput<E>, 'params' | 'query'>> = {}) {
  const params: Record<string, unknown> = input.params ?? {};
  const query: Record<string, unknown> = input.query ?? {};
  return queryOptions({
    queryKey: [endpointUrl(endpoint.path, params, query)],
    queryFn: ({ signal }): Promise<EndpointAnswer<E>> => browserApi.call(endpoint, input as Partial<CallInput<E>>, signal),
  });
}
