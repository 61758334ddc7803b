import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/cma',
  title: 'Comparative market analysis',
  size: 'large',
  lead: 'Price a home from sales of homes like it. Adjustments come from local sales, each with its basis and the number of sales behind it; you can change every one, with a reason.',
  description:
    'Price a home in five steps: confirm its facts, find comparable sales, adjust with rates from local sales, weigh, and print the report.',
  isIndexed: true,
  reason: 'Analyses stay in your account, and no one else sees them.',
  demoRole: 'seller',
  view: async () => (await import('../components/cma-view.tsx')).CmaView,
});

export const meta = page.meta;
export default page.Component;
