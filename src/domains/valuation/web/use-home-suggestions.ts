import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { suggestHomes } from '../contract.ts';

const SHORTEST = 3;

export const NO_SUCH_ADDRESS = 'No home on record begins like this. Type the house number first.';

/** Homes on record whose address begins as typed, as options of a combobox; none before the third character. */
export function useHomeSuggestions(text: string) {
  const typed = useDeferredValue(text.trim());
  const isAsked = typed.length >= SHORTEST;
  const { data, isFetching } = useQuery({
    ...endpointQuery(suggestHomes, { query: { address: isAsked ? typed : 'xxx' } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const homes = isAsked ? (data?.homes ?? []) : [];
  return { options: homes.map(({ homeId, address }) => ({ value: String(homeId), label: address })), isFetching };
}
