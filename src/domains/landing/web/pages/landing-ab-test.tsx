import { personalPage } from '#domains/accounts/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const page = personalPage({
  path: '/landing-ab-test',
  title: 'Experiments',
  description: 'Tests of landing pages and their results.',
  reason: 'Administrators compare versions of landing pages here.',
  lead: 'Words of our pages, and versions of landing pages, shown to different visitors. Visitors count once a day, without cookies, and once in all where they agreed to be recognized. Robots, staff, and people who ask not to be tracked are never counted.',
  view: { admin: async () => (await import('../experiments/experiments-view.tsx')).ExperimentsView },
  pending: <Skeleton className="mt-6 h-dvh" />,
});

export const meta = page.meta;
export default page.Component;
