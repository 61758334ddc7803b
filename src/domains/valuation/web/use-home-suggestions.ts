import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { suggestHomes } from '../contract.ts';

const SHORTEST = 3;

const NO_SUCH_ADDRESS = 'No home on record starts like this. Type the house number first.';
const NOT_LOOKED_UP = 'We couldn’t look up addresses. Check your connection and keep typing.';

/**
 * Homes on record whose address begins as typed, as options of a combobox, and what it says without any; none before the third
 * character.
 */
export function useHomeSuggestions(text: string) {
  const typed = useDeferredValue(text.trim());
  const isAsked = typed.length >= SHORTEST;
  const { data, isFetching, isError, isPaused } = useQuery({
    ...endpointQuery(suggestHomes, { query: { address: isAsked ? typed : 'xxx' } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isFailed = isError || isPaused;
  const homes = isAsked && !isFailed ? (data?.homes ?? []) : [];
  return {
    options: homes.map(({ homeId, address }) => ({ value: String(homeId), label: address })),
    isFetching,
    emptyText: isFailed ? NOT_LOOKED_UP : NO_SUCH_ADDRESS,
  };
}
