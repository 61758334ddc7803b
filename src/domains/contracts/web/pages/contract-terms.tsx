import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/contract-terms',
  title: 'Contract terms',
  description: 'Find the terms, dates, blanks and risks in a purchase agreement or lease, each with the words that say it.',
  reason: 'Your contracts are private: only you can see what we read in them.',
  lead: 'Add a purchase agreement, a disclosure or a lease. You get its terms, when things are due, what is blank, and what to ask about, each with the words and the page that say it.',
  demoRole: 'buyer',
  view: async () => (await import('../components/contracts-view.tsx')).ContractsView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
