import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/settings',
  title: 'Settings',
  description: 'Your profile, sign-in, notifications, display and privacy.',
  reason: 'Your profile, sign-in, notifications and privacy are behind your sign-in.',
  width: 'wide',
  view: async () => (await import('./settings/settings-tabs.tsx')).SettingsTabs,
});

export const meta = page.meta;
export default page.Component;
