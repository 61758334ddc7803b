import type { ReactNode } from 'react';
import {
  formatArea,
  formatLotArea,
  formatMetricLot,
  formatSquareMeters,
  formatWholeDollars,
  perSquareMeter,
} from '#lib/format.ts';

/** A floor area in the reader's units. The page holds both, since it is the same for everyone; the style sheet shows one. */
export function Area({ sqft }: { sqft: number }) {
  return <InUnits imperial={formatArea(sqft)} metric={formatSquareMeters(sqft)} />;
}

/** The area of a lot, by the same means. */
export function LotArea({ sqft }: { sqft: number }) {
  return <InUnits imperial={formatLotArea(sqft)} metric={formatMetricLot(sqft)} />;
}

/** A price by area; `dollars` are those of a square foot. */
export function PricePerArea({ dollars }: { dollars: number }) {
  return <InUnits imperial={formatWholeDollars(dollars)} metric={formatWholeDollars(perSquareMeter(dollars))} />;
}

/** What it is a price of. */
export const PER_AREA = <InUnits imperial="Per sq ft" metric="Per m²" />;

function InUnits({ imperial, metric }: { imperial: ReactNode; metric: ReactNode }) {
  return (
    <>
      <span className="ui-imperial">{imperial}</span>
      <span className="ui-metric">{metric}</span>
    </>
  );
}
