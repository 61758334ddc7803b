import { NextTimes } from '#domains/bookings/web/index.ts';
import type { ExpertProfile } from '#domains/experts/contract.ts';
import { ExpertAreaMap, ExpertProfileView, SaveExpert } from '#domains/experts/web/index.ts';
import { ReportVendor, VendorReviews } from '#domains/hiring/web/index.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** An expert's profile, with the map and what other parts of the product know of it. */
export function ProviderPage({ expert }: { expert: ExpertProfile }) {
  const handle = expert.bookingHandle;
  return (
    <ExpertProfileView
      expert={expert}
      reviews={(none) => (
        <NearView waitsForSight placeholder={<Skeleton className="h-48 w-full" />}>
          {() => <VendorReviews vendorId={expert.id} none={none} />}
        </NearView>
      )}
      save={
        <NearView placeholder={<Skeleton className="h-control w-24" />}>
          {() => <SaveExpert vendorId={expert.id} name={expert.name} />}
        </NearView>
      }
      {...(handle !== null && {
        times: (
          <NearView waitsForSight placeholder={<Skeleton className="h-32 w-full" />}>
            {() => <NextTimes handle={handle} name={expert.name} />}
          </NearView>
        ),
      })}
      report={<ReportVendor vendorId={expert.id} name={expert.name} />}
      map={
        expert.area.outline.length === 0 ? null : (
          <div className="relative h-96 overflow-hidden rounded-card border border-line print:hidden">
            <NearView waitsForSight placeholder={<Skeleton className="h-96 w-full" />}>
              {() => <ExpertAreaMap outline={expert.area.outline} />}
            </NearView>
          </div>
        )
      }
    />
  );
}
