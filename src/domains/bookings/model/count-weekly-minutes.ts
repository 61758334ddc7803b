import type { WeeklyRule } from './slots/slot-rules.ts';
import { minutesOf } from './slots/list-free-slots.ts';

/** The minutes of a week that rules open, each counted once where ranges overlap. */
export function countWeeklyMinutes(rules: readonly WeeklyRule[]): number {
  let all = 0;
  for (let day = 1; day <= 7; day += 1) {
    let end = 0;
    const ranges = rules
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
    for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
      all += Math.max(0, to - Math.max(from, end));
      end = Math.max(end, to);
    }
  }
  return all;
}
