import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/seller/dashboard/documents',
  title: 'Sale documents',
  description: 'Your sale’s papers: what’s here, and what’s missing at each stage.',
  lead: 'Everyone on the listing can see these files. Buyers can’t. They’re stored encrypted.',
  reason: 'Only the people selling the home can see its papers.',
  demoRole: 'seller',
  view: async () => (await import('../documents/sale-documents-view.tsx')).SaleDocumentsView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
