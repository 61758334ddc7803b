import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/generate-marketing-materials',
  title: 'Make marketing materials',
  description: 'Choose materials, photos and words for a listing, and see them as they’ll print.',
  reason: 'Only the people on a listing can make materials for it.',
  width: 'wide',
  demoRole: 'seller',
  view: async () => (await import('../studio/studio-view.tsx')).StudioView,
  pending: <SkeletonFields fields={7} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
