import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { BundleOffer } from '#domains/billing/web/index.ts';
import { SellerFlow } from '#domains/selling/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The way to a listing, with the bundles of help on the step that chooses it. */
export function FlowWithBundles(props: PersonalViewProps) {
  return (
    <SellerFlow
      {...props}
      bundles={
        <Suspense fallback={<Skeleton className="mb-10 h-60 w-full" />}>
          <BundleOffer />
        </Suspense>
      }
    />
  );
}
