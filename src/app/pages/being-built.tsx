import { Link, useMatches } from 'react-router';
import { PENDING_PAGES, type PendingPage } from '#app/pending-pages.ts';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import type { Route } from './+types/being-built';

function pendingPageOf(routeId: string | undefined): PendingPage {
  const page = PENDING_PAGES.find((candidate) => `pending${candidate.path}` === routeId);
  if (page === undefined) throw new Response('Not Found', { status: 404 });
  return page;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = pendingPageOf(matches.at(-1)?.id);
  return pageMeta({ site: siteOf(matches), title: page.title, description: page.purpose, path: page.path, isIndexed: false });
}

export default function BeingBuilt() {
  const page = pendingPageOf(useMatches().at(-1)?.id);
  if (page.audience === undefined) return <Announcement page={page} />;
  return (
    <SignedInOnly title={page.title} reason={page.purpose} roles={page.audience === 'signed-in' ? undefined : page.audience}>
      <Announcement page={page} />
    </SignedInOnly>
  );
}

function Announcement({ page }: { page: PendingPage }) {
  return (
    <MessagePage
      title={page.title}
      lead={page.purpose}
      actions={
        <>
          {page.meanwhile !== undefined && (
            <Button asChild>
              <Link to={page.meanwhile.to}>{page.meanwhile.label}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/">Go to the home page</Link>
          </Button>
        </>
      }
    >
      <p className="mt-8 font-medium text-ink">This page is being built.</p>
    </MessagePage>
  );
}
