/** How long something took, or how long it was watched without its happening. */
export interface Watched {
  days: number;
  isSold: boolean;
}

export interface Share {
  value: number;
  /** Standard error, by Greenwood's formula. */
  error: number;
}

/** The share sold within some days, where some were not watched that long (Kaplan and Meier). Null if nobody was. */
export function shareSold(homes: readonly Watched[], withinDays: number): Share | null {
  const reach = homes.filter(({ days }) => days >= withinDays).length;
  const sorted = homes.toSorted((a, b) => a.days - b.days);
  let [standing, variance, at, left] = [1, 0, 0, sorted.length];
  while (at < sorted.length) {
    const day = sorted[at]?.days ?? 0;
    if (day >= withinDays) break;
    let [sold, gone] = [0, 0];
    for (; at < sorted.length && sorted[at]?.days === day; at += 1) {
      gone += 1;
      if (sorted[at]?.isSold === true) sold += 1;
    }
    standing *= 1 - sold / left;
    if (left > sold) variance += sold / (left * (left - sold));
    left -= gone;
  }
  if (homes.length === 0 || (reach === 0 && standing > 0)) return null;
  return { value: 1 - standing, error: standing * Math.sqrt(variance) };
}

/** The share still watched just before each of some days: the same estimate with the roles of selling and leaving exchanged. */
export function shareWatched(homes: readonly Watched[]): (day: number) => number {
  const sorted = homes.toSorted((a, b) => a.days - b.days);
  const steps: { day: number; share: number }[] = [];
  let [share, at, left] = [1, 0, sorted.length];
  while (at < sorted.length) {
    const day = sorted[at]?.days ?? 0;
    let [lost, sold] = [0, 0];
    for (; at < sorted.length && sorted[at]?.days === day; at += 1) {
      if (sorted[at]?.isSold === true) sold += 1;
      else lost += 1;
    }
    // What sold on a day was not watched any longer when others were lost on it.
    if (left > sold) share *= 1 - lost / (left - sold);
    steps.push({ day, share });
    left -= lost + sold;
  }
  return (day) => steps.findLast((step) => step.day < day)?.share ?? 1;
}
