import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/enhanced-vendor-dashboard',
  title: 'Performance',
  tabTitle: 'Vendor performance',
  description: 'From requests to jobs, prices beside the market’s, reviews, the calendar, and what moves your place in lists.',
  lead: 'From requests to jobs in twelve months, your prices beside the market’s, and your calendar.',
  reason: 'Figures of a vendor are for its team.',
  view: { vendor: async () => (await import('../vendor/figures-view.tsx')).FiguresView },
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
