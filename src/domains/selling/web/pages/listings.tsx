import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/seller/dashboard/listings',
  title: 'Your listings',
  description: 'Edit, publish and price the homes you sell.',
  reason: 'Only you and the people you invite see your drafts and listings.',
  lead: 'Drafts save automatically. Buyers see a home once you publish it.',
  view: async () => (await import('../listings/listings-view.tsx')).ListingsView,
  pending: <div className="min-h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
