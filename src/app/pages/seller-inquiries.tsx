import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/seller/dashboard/inquiries',
  title: 'Inquiries',
  description: 'What buyers ask about the homes you sell, and your answers.',
  reason: 'Buyers’ questions and tours are read by the people of a listing.',
  lead: (
    <>
      What buyers write about <InlineLink href="/seller/dashboard/listings">your listings</InlineLink>. Everybody with a part in a
      listing reads and answers here.
    </>
  ),
  view: async () => (await import('./inbox/inbox-view.tsx')).InboxView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
