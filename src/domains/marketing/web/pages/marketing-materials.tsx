import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/marketing-materials',
  title: 'Marketing materials',
  description: 'Flyers, postcards, signs and pictures for posts, made from the facts of your listings.',
  reason: 'Only you and the people you invite see the materials of your listings.',
  lead: 'Flyers, postcards, signs and posts for your homes. They say what the listing says, and let you know when it changes.',
  width: 'wide',
  demoRole: 'seller',
  view: async () => (await import('../library/library-view.tsx')).LibraryView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
