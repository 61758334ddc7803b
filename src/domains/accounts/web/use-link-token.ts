import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The token of a mailed link. Removed from the address bar at once, so that neither history nor a referrer keeps it. */
export function useLinkToken(): string | null {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token'));
  useEffect(() => {
    if (window.location.search.includes('token='))
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
