import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/clear-cache';

// What a visitor reads comes first; the list's script follows.
const BrowserDataList = lazy(async () => ({ default: (await import('../components/browser-data-list.tsx')).BrowserDataList }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'See and clear what this site keeps in your browser.';
  return pageMeta({ site: siteOf(matches), title: 'Clear cache', description, path: '/clear-cache', isIndexed: false });
}

export default function ClearCachePage() {
  return (
    <Page
      width="text"
      title="What this site keeps in your browser"
      lead="Everything listed here stays on this device. Clearing it deletes nothing from your account."
    >
      <Suspense>
        <BrowserDataList />
      </Suspense>
    </Page>
  );
}
