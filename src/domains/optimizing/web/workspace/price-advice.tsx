import { formatWholeDollars } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { Optimization } from '../../contract.ts';

/** The price beside the estimate's range and the limits that people search with. */
export function PriceAdvice({
  id,
  price: { listPrice, low, high, searchLimitJustBelow },
}: {
  id: string;
  price: Optimization['price'];
}) {
  return (
    <PageSection id="price" title="Price">
      {listPrice === null ? (
        <p>There is no price yet.</p>
      ) : (
        <p>
          {formatWholeDollars(listPrice)}
          {low === null || high === null
            ? '. There is no estimate to compare it with.'
            : listPrice < low || listPrice > high
              ? `, outside the estimate of ${formatWholeDollars(low)} to ${formatWholeDollars(high)} (two cases in three).`
              : `, inside the estimate of ${formatWholeDollars(low)} to ${formatWholeDollars(high)} (two cases in three).`}{' '}
          {searchLimitJustBelow === null
            ? 'No common search just misses it.'
            : `Searches up to ${formatWholeDollars(searchLimitJustBelow)} just miss it: at that price, one more usual search finds the home.`}
        </p>
      )}
      <p className="mt-2">
        <LineLink look="snug" href={`/seller-flow/pricing?listing=${id}`}>
          Look at the price
        </LineLink>
      </p>
    </PageSection>
  );
}
