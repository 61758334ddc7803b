import { useSearchParams } from 'react-router';

export type ChangeFacets = (choices: Readonly<Record<string, string>>) => void;

/** What the address narrows a list by, and how choices change it; an empty one takes its name out. */
export function useFacet(): [search: URLSearchParams, change: ChangeFacets] {
  const [search, setSearch] = useSearchParams();
  const change: ChangeFacets = (choices) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(choices)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [search, change];
}
