import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import type { BookingKind } from '../contract.ts';
import { readPeople } from './bookables.ts';
import { findFreeStarts } from './find-openings.ts';
import { findSchedule } from './queries.ts';

/** Somebody whose time can be booked, at `/book/<handle>`. */
export interface Host {
  handle: string;
  /** What others can book, in the order of the page. */
  kinds: BookingKind[];
}

/** So far ahead a next free time is looked for. */
const NEXT_DAYS = 14;

/** Those among some people whose time can be booked, by person. Whoever has no page, nothing open or was locked out is left out. */
export async function findHosts(ctx: Pick<Context, 'db'>, userIds: readonly string[]): Promise<Map<string, Host>> {
  const open = await findOpen(ctx, userIds);
  return new Map(open.map(({ userId, handle, kinds }) => [userId, { handle, kinds }]));
}

/**
 * The next free start of each, among those of one kind or of any, within two weeks. Tells nothing of who has the other times, so
 * it may be shown to anybody.
 */
export async function findNextStarts(ctx: Context, userIds: readonly string[], kind?: BookingKind): Promise<Map<string, Date>> {
  const open = await findOpen(ctx, userIds);
  const found = await Promise.all(
    open.map(async ({ userId, kinds, bookable, schedule }) => {
      const from = dayInZone(ctx.now, schedule.row.time_zone);
      const asked = { from, to: addDays(from, NEXT_DAYS - 1), now: ctx.now };
      const wanted = kind === undefined ? kinds : kinds.filter((one) => one === kind);
      const starts = await Promise.all(wanted.map((one) => findFreeStarts(ctx, bookable, schedule, { ...asked, kind: one })));
      const next = starts.flatMap(([first]) => first ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
      return next === undefined ? [] : [[userId, next] as const];
    }),
  );
  return new Map(found.flat());
}

async function findOpen(ctx: Pick<Context, 'db'>, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const people = (await readPeople(ctx.db, { userIds })).filter(({ isOpen }) => isOpen);
  const found = await Promise.all(people.map(async (bookable) => ({ bookable, schedule: await findSchedule(ctx.db, bookable) })));
  return found.flatMap(({ bookable, schedule }) => {
    const kinds = schedule?.types.flatMap(({ kind, isOpen }) => (isOpen ? kind : [])) ?? [];
    const { person } = bookable;
    return person === null || schedule === undefined || kinds.length === 0 ? [] : [{ ...person, kinds, bookable, schedule }];
  });
}
