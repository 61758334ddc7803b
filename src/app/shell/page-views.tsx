import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportPageView, watchPageAtRest } from '#domains/analytics/web/index.ts';

/** Reports a page view on each route change, and once the page is at rest how it did. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => reportPageView(pathname), [pathname]);
  useEffect(watchPageAtRest, []);
  return null;
}
