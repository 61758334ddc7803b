import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/assistants/connect',
  title: 'Connect an assistant',
  description: 'Let an assistant see what is yours, or not.',
  reason: 'An assistant asks to see what is yours. Sign in to say whether it may.',
  width: 'narrow',
  view: async () => (await import('../components/connect-view.tsx')).ConnectView,
});

export const meta = page.meta;
export default page.Component;
