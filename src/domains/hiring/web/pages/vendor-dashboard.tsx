import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/vendor-dashboard',
  title: 'Today',
  tabTitle: 'Vendor dashboard',
  description: 'Requests to answer, open quotes, and today’s jobs, messages and tasks.',
  lead: 'What needs you today: requests with their countdown, quotes, jobs, messages and tasks.',
  reason: 'Only the team that answers them can see requests and quotes.',
  demoRole: 'vendor',
  view: { vendor: async () => (await import('../vendor/day-view.tsx')).DayView },
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
