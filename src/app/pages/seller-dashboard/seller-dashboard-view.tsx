import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { SaleSpending } from '#domains/billing/web/index.ts';
import { SellerDashboard } from '#domains/selling/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** How a sale is doing, and what its seller spent on it here. */
export function SellerDashboardView(props: PersonalViewProps) {
  return (
    <SellerDashboard
      {...props}
      spent={(listingId) => (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <SaleSpending listingId={listingId} />
        </Suspense>
      )}
    />
  );
}
