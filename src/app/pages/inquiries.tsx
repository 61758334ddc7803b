import { lazy, Suspense } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/inquiries';

const InquiryList = lazy(() => import('./inquiries/inquiry-list.tsx'));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Inquiries',
    description: 'What you asked, and what became of it.',
    path: '/inquiries',
    isIndexed: false,
  });
}

export default function Inquiries() {
  return (
    <SignedInOnly
      title="Your questions and tours"
      reason="Also those that you sent without an account show here, once the same address is confirmed."
    >
      <h1 className="font-serif text-3xl text-ink">Your questions and tours</h1>
      <p className="mt-2 text-ink-soft">
        Tours can stand in the calendar you use: <InlineLink href="/settings?tab=calendar">set it up in your settings</InlineLink>
        .
      </p>
      <Suspense fallback={<Skeleton className="mt-8 h-64 w-full" />}>
        <InquiryList />
      </Suspense>
    </SignedInOnly>
  );
}
