import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/vendor/offer/accepted',
  title: 'Quote accepted',
  description: 'What happens after a client accepts a quote: the job, its plan, and how to reach the client.',
  lead: 'Agree on the time and how to get in, and keep track of the tasks.',
  reason: 'Only the team doing a job can see it.',
  view: async () => (await import('../vendor/accepted-view.tsx')).AcceptedView,
  pending: <SkeletonRows className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
