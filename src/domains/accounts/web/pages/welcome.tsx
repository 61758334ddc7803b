import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/welcome';

// Read first; its script follows.
const WelcomeCard = lazy(async () => ({ default: (await import('../components/welcome-card.tsx')).WelcomeCard }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Sign in or create an account.';
  return pageMeta({ site: siteOf(matches), title: 'Welcome', description, path: '/auth/welcome', isIndexed: false });
}

export default function WelcomePage() {
  return (
    <Suspense>
      <WelcomeCard />
    </Suspense>
  );
}
