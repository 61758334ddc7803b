import { useSearchParams } from 'react-router';

interface AddressChange {
  /** Takes the place of the address before: of what is typed letter by letter, and of what nobody chose. */
  replaces?: boolean;
}

export type ChangeAddressQuery = (choices: Readonly<Record<string, string | null>>, options?: AddressChange) => void;

/**
 * What the address says a page shows, and how choices change it: those that are empty or null leave it, and what they do not name
 * stays. Each choice is a step that the browser's Back undoes. The page stays where it is scrolled to.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeAddressQuery] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeAddressQuery = (choices, { replaces = false } = {}) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(choices)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: replaces || next.toString() === query.toString(), preventScrollReset: true });
  };
  return [query, change];
}
