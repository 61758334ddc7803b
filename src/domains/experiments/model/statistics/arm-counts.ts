/** How many people saw an arm, and how many of them did what the experiment counts. */
export interface ArmCounts {
  users: number;
  conversions: number;
}

export interface Interval {
  low: number;
  high: number;
}

export function rateOf({ users, conversions }: ArmCounts): number {
  return users === 0 ? 0 : conversions / users;
}
