import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/inquiries',
  title: 'Your questions and tours',
  tabTitle: 'Inquiries',
  description: 'Your questions and tours, and the answers.',
  reason: 'Questions and tours sent without an account show here too, once you confirm the same address.',
  lead: (
    <>
      Tours can stand in the calendar you use: <InlineLink href="/settings?tab=calendar">set it up in your settings</InlineLink>.
    </>
  ),
  view: async () => (await import('./inquiries/inquiry-list.tsx')).InquiryList,
  pending: <Skeleton className="mt-8 h-64 w-full" />,
});

export const meta = page.meta;
export default page.Component;
