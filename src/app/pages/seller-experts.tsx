import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/seller/dashboard/experts',
  title: 'Help for your sale',
  description: 'Who works on your sale, and which help it needs at each stage.',
  lead: 'Who works on your sale, and which help it needs at each stage.',
  reason: 'Only the people selling a home can see who works on the sale.',
  demoRole: 'seller',
  view: async () => (await import('./seller-experts/seller-experts-view.tsx')).SellerExpertsView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
