import { FEWEST_PEOPLE } from './hide-few.ts';

/** What people did on a day. */
export interface CountedDay {
  day: string;
  people: number;
  /** How often they did it; of people who are counted alone, as often as there are people. */
  times?: number;
}

export interface BatchedSum {
  people: number;
  times: number;
  /** If people of the span count in no sum yet, and nobody else does. */
  isFew: boolean;
}

/**
 * The sum of a span of days, given oldest first. A day of fewer than five people waits for those that follow until they are five
 * together, and all of them count on the day that completes them. So two spans never differ by fewer than five people. Each year
 * begins anew, so that the same days wait for each other whatever the span: give the days from `batchesBegin` on.
 */
export function sumInBatches(days: Iterable<CountedDay>, { from, to }: { from: string; to: string }): BatchedSum {
  const sum = { people: 0, times: 0 };
  let waiting = { people: 0, times: 0 };
  let year = '';
  let isAnybodyThere = false;
  for (const { day, people, times = people } of days) {
    if (day > to) break;
    if (yearOf(day) !== year) {
      waiting = { people: 0, times: 0 };
      year = yearOf(day);
    }
    waiting = { people: waiting.people + people, times: waiting.times + times };
    const isWithin = day >= from;
    if (isWithin && people > 0) isAnybodyThere = true;
    if (waiting.people < FEWEST_PEOPLE) continue;
    if (isWithin) {
      sum.people += waiting.people;
      sum.times += waiting.times;
    }
    waiting = { people: 0, times: 0 };
  }
  return { ...sum, isFew: sum.people === 0 && isAnybodyThere };
}

/** The first day that the batches of a span depend on. */
export function batchesBegin(from: string): string {
  return `${yearOf(from)}-01-01`;
}

const yearOf = (day: string) => day.slice(0, 4);
