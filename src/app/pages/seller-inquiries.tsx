import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/seller/dashboard/inquiries',
  title: 'Inquiries',
  description: 'What buyers ask about the homes you sell, and your answers.',
  reason: 'Only the people on a listing can read what buyers ask.',
  lead: (
    <>
      What buyers write about <InlineLink href="/seller/dashboard/listings">your listings</InlineLink>. Everyone on a listing can
      read and answer here.
    </>
  ),
  demoRole: 'seller',
  view: async () => (await import('./inbox/inbox-view.tsx')).InboxView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
