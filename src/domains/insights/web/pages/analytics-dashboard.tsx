import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/analytics-dashboard',
  title: 'Analytics',
  description: 'How the product is used, and how well it works.',
  reason: 'Administrators see here how the product is used.',
  lead: 'How the product is used, and how well it works. We count visitors without knowing who they are and start over each day, and no figure is of only a few people.',
  view: { admin: async () => (await import('../dashboard-view.tsx')).DashboardView },
  pending: <Skeleton className="mt-6 h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
