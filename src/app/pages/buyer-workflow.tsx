import { personalPage } from '#domains/accounts/web/index.ts';
import { RoadmapSkeleton } from '#domains/roadmaps/web/index.ts';

const page = personalPage({
  path: '/buyer-workflow',
  title: 'Your deal roadmap',
  tabTitle: 'Deal roadmap',
  description: 'Every step from preparing to moving in: tasks, owners, deadlines, and what to do next.',
  reason: 'Your roadmap keeps your tasks, dates and notes in your account.',
  demoRole: 'buyer',
  view: async () => (await import('./buyer-workflow/workflow-view.tsx')).WorkflowView,
  pending: <RoadmapSkeleton />,
});

export const meta = page.meta;
export default page.Component;
