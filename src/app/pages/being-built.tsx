import { Link, useMatches } from 'react-router';
import { PENDING_PAGES, type PendingPage } from '#app/pending-pages.ts';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
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
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="font-serif text-4xl text-ink">{page.title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{page.purpose}</p>
      <p className="mt-8 font-medium text-ink">This page is being built.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {page.meanwhile !== undefined && (
          <Button asChild>
            <Link to={page.meanwhile.to}>{page.meanwhile.label}</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/">Go to the home page</Link>
        </Button>
      </div>
    </div>
  );
}
