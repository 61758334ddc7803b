import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getDemoPast } from '../contract.ts';
import { useSession } from './session/use-session.ts';

const ASK_EVERY_MS = 2000;
const options = endpointQuery(getDemoPast);

/** Whether the past of the demo person who looks is still being written. Once it is there, everything on the page is read anew. */
export function useDemoPast(): { isComing: boolean } {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({
    ...options,
    enabled: user?.isDemo === true,
    refetchInterval: ({ state }) => (state.data?.isComing === false ? false : ASK_EVERY_MS),
  });
  const isComing = data?.isComing === true;
  const wasComing = useRef(false);
  useEffect(() => {
    if (wasComing.current && !isComing)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== options.queryKey[0] });
    wasComing.current = isComing;
  }, [client, isComing]);
  return { isComing };
}
