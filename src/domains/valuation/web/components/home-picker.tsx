import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Combobox } from '#ui/combobox.tsx';
import { suggestHomes } from '../../contract.ts';

const SHORTEST = 3;

/** Finds a home on record by its address and goes to its page. */
export function HomePicker({ target = '/ai-valuation' }: { target?: string }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const typed = useDeferredValue(query.trim());
  const isAsked = typed.length >= SHORTEST;
  const { data, isFetching } = useQuery({
    ...endpointQuery(suggestHomes, { query: { address: isAsked ? typed : 'xxx' } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      aria-label="Address of the home"
      large
      placeholder="Type an address, such as 2647 Harbor Dr"
      query={query}
      onQueryChange={setQuery}
      loading={isFetching}
      options={isAsked ? (data?.homes ?? []).map(({ homeId, address }) => ({ value: String(homeId), label: address })) : []}
      emptyText="No home on record begins like this. Type the house number first."
      onSelect={(option) => {
        setQuery(option.label);
        void navigate(`${target}?home=${option.value}`);
      }}
    />
  );
}
