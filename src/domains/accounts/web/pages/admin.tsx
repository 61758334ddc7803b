import { lazy, Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SignedInOnly } from '../components/signed-in-only.tsx';
import type { Route } from './+types/admin';

const UserList = lazy(async () => ({ default: (await import('../components/admin/user-list.tsx')).UserList }));
const UserDetail = lazy(async () => ({ default: (await import('../components/admin/user-detail.tsx')).UserDetail }));
const AuditLog = lazy(async () => ({ default: (await import('../components/admin/audit-log.tsx')).AuditLog }));

const SECTIONS: Record<string, string> = { users: 'People', audit: 'Audit log' };

export function loader({ params }: Route.LoaderArgs) {
  const title = SECTIONS[params.section];
  if (title === undefined) throw data({ detail: 'There is no page at this address.' }, { status: 404 });
  return { section: params.section, title };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? 'Administration';
  const path = `/admin/${loaderData?.section ?? ''}`;
  return pageMeta({ site: siteOf(matches), title, description: 'For administrators.', path, isIndexed: false });
}

export default function AdminPage({ loaderData: { section, title } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const userId = search.get('user');
  return (
    <SignedInOnly title={title} roles={['admin']}>
      {(admin) => (
        <Page title={title}>
          <nav aria-label="Administration" className="mt-2 mb-6 flex flex-wrap gap-x-6">
            {Object.entries(SECTIONS).map(([id, label]) => (
              <AppLink key={id} href={`/admin/${id}`} aria-current={id === section ? 'page' : undefined}>
                {label}
              </AppLink>
            ))}
          </nav>
          <Suspense fallback={<Skeleton className="h-96" />}>
            {section === 'audit' ? (
              <AuditLog />
            ) : userId === null ? (
              <UserList />
            ) : (
              <UserDetail userId={userId} adminId={admin.uid} />
            )}
          </Suspense>
        </Page>
      )}
    </SignedInOnly>
  );
}
