import { utcDay } from '#lib/calendar.ts';
/** Something in a calendar; instants in milliseconds. */
export interface Timed {
  id: string;
  start: number;
  end: number;
}

/** Where it stands in the column of its day: wall minutes from midnight, and its lane of several that overlap. */
export interface Placed<T> {
  item: T;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

const DAY_MINUTES = 1440;
/** Short ones are still pressed by a finger. */
const LEAST_MINUTES = 45;

/** The day and the minute that clocks of a zone show. */
export type ShowWall = (instant: number) => { day: string; minute: number };

/** What stands in the columns of some days; what passes midnight ends its day there. Those that overlap share the width. */
export function placeInDays<T extends Timed>(
  items: readonly T[],
  days: readonly string[],
  show: ShowWall,
): Map<string, Placed<T>[]> {
  const columns = new Map<string, Placed<T>[]>(days.map((day) => [day, []]));
  for (const item of items.toSorted((a, b) => a.start - b.start || a.end - b.end || a.id.localeCompare(b.id))) {
    const from = show(item.start);
    const until = show(item.end);
    const to = until.day === from.day ? until.minute : DAY_MINUTES;
    columns.get(from.day)?.push({ item, from: from.minute, to: Math.max(to, from.minute + LEAST_MINUTES), lane: 0, lanes: 1 });
  }
  return new Map([...columns].map(([day, placed]) => [day, shareLanes(placed)]));
}

function shareLanes<T>(placed: readonly Placed<T>[]): Placed<T>[] {
  const done: Placed<T>[] = [];
  let group: Placed<T>[] = [];
  let groupEnds = 0;
  const close = () => {
    const lanes = Math.max(1, ...group.map(({ lane }) => lane + 1));
    done.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const one of placed) {
    if (one.from >= groupEnds) close();
    const busy = new Set(group.filter(({ to }) => to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ ...one, lane });
    groupEnds = Math.max(groupEnds, one.to);
  }
  close();
  return done;
}

/** The hours that a week shows: the working day, and whatever lies outside it. */
export function hoursShown(columns: Iterable<readonly Placed<unknown>[]>): { first: number; last: number } {
  let [first, last] = [8, 19];
  for (const column of columns)
    for (const { from, to } of column) {
      first = Math.min(first, Math.floor(from / 60));
      last = Math.max(last, Math.min(24, Math.ceil(to / 60)));
    }
  return { first, last };
}

/** The seven days of a week from its Monday on; `offset` weeks after that of a day. */
export function weekOf(day: string, offset: number): string[] {
  const date = new Date(`${day}T12:00:00Z`);
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + offset * 7;
  return Array.from({ length: 7 }, (_, index) => {
    const one = new Date(date);
    one.setUTCDate(monday + index);
    return utcDay(one);
  });
}
