import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/appointments',
  title: 'Appointments',
  description: 'Tours and visits you booked, asked for or host, in one calendar.',
  reason: 'Only you see your appointments; the other side sees the ones with you.',
  lead: (
    <>
      Want these in your own calendar? <InlineLink href="/settings?tab=calendar">Set it up in your settings</InlineLink>. Want
      others to book time with you? <InlineLink href="/appointments/hours">Open your booking page</InlineLink>.
    </>
  ),
  demoRole: 'buyer',
  view: async () => (await import('../view/appointments-view.tsx')).AppointmentsView,
  pending: <SkeletonRows className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
