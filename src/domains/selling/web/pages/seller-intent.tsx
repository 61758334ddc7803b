import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/seller-intent';

// Its scripts load after the page appears.
const IntentView = lazy(async () => ({ default: (await import('../flow/intent-view.tsx')).IntentView }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Sell your home',
    description:
      'Compare the ways to sell your home side by side: what you keep, the work, the time and the fees. You can change every figure.',
    path: '/seller-flow/intent',
  });
}

export default function SellerIntent() {
  return (
    <Page
      size="large"
      title="Sell your home"
      lead="See what it’s worth, what you’d keep with each way of selling, and how much work it takes. Then list it here, with or without an agent."
    >
      {/* As high as the screen, so that the footer does not come up while it waits. */}
      <Suspense
        fallback={
          <div className="min-h-dvh">
            <Spinner page />
          </div>
        }
      >
        <IntentView />
      </Suspense>
    </Page>
  );
}
