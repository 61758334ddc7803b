import type { Listing } from '#domains/listings/contract.ts';
import { ListingEstimate } from '#domains/valuation/web/index.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** What the home is worth by the product's own model; absent where its seller does not allow estimates. */
export function EstimateSection({ listing }: { listing: Listing }) {
  if (!listing.display.automatedValuation) return null;
  const placeholder = <SkeletonText lines={12} />;
  return (
    <div className="print:hidden">
      <PageSection id="estimate" title="What it may be worth">
        <NearView placeholder={placeholder}>
          {() => <ListingEstimate listingKey={listing.listingKey} placeholder={placeholder} />}
        </NearView>
      </PageSection>
    </div>
  );
}
