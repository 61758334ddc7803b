import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { AwaitedPage } from '../../contract.ts';
import type { Route } from './+types/coming-soon';

// Loads when someone opens it, since it brings its validation rules.
const NotifyForm = lazy(async () => ({ default: (await import('../components/notify-form.tsx')).NotifyForm }));

interface Placeholder {
  page: AwaitedPage;
  title: string;
  nearest: { label: string; to: string };
}

/** The specification's placeholders. Each leads to the nearest page that is live. */
const PLACEHOLDERS: readonly Placeholder[] = [
  { page: '/resources', title: 'Resources', nearest: { label: 'See how it works', to: '/how-it-works' } },
  { page: '/demo', title: 'Watch a Demo', nearest: { label: 'Try the demo', to: '/demo-login' } },
  { page: '/calendar', title: 'Calendar', nearest: { label: 'See your appointments', to: '/appointments' } },
];

function placeholderAt(pathname: string): Placeholder {
  const placeholder = PLACEHOLDERS.find(({ page }) => page === pathname.replace(/\/$/, ''));
  if (placeholder === undefined) throw new Response('Not Found', { status: 404 });
  return placeholder;
}

export function meta({ matches, location }: Route.MetaArgs) {
  const { title } = placeholderAt(location.pathname);
  return pageMeta({
    site: siteOf(matches),
    title,
    description: `${title}: coming soon.`,
    path: location.pathname,
    isIndexed: false,
  });
}

export default function ComingSoon() {
  const { page, title, nearest } = placeholderAt(useLocation().pathname);
  return (
    <MessagePage title={title} lead="Coming soon">
      <div className="mt-8 flex justify-center">
        <Button asChild>
          <Link to={nearest.to}>{nearest.label}</Link>
        </Button>
      </div>
      <NotifyMe key={page} page={page} />
    </MessagePage>
  );
}

function NotifyMe({ page }: { page: AwaitedPage }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className="mt-4 flex justify-center">
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Notify me when it opens
        </Button>
      </div>
    );
  }
  return (
    <section aria-label="Notify me" className="mt-10 rounded-card border border-line bg-surface p-6 text-left">
      <Suspense fallback={<Spinner />}>
        <NotifyForm page={page} />
      </Suspense>
    </section>
  );
}
