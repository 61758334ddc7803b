import { formatDate, formatNumber } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { ListingFigures } from '../../contract.ts';
import { PEER_PRICE_SHARE } from '../../model/figures.ts';

/** What similar homes around did in the last whole week. */
export function MarketMoves({ figures: { moves } }: { figures: ListingFigures }) {
  if (moves === null) return null;
  const { place, from, to, forSale, added, lowered, underContract, sold } = moves;
  const day = (date: string) => formatDate(date, 'UTC');
  return (
    <section aria-labelledby="market-moves" className="mt-6 max-w-measure">
      <h3 id="market-moves" className="font-sans text-lg font-medium text-ink">
        What changed around you
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        Homes of the same kind in {place}, within {Math.round(PEER_PRICE_SHARE * 100)}% of your price, from {day(from)} to{' '}
        {day(to)}.
      </p>
      <KeyValueList
        className="mt-2"
        items={[
          { label: 'Came on the market', value: formatNumber(added) },
          { label: 'Lowered the price', value: formatNumber(lowered) },
          { label: 'Went under contract', value: formatNumber(underContract) },
          { label: 'Sold', value: formatNumber(sold) },
          { label: 'For sale now', value: formatNumber(forSale) },
        ]}
      />
    </section>
  );
}
