import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/register';

// What a visitor reads comes first; the form's script follows.
const RegistrationView = lazy(async () => ({ default: (await import('../components/registration-view.tsx')).RegistrationView }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Create an account to buy, sell or offer services.';
  const title = 'Create your account';
  return pageMeta({ site: siteOf(matches), title, description, path: '/auth/register', isIndexed: false });
}

export default function RegisterPage() {
  return (
    <Suspense>
      <RegistrationView />
    </Suspense>
  );
}
