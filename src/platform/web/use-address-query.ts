import { useSearchParams } from 'react-router';

interface AddressChange {
  /** A step of its own, which the browser's Back undoes: something opens, or another thing is shown. */
  isStep?: boolean;
}

export type ChangeAddressQuery = (choices: Readonly<Record<string, string | null>>, options?: AddressChange) => void;

/**
 * What the address says a page shows, and how choices change it: those that are empty or null leave it, and what they do not name
 * stays. The page stays where it is scrolled to.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeAddressQuery] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeAddressQuery = (choices, { isStep = false } = {}) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(choices)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: !isStep, preventScrollReset: true });
  };
  return [query, change];
}
