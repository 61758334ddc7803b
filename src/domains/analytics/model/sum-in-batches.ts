import { FEWEST_PEOPLE } from './hide-few.ts';

/** Those who did something on a day: how many, or who they are where the same people may come again. */
interface PeopleOfDay {
  day: string;
  people: number | readonly string[];
}

interface Span {
  from: string;
  to: string;
}

/** Days that count together, and on the last of them. */
interface Batch<Day> {
  day: string;
  people: number;
  days: Day[];
}

/**
 * The days of a span, given oldest first, in batches of five people or more. A day of fewer waits for those that follow until they
 * are five together, and all of them count on the day that completes them. So sums over batches never differ by fewer than five
 * people between two spans. Each year begins anew, so that the same days wait for each other whatever the span: give the days from
 * `batchesBegin` on.
 */
export function batchesOf<Day extends PeopleOfDay>(
  days: Iterable<Day>,
  { from, to }: Span,
): { batches: Batch<Day>[]; isAnybodyThere: boolean } {
  const batches: Batch<Day>[] = [];
  let waiting: Day[] = [];
  let isAnybodyThere = false;
  for (const day of days) {
    if (day.day > to) break;
    if (yearOf(day.day) !== yearOf(waiting[0]?.day ?? day.day)) waiting = [];
    waiting.push(day);
    const isWithin = day.day >= from;
    isAnybodyThere ||= isWithin && countPeople([day]) > 0;
    const people = countPeople(waiting);
    if (people < FEWEST_PEOPLE) continue;
    if (isWithin) batches.push({ day: day.day, people, days: waiting });
    waiting = [];
  }
  return { batches, isAnybodyThere };
}

function countPeople(days: readonly PeopleOfDay[]): number {
  const known = new Set<string>();
  let others = 0;
  for (const { people } of days) {
    if (typeof people === 'number') others += people;
    else for (const one of people) known.add(one);
  }
  return known.size + others;
}

/** What people did on a day. */
export interface CountedDay extends PeopleOfDay {
  /** How often they did it; of people who are counted alone, as often as there are people. */
  times?: number;
}

export interface BatchedSum {
  people: number;
  times: number;
  /** If people of the span count in no sum yet, and nobody else does. */
  isFew: boolean;
}

/** The sum of a span of days, in batches. */
export function sumInBatches(days: Iterable<CountedDay>, span: Span): BatchedSum {
  const { batches, isAnybodyThere } = batchesOf(days, span);
  let people = 0;
  let times = 0;
  for (const batch of batches) {
    people += batch.people;
    for (const day of batch.days) times += day.times ?? countPeople([day]);
  }
  return { people, times, isFew: people === 0 && isAnybodyThere };
}

/** The first day that the batches of a span depend on. */
export function batchesBegin(from: string): string {
  return `${yearOf(from)}-01-01`;
}

const yearOf = (day: string) => day.slice(0, 4);
