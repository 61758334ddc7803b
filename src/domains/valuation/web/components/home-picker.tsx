import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Combobox } from '#ui/combobox.tsx';
import { useHomeSuggestions } from '../use-home-suggestions.ts';

/** Finds a home on record by its address and goes to its page. */
export function HomePicker({ target = '/ai-valuation' }: { target?: string }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { options, isFetching, emptyText } = useHomeSuggestions(query);
  return (
    <Combobox
      aria-label="Address of the home"
      large
      placeholder="Type an address, such as 2647 Harbor Dr"
      query={query}
      onQueryChange={setQuery}
      loading={isFetching}
      options={options}
      emptyText={emptyText}
      onSelect={(option) => {
        setQuery(option.label);
        void navigate(`${target}?home=${option.value}`);
      }}
    />
  );
}
