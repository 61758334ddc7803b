import { type Listing, ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import { HomeDisclosures } from '#domains/selling/web/index.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

/** The disclosures of a home listed here, while it is on the market. What a feed says of them stands among the facts. */
export function DisclosuresSection({ listing }: { listing: Listing }) {
  if (!listing.source.isListedHere || !ON_MARKET_STATUSES.some((status) => status === listing.standardStatus)) return null;
  const placeholder = <SkeletonText lines={8} />;
  return (
    <PageSection id="disclosures" title="Seller disclosures" lead="What the sellers disclose about the home, and who can see it.">
      <NearView placeholder={placeholder}>
        {() => <HomeDisclosures listingKey={listing.listingKey} placeholder={placeholder} />}
      </NearView>
    </PageSection>
  );
}
