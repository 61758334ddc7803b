/** How many people saw an arm, and how many of them did what the experiment counts. */
export interface ArmCounts {
  users: number;
  conversions: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** Conversions per person, 0 to 1; 0 where there is no person. */
export function rateOf({ users, conversions }: ArmCounts): number {
  return users === 0 ? 0 : conversions / users;
}
