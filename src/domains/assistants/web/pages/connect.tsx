import { personalPage } from '#domains/accounts/web/index.ts';

const page = personalPage({
  path: '/assistants/connect',
  title: 'Connect an assistant',
  description: 'Choose whether an assistant can see your saved homes.',
  reason: 'Only you can let it in, and you can end that at any time.',
  width: 'narrow',
  view: async () => (await import('../components/connect-view.tsx')).ConnectView,
});

export const meta = page.meta;
export default page.Component;
