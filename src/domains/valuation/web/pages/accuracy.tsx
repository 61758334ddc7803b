import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getModelCard } from '../../contract.ts';
import { loadIndex } from '../load-index.ts';
import type { Route } from './+types/accuracy';

// People read the page before they use it: its script follows.
const AccuracyReport = lazy(async () => ({ default: (await import('../components/accuracy-report.tsx')).AccuracyReport }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(async () => {
    const [record, index] = await Promise.all([api.call(getModelCard), loadIndex(api)]);
    return { ...record, index };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'How accurate are our estimates?',
    description:
      'The errors of our home value estimates on sales they had not seen: median error, shares within 5, 10 and 20%, bias and ranges, by price, area, type and age.',
    path: '/accuracy',
  });
}

export default function Accuracy({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <AccuracyReport {...loaderData} />
    </Suspense>
  );
}
