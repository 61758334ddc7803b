import { useQuery } from '@tanstack/react-query';
import { getSimilarListings } from '#domains/listings/contract.ts';
import { getListingValuation } from '#domains/valuation/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { together } from '#platform/web/loaded-query.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { ListingFigures } from '../../contract.ts';
import { LiveOddsPosition } from './odds-position.tsx';
import { PricePosition } from './price-position.tsx';

/** A listing's price, next to the value on its page and the similar homes that its page shows. */
export function LivePrice({ figures }: { figures: ListingFigures }) {
  const params = { listingKey: figures.listingKey };
  const valuation = useQuery(endpointQuery(getListingValuation, { params }));
  const similar = useQuery(endpointQuery(getSimilarListings, { params }));
  return (
    <Loaded query={together({ valuation, similar })} pending={<SkeletonText lines={5} />} look="line">
      {({ valuation: { homeId, estimate, refusal }, similar: { active } }) => (
        <>
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
              refusal,
              rivals: active.flatMap(({ listPrice }) => listPrice ?? []),
            }}
          />
          {estimate === null || homeId === null ? null : (
            <LiveOddsPosition homeId={homeId} figures={figures} estimate={estimate.estimate} />
          )}
        </>
      )}
    </Loaded>
  );
}
