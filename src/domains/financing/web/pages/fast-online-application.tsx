import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/fast-online-application',
  title: 'Fast online application',
  description: 'Prepare a loan application once, see your ratios live, and hand it to the lenders you choose. No credit pull.',
  reason: 'It holds your income and savings, so it is kept encrypted under your account.',
  demoRole: 'buyer',
  view: async () => (await import('../components/application-view.tsx')).ApplicationView,
  pending: <SkeletonFields className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
