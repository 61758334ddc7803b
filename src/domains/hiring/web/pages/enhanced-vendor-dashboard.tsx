import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/enhanced-vendor-dashboard',
  title: 'Performance',
  tabTitle: 'Vendor performance',
  description: 'From requests to jobs, your prices next to the market’s, reviews, the calendar, and what affects your ranking.',
  lead: 'From requests to jobs over twelve months, your prices next to the market’s, and your calendar.',
  reason: 'A vendor’s numbers are for its team.',
  demoRole: 'vendor',
  view: { vendor: async () => (await import('../vendor/figures-view.tsx')).FiguresView },
  pending: <SkeletonFigures rows={2} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
