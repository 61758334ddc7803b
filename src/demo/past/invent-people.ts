import type { FunnelStep } from '#lib/funnel-step.ts';
import { addDays, daysBetween, weekdayOf } from '#lib/calendar.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { DAY_MS } from '#lib/time-units.ts';

/** A step that some share of those before it take, and the median number of days until they do. */
type Step = readonly [name: string, share: number, days: number];
interface Path {
  /** People who begin on a day. */
  aDay: readonly [least: number, most: number];
  steps: readonly Step[];
}

/** What people do after their first step, by the names of the funnels; who signs up goes both ways on, or neither. */
const SIGN_UPS: readonly [number, number] = [9, 16];
const AFTER_SIGN_UP: readonly (readonly Step[])[] = [
  [
    ['saved', 0.56, 1.5],
    ['toured', 0.38, 8],
    ['offered', 0.27, 15],
  ],
  [
    ['drafted', 0.21, 3],
    ['published', 0.55, 8],
    ['got-offer', 0.52, 13],
  ],
];
const PATHS: readonly Path[] = [
  {
    aDay: [4, 8],
    steps: [
      ['requested', 1, 0],
      ['quoted', 0.84, 0.6],
      ['hired', 0.46, 4],
      ['completed', 0.82, 16],
    ],
  },
  {
    aDay: [0, 2],
    steps: [
      ['vendor-started', 1, 0],
      ['lead-got', 0.58, 6],
      ['lead-answered', 0.86, 0.5],
      ['lead-won', 0.33, 4],
    ],
  },
  {
    aDay: [3, 6],
    steps: [
      ['ordered', 1, 0],
      ['paid', 0.67, 0.05],
    ],
  },
];
/** Of those who signed up, the share that is here a week later; it falls with the weeks. */
const BACK_AFTER_A_WEEK = 0.43;
const FALL = 0.62;
const MONDAY = 1;

export interface InventedPeople {
  steps: FunnelStep[];
  /** By the Monday of the week of sign-up, with weeks since. */
  retention: { week: string; after: number; people: number }[];
}

/** People with an account who never were, and what they did from the first day to the last: the same on every machine. */
export function inventPeople({ first, last }: { first: string; last: string }): InventedPeople {
  const steps: FunnelStep[] = [];
  const back = new Map<string, number[]>();
  const end = Date.parse(addDays(last, 1));
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const random = createRandom(`site-people:${day}`);
    const begin = (path: number, [least, most]: readonly [number, number]) =>
      Array.from({ length: random.int(least, most) }, (_, at) => ({
        unit: `invented:${day}:${path}:${at}`,
        at: Date.parse(day) + random.next() * DAY_MS,
      }));
    for (const { unit, at } of begin(0, SIGN_UPS)) {
      steps.push({ unit, name: 'signed-up', at: new Date(at) });
      for (const path of AFTER_SIGN_UP) steps.push(...follow(random, path, { unit, at, end }));
      noteReturns(random, back, { day, last });
    }
    for (const [number, path] of PATHS.entries())
      for (const { unit, at } of begin(number + 1, path.aDay)) steps.push(...follow(random, path.steps, { unit, at, end }));
  }
  const retention = [...back].flatMap(([week, counts]) => counts.map((people, after) => ({ week, after, people })));
  return { steps, retention: retention.filter(({ people }) => people > 0) };
}

/** The steps that somebody takes until they stop, or the days are over. */
function follow(random: Random, path: readonly Step[], from: { unit: string; at: number; end: number }): FunnelStep[] {
  const taken: FunnelStep[] = [];
  let { at } = from;
  for (const [name, share, days] of path) {
    if (!random.chance(share)) break;
    at += days * DAY_MS * -Math.log(1 - random.next());
    if (at >= from.end) break;
    taken.push({ unit: from.unit, name, at: new Date(at) });
  }
  return taken;
}

function noteReturns(random: Random, back: Map<string, number[]>, { day, last }: { day: string; last: string }): void {
  const week = addDays(day, -((weekdayOf(day) - MONDAY + 7) % 7));
  const past = Math.floor(daysBetween(week, last) / 7);
  const counts = back.get(week) ?? Array.from({ length: past + 1 }, () => 0);
  back.set(week, counts);
  for (let after = 0; after <= past; after += 1)
    if (after === 0 || random.chance(BACK_AFTER_A_WEEK * after ** -FALL)) counts[after] = (counts[after] ?? 0) + 1;
}
