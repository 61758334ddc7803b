import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/appointments/hours',
  title: 'Booking page',
  description: 'When others can book your time: consultations, calls, inspections, photo shoots and signings.',
  reason: 'Only you change your hours; others see the free times on your page.',
  lead: (
    <>
      Consultations, calls and more, at times that suit you. You’ll find what others book under{' '}
      <InlineLink href="/appointments">Appointments</InlineLink>.
    </>
  ),
  demoRole: 'vendor',
  view: async () => (await import('../view/hours-view.tsx')).HoursView,
  pending: <Skeleton className="mt-8 h-screen w-full" />,
});

export const meta = page.meta;
export default page.Component;
