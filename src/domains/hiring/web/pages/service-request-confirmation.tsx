import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/service-request-confirmation',
  title: 'Your requests',
  description: 'Who was asked, what they answered, their quotes side by side, and the job.',
  lead: 'Who was asked, what they answered, and what comes next.',
  reason: 'Only the person who sent a request can see it.',
  view: async () => (await import('../client/confirmation-view.tsx')).ConfirmationView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
