import { formatDate, formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/link.tsx';
import type { Market } from '../../contract.ts';
import { formatChange, formatFigure } from '../format-figure.ts';

/** A sentence or two about a place's market, with their basis. Nothing if there are no figures yet. */
export function MarketBlurb({ market, className }: { market: Market; className?: string }) {
  const { medianSalePrice: price, medianDaysOnMarket: days, homesSold: sold, saleToList } = market.figures;
  if (market.asOf === null || price === undefined) return null;
  const period = market.windowMonths === 1 ? 'the month' : `the ${market.windowMonths} months`;
  const where = market.area.kind === 'zip' ? `ZIP code ${market.area.name}` : market.area.name;
  return (
    <p className={className}>
      {price.value === null ? (
        <>
          Too few sales in {where} in {period} to {formatDate(market.asOf, 'UTC')} to give a median price (
          {formatNumber(price.sample)}; at least five are needed).
        </>
      ) : (
        <>
          The median home in {where} sold for{' '}
          <strong className="tabular-nums">{formatFigure('medianSalePrice', price.value)}</strong>
          {price.yearOverYear === null ? '' : ` (${formatChange('medianSalePrice', price.yearOverYear)} from a year earlier)`}
          {days?.value == null ? '' : `, after ${formatFigure('medianDaysOnMarket', days.value)} days on the market`}
          {saleToList?.value == null ? '' : `, at ${formatFigure('saleToList', saleToList.value)} of its list price`}.{' '}
          {formatNumber(sold?.value ?? 0)} sales in {period} to {formatDate(market.asOf, 'UTC')}.
        </>
      )}{' '}
      <AppLink
        href={`/neighborhood-explorer?areas=${market.area.slug}`}
        className="text-info underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Market trends
      </AppLink>
    </p>
  );
}
