import { personalPage } from '#domains/accounts/web/index.ts';
import { DashboardSkeleton } from './buyer-dashboard/dashboard-skeleton.tsx';

const page = personalPage({
  path: '/buyer-dashboard',
  title: 'Buyer dashboard',
  description: 'Your matches, saved searches, favorites, tours and questions in one place.',
  reason:
    'We keep your saved searches, favorites, tours and questions in your account, along with anything you saved in this browser.',
  demoRole: 'buyer',
  view: async () => (await import('./buyer-dashboard/dashboard.tsx')).Dashboard,
  pending: <DashboardSkeleton />,
});

export const meta = page.meta;
export default page.Component;
