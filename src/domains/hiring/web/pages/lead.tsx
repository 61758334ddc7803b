import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/vendor/lead',
  title: 'Request',
  description: 'What a client needs from a professional, and how long there is to answer.',
  lead: 'What the client asks for, and how long you have to answer.',
  reason: 'Only the team that was asked can see a request.',
  view: async () => (await import('../lead/lead-view.tsx')).LeadView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
