import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/payment-confirmation',
  title: 'Your order',
  description: 'The receipt of an order, its invoice, and what happens next.',
  reason: 'Only the person who ordered can see a receipt: sign in with that account.',
  width: 'text',
  view: async () => (await import('../components/order/order-view.tsx')).OrderView,
  pending: <SkeletonRows className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
