import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/widget-testing',
  title: 'Feedback',
  description: 'The feedback widget’s workbench, and what people answered.',
  reason: 'Administrators build the feedback widget here and see what people answered.',
  lead: 'Make a widget, try it on a screen of any width, and see what people answered. Nothing you try here is counted.',
  view: { admin: async () => (await import('../workbench/workbench-view.tsx')).WorkbenchView },
  pending: <Skeleton className="mt-6 h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
