import { personalPage } from '#domains/accounts/web/index.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

const page = personalPage({
  path: '/seller/optimize-listing',
  title: 'Improve a listing',
  description: 'Score of a listing with every point explained, and texts written from its facts.',
  reason: 'Only the people on a listing can see its score and change its texts.',
  view: async () => (await import('../workspace/workspace-view.tsx')).WorkspaceView,
  pending: <SkeletonRows rows={8} className="mt-8" />,
});

export const meta = page.meta;
export default page.Component;
