import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { WIDTHS } from '#ui/widths.ts';
import type { Route } from './+types/get-started';

// Read first; its script follows.
const WelcomeCard = lazy(async () => ({ default: (await import('../components/welcome-card.tsx')).WelcomeCard }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Sign in, create an account, or look around first.';
  return pageMeta({ site: siteOf(matches), title: 'Get started', description, path: '/get-started' });
}

export default function GetStartedPage() {
  return (
    <Card padding="large" className={`my-4 ${WIDTHS.narrow}`}>
      <Suspense>
        <WelcomeCard />
      </Suspense>
    </Card>
  );
}
