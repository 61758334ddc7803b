import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/marketing-materials',
  title: 'Marketing materials',
  description: 'Flyers, postcards, signs and pictures for posts, made from the facts of your listings.',
  reason: 'Only you and the people you invite see the materials of your listings.',
  lead: 'Flyers, postcards, signs and posts for your homes. They say what the listing says, and let you know when it changes.',
  width: 'wide',
  view: async () => (await import('../library/library-view.tsx')).LibraryView,
  pending: <Skeleton className="mt-8 h-128 w-full" />,
});

export const meta = page.meta;
export default page.Component;
