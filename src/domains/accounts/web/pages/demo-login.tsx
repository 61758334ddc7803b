import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/demo-login';

// What a visitor reads comes first; the form's script follows.
const DemoEntrance = lazy(async () => ({ default: (await import('../components/demo-entrance.tsx')).DemoEntrance }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Look around as a demo buyer, seller or vendor, without an account.';
  return pageMeta({ site: siteOf(matches), title: 'Demo login', description, path: '/demo-login' });
}

export default function DemoLoginPage() {
  return (
    <Suspense>
      <DemoEntrance />
    </Suspense>
  );
}
