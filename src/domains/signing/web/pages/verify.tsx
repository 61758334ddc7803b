import { lazy } from 'react';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/verify';

const VerifyBox = lazy(async () => ({ default: (await import('../components/verify-box.tsx')).VerifyBox }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Check a signed file',
    description: 'See whether a file was signed and sealed here. The file doesn’t leave your device.',
    path: '/shared/verify/file',
    isIndexed: false,
  });
}

/** Where anybody checks a signed file. */
export default function Verify() {
  return (
    <Page
      width="text"
      title="Check a signed file"
      lead="Choose a file to see whether it was signed and sealed here. Your browser takes its fingerprint; the file itself never leaves your device."
    >
      <AfterHydration placeholder={<Skeleton className="mt-6 h-40" />}>{() => <VerifyBox />}</AfterHydration>
    </Page>
  );
}
