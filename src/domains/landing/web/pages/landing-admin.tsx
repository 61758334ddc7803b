import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/landing-admin',
  title: 'Landing pages',
  description: 'Edit and publish landing pages.',
  reason: 'Administrators edit campaign pages here.',
  view: { admin: async () => (await import('../admin/landing-admin-view.tsx')).LandingAdminView },
  pending: <Skeleton className="mt-6 h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
