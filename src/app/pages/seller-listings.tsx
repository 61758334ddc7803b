import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/seller/dashboard/listings',
  title: 'Your listings',
  description: 'Edit, publish and price the homes you sell.',
  reason: 'Only you and the people you invite see your drafts and listings.',
  lead: 'Drafts save automatically. Buyers see a home once you publish it.',
  demoRole: 'seller',
  view: async () => (await import('./seller-listings/scored-listings.tsx')).ScoredListings,
  pending: <Skeleton className="mt-6 h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
