import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import type { Route } from './+types/listing-enhancer';

// The form's script follows the text.
const Enhancer = lazy(async () => ({ default: (await import('../enhancer/enhancer.tsx')).Enhancer }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Listing enhancer',
    description:
      'Paste a listing: see what it claims without a fact, what fair housing forbids, and texts written from the facts alone. Free, without an account.',
    path: '/AIListingEnhancer',
  });
}

export default function ListingEnhancer() {
  return (
    <Page
      width="wide"
      title="Listing enhancer"
      lead="Paste a listing and give its facts. You see which claims have no fact behind them, and get texts that say only what is true."
    >
      <Suspense fallback={<SkeletonFields fields={7} className="mt-8" />}>
        <Enhancer />
      </Suspense>
    </Page>
  );
}
