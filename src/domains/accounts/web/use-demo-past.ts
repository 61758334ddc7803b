import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getDemoPast } from '../contract.ts';
import { useSession } from './session/use-session.ts';

const ASK_EVERY_MS = 2000;
const { queryKey } = endpointQuery(getDemoPast);

/** Whether the past of the demo person who looks is still being written. Once it is there, everything on the page is read anew. */
export function useDemoPast(): { isComing: boolean } {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const before = client.getQueryData(queryKey);
      const past = await browserApi.call(getDemoPast, {}, signal);
      // Here and not where it is shown: several parts of a page may ask.
      if (before?.isComing === true && past?.isComing === false)
        void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      return past;
    },
    enabled: user?.isDemo === true,
    refetchInterval: ({ state }) => (state.data?.isComing === false ? false : ASK_EVERY_MS),
  });
  return { isComing: data?.isComing === true };
}
