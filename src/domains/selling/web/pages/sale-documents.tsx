import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/seller/dashboard/documents',
  title: 'Sale documents',
  description: 'Your sale’s papers: what’s here, and what’s missing at each stage.',
  lead: 'Everyone on the listing can see these files. Buyers can’t. They’re stored encrypted.',
  reason: 'Only the people selling the home can see its papers.',
  view: async () => (await import('../documents/sale-documents-view.tsx')).SaleDocumentsView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
