import { personalPage } from '#domains/accounts/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/seller/dashboard/settings',
  title: 'Sale settings',
  description: 'Who answers buyers and what they see, alerts, people, compensation, and how to get in.',
  lead: (
    <>
      For each home you sell, and for you. Profile, sign-in and places are in <InlineLink href="/settings">Settings</InlineLink>.
    </>
  ),
  reason: 'Only the people selling a home can see its settings.',
  demoRole: 'seller',
  view: async () => (await import('./seller-settings/seller-settings-tabs.tsx')).SellerSettingsTabs,
  pending: <SkeletonFields fields={7} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
