/** Days that are shown, and starts of each. */
const MOST_DAYS = 5;
const MOST_STARTS = 6;

/** The next starts by day, in order: a few days with a few starts each, and how many more there are that day. */
export function groupNextTimes(
  slots: readonly string[],
  dayOf: (slot: string) => string,
): { day: string; starts: string[]; more: number }[] {
  return [...Map.groupBy(slots, dayOf)].slice(0, MOST_DAYS).map(([day, starts]) => ({
    day,
    starts: starts.slice(0, MOST_STARTS),
    more: Math.max(0, starts.length - MOST_STARTS),
  }));
}
