import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { BundleOffer } from '#domains/billing/web/index.ts';
import { ShowingRules, ToursOff } from '#domains/bookings/web/index.ts';
import { SellerFlow } from '#domains/selling/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The way to a listing, with what other domains show on its steps: bundles of help, and the times of showings. */
export function ComposedFlow(props: PersonalViewProps) {
  return (
    <SellerFlow
      {...props}
      bundles={
        <Suspense fallback={<Skeleton className="mb-10 h-60 w-full" />}>
          <BundleOffer />
        </Suspense>
      }
      showings={(listingKey) => (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
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
