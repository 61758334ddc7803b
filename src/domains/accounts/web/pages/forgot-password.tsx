import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/forgot-password';

// What a visitor reads comes first; the form's script follows.
const ResetRequest = lazy(async () => ({ default: (await import('../components/reset-request.tsx')).ResetRequest }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Get a link that resets your password.';
  const title = 'Forgot password';
  return pageMeta({ site: siteOf(matches), title, description, path: '/auth/forgot-password', isIndexed: false });
}

export default function ForgotPasswordPage() {
  return (
    <Suspense>
      <ResetRequest />
    </Suspense>
  );
}
