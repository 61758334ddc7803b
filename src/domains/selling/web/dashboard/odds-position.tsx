import { useQuery } from '@tanstack/react-query';
import { getSaleOdds, type SaleOddsAnswer } from '#domains/odds/contract.ts';
import { OddsCurve, sayRatio } from '#domains/odds/web/index.ts';
import { formatCount, formatWholeDollars } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { ListingFigures } from '../../contract.ts';

interface OddsPositionProps {
  figures: ListingFigures;
  /** Decimal US dollars. */
  estimate: number;
  answer: SaleOddsAnswer;
}

/** How soon homes found a buyer that first asked what this one did, against their estimate. */
export function OddsPosition({ figures, estimate, answer }: OddsPositionProps) {
  const { firstPrice, listPrice, daysOnMarket } = figures;
  const price = firstPrice ?? listPrice;
  if (price === null || figures.standardStatus !== 'Active') return null;
  const cut =
    listPrice === null || listPrice >= price
      ? ''
      : ` The cut to ${formatWholeDollars(listPrice)} since then is factored into the curve.`;
  return (
    <div className="mt-8">
      <h3 className="text-lg font-semibold">Price and time</h3>
      <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">
        This home first asked {formatWholeDollars(price)}, {sayRatio(price / estimate)} its estimate of{' '}
        {formatWholeDollars(estimate)}.
        {daysOnMarket === null
          ? ''
          : daysOnMarket === 0
            ? ' It was listed today.'
            : ` It has been for sale for ${formatCount(daysOnMarket, 'day')}.`}
        {cut}
      </p>
      <OddsCurve
        answer={answer}
        ratio={price / estimate}
        title={`Homes with a buyer, by week, first listed at ${formatWholeDollars(price)}`}
        daysForSale={daysOnMarket}
      />
    </div>
  );
}

/** The same from the market of a home on record. */
export function LiveOddsPosition({ homeId, ...rest }: Omit<OddsPositionProps, 'answer'> & { homeId: number }) {
  const query = useQuery(endpointQuery(getSaleOdds, { params: { homeId } }));
  return (
    <Loaded query={query} pending={<SkeletonText lines={6} />} look="line" failed="We couldn’t load the odds of a sale">
      {(answer) => <OddsPosition answer={answer} {...rest} />}
    </Loaded>
  );
}
