import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import type { Bookable } from './bookables.ts';
import { findSchedule, findScheduleId, type Schedule } from './queries.ts';

/**
 * Where the sellers of a home under contract set no times, its buyer books inspection and appraisal in the usual ones. They are
 * open to nobody else, and each visit waits for the sellers' yes. They are kept once the buyer books or waits for one.
 */
export async function openContractTimes({ db, now }: Pick<Context, 'db' | 'now'>, bookable: Bookable): Promise<void> {
  const { home, timeZone, opens } = bookable;
  if (opens.length === 0) return;
  const usual = usualTimes(bookable, await findSchedule(db, bookable));
  if (usual === null) return;
  await db
    .insertInto('schedules')
    // Sellers who look at the proposal meanwhile can still save it.
    .values({
      listing_id: home?.listingId ?? null,
      rules: JSON.stringify(usual.rules),
      overrides: '[]',
      time_zone: timeZone,
      version: 0,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const scheduleId = await findScheduleId(db, bookable);
  if (scheduleId === undefined) return;
  await db
    .insertInto('event_types')
    .values(
      usual.eventTypes.map(({ kind, isOpen, settings }) => ({
        id: randomUUID(),
        schedule_id: scheduleId,
        kind,
        is_open: isOpen,
        settings: JSON.stringify(settings),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** No booking, and nobody who waits, belongs to what is not kept. */
const NOT_KEPT = { schedule: 0, type: '00000000-0000-0000-0000-000000000000' };

/** What a guest finds at a home or a person: as {@link openContractTimes} would keep it. */
export async function findGuestSchedule({ db, now }: { db: Db; now: Date }, bookable: Bookable): Promise<Schedule | undefined> {
  const known = await findSchedule(db, bookable);
  const usual = usualTimes(bookable, known);
  if (usual === null) return known;
  const added = usual.eventTypes.filter(({ kind }) => known?.types.some((type) => type.kind === kind) !== true);
  const { rules, overrides } = usual;
  const none = {
    row: {
      id: NOT_KEPT.schedule,
      listing_id: bookable.home?.listingId ?? null,
      user_id: null,
      draft_key: null,
      handle: null,
      hosting: null,
      rules,
      overrides,
      time_zone: bookable.timeZone,
      version: 0,
      updated_at: now,
    },
    rules,
    overrides,
    hosting: null,
    types: [],
  };
  const schedule = known ?? none;
  return { ...schedule, types: [...schedule.types, ...added.map((type) => ({ ...type, id: NOT_KEPT.type }))] };
}

/** The usual times, for kinds that are open to this guest and set nowhere; null if nothing is missing. */
function usualTimes({ home, opens }: Bookable, known: Schedule | undefined): ReturnType<typeof proposeSchedule> | null {
  if (opens.length === 0 || home === null || home.listingId === null) return null;
  const isSet = opens.every((kind) => known?.types.some((type) => type.kind === kind) === true);
  return isSet ? null : proposeSchedule();
}
