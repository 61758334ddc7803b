import { quantile } from '#lib/quantile.ts';
import { formatDate, formatNumber, formatPercent, formatWholeDollars } from '#lib/format.ts';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { ListingFigures } from '../../contract.ts';
import { sayDaysForSale } from '../../model/say-days.ts';

/** What the asking price is compared with. Decimal US dollars. */
export interface PriceFacts {
  estimate: { value: number; low: number; high: number; asOf: string; engine: string } | null;
  /** Why there is no estimate. */
  refusal: string | null;
  /** Asking prices of the most similar homes for sale nearby. */
  rivals: readonly number[];
}

/** The asking price next to the product's estimate with its range, and next to the homes that buyers can choose instead. */
export function PricePosition({ figures, price }: { figures: ListingFigures; price: PriceFacts }) {
  const { listPrice } = figures;
  const { estimate, refusal, rivals } = price;
  return (
    <>
      <StatRow>
        <Stat
          label="Your price"
          value={listPrice === null ? '–' : formatWholeDollars(listPrice)}
          asOf={figures.daysOnMarket === null ? undefined : sayDaysForSale(figures.daysOnMarket)}
        />
        {estimate === null ? (
          <Stat label="Estimated value" value="None" range={refusal ?? 'This home has no estimate.'} />
        ) : (
          <Stat
            label="Estimated value"
            value={formatWholeDollars(estimate.value)}
            range={`${formatWholeDollars(estimate.low)} to ${formatWholeDollars(estimate.high)} in two of three cases`}
            asOf={`As of ${formatDate(estimate.asOf, figures.timeZone)}${sayBeside(listPrice, estimate)}`}
          />
        )}
        {rivals.length === 0 ? (
          <Stat label="Like it, for sale" value="None" range="No homes like this one are for sale nearby." />
        ) : (
          <Stat
            label="Like it, for sale"
            value={formatWholeDollars(quantile(rivals, 0.5))}
            unit={`middle of ${formatNumber(rivals.length)}`}
            range={`${formatWholeDollars(Math.min(...rivals))} to ${formatWholeDollars(Math.max(...rivals))}`}
            asOf={sayRank(listPrice, rivals)}
          />
        )}
      </StatRow>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {estimate !== null && <EngineBadge engine={{ kind: 'statistics', name: estimate.engine }} />}
        An estimate, not an appraisal. It uses no list price.
      </p>
    </>
  );
}

function sayBeside(listPrice: number | null, { value, low, high }: NonNullable<PriceFacts['estimate']>): string {
  if (listPrice === null) return '';
  if (listPrice === value) return '. Your price equals it';
  const side = listPrice > value ? 'above' : 'below';
  const range = listPrice > high || listPrice < low ? 'outside the range' : 'inside the range';
  return `. Your price is ${formatPercent(Math.abs(listPrice - value) / value)} ${side} it, ${range}`;
}

function sayRank(listPrice: number | null, rivals: readonly number[]): string | undefined {
  if (listPrice === null) return undefined;
  const cheaper = rivals.filter((rival) => rival < listPrice).length;
  return `${formatNumber(cheaper)} of ${formatNumber(rivals.length)} ask less than you`;
}
