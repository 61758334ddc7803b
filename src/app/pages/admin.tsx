import { lazy, type ComponentType, Suspense } from 'react';
import { data } from 'react-router';
import { AuditAdmin, PeopleAdmin, SignedInOnly } from '#domains/accounts/web/index.ts';
import { VendorAdmin } from '#domains/experts/web/index.ts';
import { HiringModeration } from '#domains/hiring/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/admin';

// Only administrators get to see them.
const TabLinks = lazy(async () => ({ default: (await import('#ui/tabs.tsx')).TabLinks }));

/** What administrators look after, by the last part of the address. Each domain exports its own sections. */
const SECTIONS: Record<string, { title: string; Section: ComponentType<{ adminId: string }> }> = {
  users: { title: 'People', Section: PeopleAdmin },
  vendors: { title: 'Vendors', Section: VendorAdmin },
  moderation: { title: 'Moderation', Section: HiringModeration },
  audit: { title: 'Audit log', Section: AuditAdmin },
};

export function loader({ params }: Route.LoaderArgs) {
  const shown = SECTIONS[params.section];
  if (shown === undefined) throw data({ detail: 'There is no page at this address.' }, { status: 404 });
  return { section: params.section, title: shown.title };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? 'Administration';
  const path = `/admin/${loaderData?.section ?? ''}`;
  return pageMeta({ site: siteOf(matches), title, description: 'For administrators.', path, isIndexed: false });
}

export default function AdminPage({ loaderData: { section, title } }: Route.ComponentProps) {
  const Section = SECTIONS[section]?.Section;
  return (
    <SignedInOnly title={title} roles={['admin']}>
      {(admin) => (
        <Page title={title}>
          <Suspense fallback={<Skeleton className="mt-2 mb-6 h-control" />}>
            <TabLinks
              label="Administration"
              className="mt-2 mb-6"
              links={[
                ...Object.entries(SECTIONS).map(([id, { title: name }]) => ({
                  href: `/admin/${id}`,
                  label: name,
                  current: id === section,
                })),
                { href: '/landing-admin', label: 'Landing pages', current: false },
              ]}
            />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-96" />}>
            {Section === undefined ? null : <Section adminId={admin.uid} />}
          </Suspense>
        </Page>
      )}
    </SignedInOnly>
  );
}
