import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/generate-marketing-materials',
  title: 'Make marketing materials',
  description: 'Choose sheets, photos and words for a listing, and see them as they’ll print.',
  reason: 'Only the people on a listing can make materials for it.',
  width: 'wide',
  view: async () => (await import('../studio/studio-view.tsx')).StudioView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
