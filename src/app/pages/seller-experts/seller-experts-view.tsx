import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { HiredExperts } from '#domains/hiring/web/index.ts';
import { ExpertsView } from '#domains/selling/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The help for a sale, with whom the seller hired and asked. */
export function SellerExpertsView(props: PersonalViewProps) {
  return (
    <ExpertsView
      {...props}
      hired={(sale) => (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <HiredExperts sale={sale} />
        </Suspense>
      )}
    />
  );
}
