import { personalPage } from '#domains/accounts/web/index.ts';
import { DashboardSkeleton } from '#domains/selling/web/index.ts';

const page = personalPage({
  path: '/seller-dashboard-authentic',
  title: 'Seller dashboard',
  description: 'How your listing is doing: views, questions, tours and price, next to similar homes.',
  lead: 'How your listing is doing, and what to do next.',
  reason: 'We keep your listings and their figures with your account.',
  demoRole: 'seller',
  view: { seller: async () => (await import('./seller-dashboard/seller-dashboard-view.tsx')).SellerDashboardView },
  pending: <DashboardSkeleton />,
});

export const meta = page.meta;
export default page.Component;
