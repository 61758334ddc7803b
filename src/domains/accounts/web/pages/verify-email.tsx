import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/verify-email';

// What a visitor reads comes first; the form's script follows.
const AddressProof = lazy(async () => ({ default: (await import('../components/address-proof.tsx')).AddressProof }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Confirm your email address.';
  const title = 'Verify your email';
  return pageMeta({ site: siteOf(matches), title, description, path: '/auth/verify-email', isIndexed: false });
}

export default function VerifyEmailPage() {
  return (
    <Suspense>
      <AddressProof />
    </Suspense>
  );
}
