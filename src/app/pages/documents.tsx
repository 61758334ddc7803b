import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/documents',
  title: 'Documents',
  description: 'Keep the papers of a purchase or sale in one place, see what’s missing, and share them with links that expire.',
  reason: 'Your documents are private: only you can see them.',
  lead: 'All your papers in one place: find them, see what’s missing, share them with links that expire, or send them out for signature.',
  demoRole: 'buyer',
  view: async () => (await import('./documents/documents-view.tsx')).DocumentsView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
