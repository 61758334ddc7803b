import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/inquiries',
  title: 'Your questions and tours',
  tabTitle: 'Inquiries',
  description: 'Your questions and tours, and the answers.',
  reason: 'Questions and tours you sent without an account show up here, too, once you confirm the same email address.',
  lead: (
    <>
      Want tours in your own calendar? <InlineLink href="/settings?tab=calendar">Set it up in your settings</InlineLink>.
    </>
  ),
  demoRole: 'buyer',
  view: async () => (await import('./inquiries/inquiry-list.tsx')).InquiryList,
  pending: <SkeletonRows rows={4} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
