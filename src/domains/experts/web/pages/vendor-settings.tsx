import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/vendor/settings',
  title: 'Your services',
  description: 'Services, area, prices, availability, credentials, team and pauses.',
  reason: 'Only you and your team can change what you offer.',
  demoRole: 'vendor',
  view: async () => (await import('../own/settings-view.tsx')).SettingsView,
});

export const meta = page.meta;
export default page.Component;
