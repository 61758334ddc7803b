import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/vendor/lead',
  title: 'Request',
  description: 'What a client needs from a professional, and how long there is to answer.',
  lead: 'What the client asks for, and how long you have to answer.',
  reason: 'Only the team that was asked can see a request.',
  view: async () => (await import('../lead/lead-view.tsx')).LeadView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
