import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/seller/dashboard/documents',
  title: 'Sale documents',
  description: 'The papers of your sale: what is here, and what is missing at each stage.',
  lead: 'Everybody with a part in the listing sees these files. Buyers do not. They are stored encrypted.',
  reason: 'The papers of a sale are for the people who sell the home.',
  view: async () => (await import('../documents/sale-documents-view.tsx')).SaleDocumentsView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
