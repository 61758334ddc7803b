/** What two homes are compared by. Price in cents, area in square feet, distance in kilometers. */
export interface ComparableHome {
  priceCents: number | null;
  livingAreaSqft: number | null;
  bedroomsTotal: number | null;
  bathroomsTotalInteger: number | null;
  yearBuilt: number | null;
  propertySubType: string | null;
}

const UNKNOWN = 0.75;
/** A quarter more or less counts as one. */
const LOG_STEP = Math.log(1.25);

/** How unlike two homes are, 0 for twins. Only facts of the building, its price and its distance count. */
export function measureDifference(home: ComparableHome, other: ComparableHome, kilometers: number | null): number {
  return (
    ratio(home.priceCents, other.priceCents) +
    0.8 * ratio(home.livingAreaSqft, other.livingAreaSqft) +
    0.5 * gap(home.bedroomsTotal, other.bedroomsTotal, 1) +
    0.3 * gap(home.bathroomsTotalInteger, other.bathroomsTotalInteger, 1) +
    0.3 * gap(home.yearBuilt, other.yearBuilt, 30) +
    (home.propertySubType === other.propertySubType ? 0 : 1.5) +
    (kilometers === null ? UNKNOWN : kilometers / 3)
  );
}

function ratio(a: number | null, b: number | null): number {
  return a === null || b === null || a <= 0 || b <= 0 ? UNKNOWN : Math.abs(Math.log(a / b)) / LOG_STEP;
}

function gap(a: number | null, b: number | null, unit: number): number {
  return a === null || b === null ? UNKNOWN : Math.abs(a - b) / unit;
}
