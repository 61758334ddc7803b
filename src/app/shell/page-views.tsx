import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportPageView } from '#domains/analytics/web/index.ts';

/** Reports a page view on each route change. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => reportPageView(pathname), [pathname]);
  return null;
}
