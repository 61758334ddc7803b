import type { Figure, MarketType, MetricKey } from '#domains/market/contract.ts';
import { MARKET_TYPE_LABELS } from '#domains/market/contract.ts';
import { formatCount, formatPercent, formatWholeDollars } from '#lib/format.ts';

type Figures = Partial<Record<MetricKey, Figure>>;

/** "Silver Birch", "Silver Birch, condos". */
export function nameArea(name: string, propertyType: MarketType): string {
  return propertyType === 'all' ? name : `${name}, ${MARKET_TYPE_LABELS[propertyType].toLowerCase()}`;
}

/** An area's market in a few words. A median that is withheld says why. */
export function describePrice({ medianSalePrice: price }: Figures): string {
  if (price?.value == null) return 'Too few sales for a median price';
  const change = price.yearOverYear;
  const moved =
    change === null
      ? ''
      : Math.abs(change) < 0.0005
        ? ', as a year before'
        : `, ${change > 0 ? 'up' : 'down'} ${formatPercent(Math.abs(change))} in a year`;
  return `Median sale price ${formatWholeDollars(price.value)}${moved}`;
}

export function describePace({ homesSold, inventory, medianDaysOnMarket }: Figures): string {
  const parts = [
    homesSold?.value == null ? undefined : `${homesSold.value} sold`,
    inventory?.value == null ? undefined : `${inventory.value} for sale`,
    medianDaysOnMarket?.value == null ? undefined : `${formatCount(medianDaysOnMarket.value, 'day')} to a contract`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

export function areaPath(slug: string, propertyType: MarketType): string {
  return `/neighborhood-explorer?areas=${slug}${propertyType === 'all' ? '' : `&type=${propertyType}`}`;
}
