import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/documents',
  title: 'Documents',
  description: 'Keep the papers of a purchase or sale in one place, see what is missing, and share them by a link that ends.',
  reason: 'Documents are private: only you see yours.',
  lead: 'All your papers in one place, whatever they belong to: find them, see what is missing, share them by a link that ends, or send them to be signed.',
  view: async () => (await import('./documents/documents-view.tsx')).DocumentsView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
