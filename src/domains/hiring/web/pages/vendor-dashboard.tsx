import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/vendor-dashboard',
  title: 'Today',
  tabTitle: 'Vendor dashboard',
  description: 'Requests to answer, open quotes, and today’s jobs, messages and tasks.',
  lead: 'What needs you today: requests with their countdown, quotes, jobs, messages and tasks.',
  reason: 'Only the team that answers them can see requests and quotes.',
  view: { vendor: async () => (await import('../vendor/day-view.tsx')).DayView },
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
