import { useSearchParams } from 'react-router';

/** What the address narrows a list by, and how a choice changes it; an empty one takes it out. */
export function useFacet(): [search: URLSearchParams, change: (name: string, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  function change(name: string, value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return [search, change];
}
