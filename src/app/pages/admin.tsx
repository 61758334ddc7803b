import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/admin';
import { ADMIN_SECTIONS, isAdminSection } from './admin/sections.ts';

// Only administrators get to see them.
const AdminTabs = lazy(async () => ({ default: (await import('./admin/admin-tabs.tsx')).AdminTabs }));
const AdminSection = lazy(async () => ({ default: (await import('./admin/admin-section.tsx')).AdminSection }));

export function loader({ params: { section } }: Route.LoaderArgs) {
  // The specification's name of the section.
  if (section === 'verification') throw redirect('/admin/vendors');
  if (!isAdminSection(section)) throw data({ detail: 'There is no page at this address.' }, { status: 404 });
  return { section, title: ADMIN_SECTIONS[section] };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? 'Administration';
  const path = `/admin/${loaderData?.section ?? ''}`;
  return pageMeta({ site: siteOf(matches), title, description: 'For administrators.', path, isIndexed: false });
}

export default function AdminPage({ loaderData: { section, title } }: Route.ComponentProps) {
  return (
    <SignedInOnly title={title} reason="Administrators look after the site here." roles={['admin']}>
      {(admin) => (
        <Page title={title}>
          <Suspense fallback={<Skeleton className="mt-2 mb-6 h-control" />}>
            <AdminTabs section={section} />
          </Suspense>
          <Suspense fallback={<SkeletonRows />}>
            <AdminSection section={section} adminId={admin.uid} />
          </Suspense>
        </Page>
      )}
    </SignedInOnly>
  );
}
