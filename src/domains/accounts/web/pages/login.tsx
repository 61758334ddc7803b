import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/login';

// What a visitor reads comes first; the form's script follows.
const SignInView = lazy(async () => ({ default: (await import('../components/sign-in-view.tsx')).SignInView }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Sign in with email, Google or Facebook.';
  return pageMeta({ site: siteOf(matches), title: 'Sign in', description, path: '/auth/login', isIndexed: false });
}

export default function LoginPage() {
  return (
    <Suspense>
      <SignInView />
    </Suspense>
  );
}
