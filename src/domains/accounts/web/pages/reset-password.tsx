import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/reset-password';

// What a visitor reads comes first; the form's script follows.
const NewPassword = lazy(async () => ({ default: (await import('../components/new-password.tsx')).NewPassword }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Set a new password with the link from your mail.';
  const title = 'Reset password';
  return pageMeta({ site: siteOf(matches), title, description, path: '/auth/reset-password', isIndexed: false });
}

export default function ResetPasswordPage() {
  return (
    <Suspense>
      <NewPassword />
    </Suspense>
  );
}
