import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Reports a page view on each route change: the path alone, no query, no cookie, no identity. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const body = JSON.stringify({ path: pathname, referrer: document.referrer });
    void fetch('/api/analytics/page-views', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {
      // A page view that cannot be told is no reason to disturb anyone.
    });
  }, [pathname]);
  return null;
}
