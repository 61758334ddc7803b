/** Homes of one day of tours. */
export const MOST_TOUR_HOMES = 8;

interface HomeToTour {
  listingKey: string;
  standardStatus: string;
}

/** Where a day of tours is planned, with the first of these homes that can be toured; undefined if none of them can. */
export function tourDayPath(homes: readonly HomeToTour[]): string | undefined {
  const open = homes.filter(({ standardStatus }) => canTour(standardStatus)).slice(0, MOST_TOUR_HOMES);
  return open.length === 0 ? undefined : `/appointments/day?homes=${open.map(({ listingKey }) => listingKey).join(',')}`;
}

export function canTour(standardStatus: string): boolean {
  return standardStatus === 'Active' || standardStatus === 'Coming Soon';
}
