import { Link, useLocation } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/coming-soon';

interface Placeholder {
  title: string;
  nearest: { label: string; to: string };
}

/** The specification's placeholders. Each leads to the nearest page that is live. */
const PLACEHOLDERS: Record<string, Placeholder> = {
  '/resources': { title: 'Resources', nearest: { label: 'See how it works', to: '/how-it-works' } },
  '/demo': { title: 'Watch a Demo', nearest: { label: 'Search the homes', to: '/property-search' } },
  '/calendar': { title: 'Calendar', nearest: { label: 'Find a home to tour', to: '/property-search' } },
};

function placeholderAt(pathname: string): Placeholder {
  const placeholder = PLACEHOLDERS[pathname.replace(/\/$/, '')];
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
  const { title, nearest } = placeholderAt(useLocation().pathname);
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="font-serif text-4xl text-ink">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">Coming soon</p>
      <div className="mt-8 flex justify-center">
        <Button asChild>
          <Link to={nearest.to}>{nearest.label}</Link>
        </Button>
      </div>
    </div>
  );
}
