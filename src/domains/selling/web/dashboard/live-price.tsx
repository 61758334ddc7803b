import { useQuery } from '@tanstack/react-query';
import { getSimilarListings } from '#domains/listings/contract.ts';
import { getListingValuation } from '#domains/valuation/contract.ts';
import { reasonOf } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { ListingFigures } from '../../contract.ts';
import { PricePosition } from './price-position.tsx';

/** A listing's price, next to the value on its page and the similar homes that its page shows. */
export function LivePrice({ figures }: { figures: ListingFigures }) {
  const params = { listingKey: figures.listingKey };
  const valuation = useQuery(endpointQuery(getListingValuation, { params }));
  const similar = useQuery(endpointQuery(getSimilarListings, { params }));
  if (valuation.isPending || similar.isPending) return <SkeletonText lines={5} />;
  const { estimate, refusal } = valuation.data ?? { estimate: null, refusal: reasonOf(valuation.error) };
  return (
    <PricePosition
      figures={figures}
      price={{
        estimate:
          estimate === null
            ? null
            : {
                value: estimate.estimate,
                low: estimate.low68,
                high: estimate.high68,
                asOf: estimate.asOf,
                engine: estimate.modelVersion,
              },
        refusal: refusal ?? null,
        rivals: (similar.data?.active ?? []).flatMap(({ listPrice }) => listPrice ?? []),
      }}
    />
  );
}
