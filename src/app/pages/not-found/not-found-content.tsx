import { Search } from '#ui/icons/index.ts';
import { lazy, Suspense } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { pageTitleOf } from '#ui/failure-words.ts';
import { LineLink } from '#ui/link.tsx';
import { MessagePage } from '#ui/message-page.tsx';

const ReportBrokenLink = lazy(async () => ({ default: (await import('./report-broken-link.tsx')).ReportBrokenLink }));

const NOTHING_HERE = 'There is no page at this address. It may have moved, or the address may be mistyped.';
const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/property-search', label: 'Search homes' },
  { to: '/properties', label: 'Browse properties' },
  { to: '/experts', label: 'Find an expert' },
  { to: '/how-it-works', label: 'How it works' },
];

/** What a person reads where there is nothing, and can do: search, the main links, report. `detail` says what is not there, if known. */
export function NotFoundContent({ detail = NOTHING_HERE }: { detail?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <MessagePage title={pageTitleOf(404)} above={<span className="text-accent">404</span>} lead={detail}>
      <Form action="/property-search" className="mt-8 flex gap-2" role="search">
        <label htmlFor="not-found-search" className="sr-only">
          Search homes
        </label>
        <input
          id="not-found-search"
          name="text"
          placeholder="City, ZIP, address, or what you’re looking for"
          className="min-h-11 min-w-0 grow rounded-control border border-line-strong bg-surface px-3 text-ink"
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" /> Search
        </Button>
      </Form>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-5">
        {LINKS.map((link) => (
          <li key={link.to}>
            <LineLink href={link.to}>{link.label}</LineLink>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex min-h-control justify-center">
        <Suspense>
          <ReportBrokenLink path={pathname} />
        </Suspense>
      </div>
    </MessagePage>
  );
}
