import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/request-service',
  title: 'Request a service',
  description: 'Say what you need and where. At most three professionals hear of it at once, and answer within a day.',
  lead: 'Say what you need and where. At most three professionals hear of it at once, and nobody gets your phone number before they accept.',
  isIndexed: true,
  reason: 'Your request, its quotes and messages are kept with your account. What this page knows already stays in its address.',
  view: async () => (await import('../request/request-view.tsx')).RequestView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
