import { lazy, Suspense } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/settings';

const SettingsTabs = lazy(async () => ({ default: (await import('./settings/settings-tabs.tsx')).SettingsTabs }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Your profile, sign-in, notifications, display and privacy.';
  return pageMeta({ site: siteOf(matches), title: 'Settings', description, path: '/settings', isIndexed: false });
}

export default function SettingsPage() {
  return (
    <SignedInOnly title="Settings" reason="Your profile, sign-in, notifications and privacy are behind your sign-in.">
      {(user) => (
        <Suspense fallback={<Spinner page />}>
          <SettingsTabs user={user} />
        </Suspense>
      )}
    </SignedInOnly>
  );
}
