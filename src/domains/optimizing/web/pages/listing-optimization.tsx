import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/listing-optimization',
  title: 'Listing scores',
  description: 'How well each of your listings tells buyers what is true of the home, and what to do first.',
  reason: 'Only you and the people you invite see the scores of your listings.',
  lead: 'What each listing tells buyers, and the changes that gain most for little work.',
  demoRole: 'seller',
  view: async () => (await import('../portfolio/portfolio-view.tsx')).PortfolioView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
