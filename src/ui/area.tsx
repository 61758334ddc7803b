import { formatArea, formatSquareMeters } from '#lib/format.ts';

/** A floor area in the reader's units. The page holds both, since it is the same for everyone; the style sheet shows one. */
export function Area({ sqft }: { sqft: number }) {
  return (
    <>
      <span className="ui-imperial">{formatArea(sqft)}</span>
      <span className="ui-metric">{formatSquareMeters(sqft)}</span>
    </>
  );
}
