import { useQuery } from '@tanstack/react-query';
import { SellerOffers } from '#domains/offers/web/index.ts';
import { ownListingOptions, ownListingsOptions } from '#domains/selling/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

/** The offers for every home that the reader sells, or for one, by the listing’s own id. */
export function OffersPane({ onlyId }: { onlyId: string | undefined }) {
  const query = useQuery(ownListingsOptions());
  return (
    <Loaded query={query} pending={<SkeletonRows rows={8} />}>
      {({ listings }) => {
        const shown = listings.filter(({ id, publicPrice, isArchived }) =>
          onlyId === undefined ? publicPrice !== null && !isArchived : id === onlyId && publicPrice !== null,
        );
        if (shown.length === 0)
          return (
            <EmptyState level={2} title="No home is published yet">
              Offers come once buyers see your home. <InlineLink href="/seller/dashboard/listings">Your listings</InlineLink>
            </EmptyState>
          );
        return shown.map(({ id }) => <OffersOf key={id} id={id} />);
      }}
    </Loaded>
  );
}

function OffersOf({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(ownListingOptions(id))} pending={<SkeletonRows rows={8} />}>
      {(listing) => <SellerOffers listing={listing} />}
    </Loaded>
  );
}
