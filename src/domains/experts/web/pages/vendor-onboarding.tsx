import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/vendor-onboarding',
  title: 'Offer your services',
  description: 'From your business to a verified profile, step by step. No one pays to be listed.',
  reason: 'Only you, your team and our reviewers see your application.',
  demoRole: 'vendor',
  view: async () => (await import('../own/onboarding-view.tsx')).OnboardingView,
});

export const meta = page.meta;
export default page.Component;
