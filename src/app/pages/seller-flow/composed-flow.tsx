import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { BundleOffer } from '#domains/billing/web/index.ts';
import { ShowingRules, ToursOff } from '#domains/bookings/web/index.ts';
import { SellerFlow } from '#domains/selling/web/index.ts';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';

/** The way to a listing, with what other domains show on its steps: bundles of help, and the times of showings. */
export function ComposedFlow(props: PersonalViewProps) {
  return (
    <SellerFlow
      {...props}
      bundles={
        <Suspense fallback={<SkeletonFields fields={3} className="mb-10" />}>
          <BundleOffer />
        </Suspense>
      }
      showings={(listingKey) => (
        <Suspense fallback={<SkeletonFields />}>
          <ShowingRules listingKey={listingKey} />
        </Suspense>
      )}
      toursOff={(listingKey, href) => (
        <Suspense fallback={null}>
          <ToursOff listingKey={listingKey} href={href} />
        </Suspense>
      )}
    />
  );
}
