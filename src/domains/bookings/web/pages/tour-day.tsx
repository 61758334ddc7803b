import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/appointments/day',
  title: 'A day of tours',
  description: 'See several homes in one day: ordered by the way between them and by the times that are free.',
  reason: 'The homes that you tour, and when, are yours alone to see.',
  lead: 'Choose the homes. We put them in an order that fits their free times and the way between them, and you ask for all of them at once.',
  view: async () => (await import('../day/tour-day-view.tsx')).TourDayView,
  pending: <Skeleton className="mt-8 h-96 w-full" />,
});

export const meta = page.meta;
export default page.Component;
