import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/service-request-confirmation',
  title: 'Your requests',
  description: 'Who was asked, what they answered, their quotes side by side, and the job.',
  lead: 'Who was asked, what they answered, and what comes next.',
  reason: 'Only the person who sent a request can see it.',
  view: async () => (await import('../client/confirmation-view.tsx')).ConfirmationView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
