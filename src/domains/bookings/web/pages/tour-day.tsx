import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/appointments/day',
  title: 'A day of tours',
  description: 'See several homes in one day, in an order that fits the route and their free times.',
  reason: 'Only you can see which homes you tour, and when.',
  lead: 'Choose the homes. We put them in an order that fits the route and their free times, and you request them all in one go.',
  demoRole: 'buyer',
  view: async () => (await import('../day/tour-day-view.tsx')).TourDayView,
  pending: <SkeletonRows className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
