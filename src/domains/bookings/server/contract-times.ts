import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/verb/context.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import type { Bookable } from './bookables.ts';
import { findSchedule, findScheduleId } from './queries.ts';

/**
 * Where the sellers of a home under contract set no times, its buyer books inspection and appraisal in the usual ones. They are
 * open to nobody else, and each visit waits for the sellers' yes.
 */
export async function openContractTimes({ db, now }: Pick<Context, 'db' | 'now'>, bookable: Bookable): Promise<void> {
  const { home, opens, timeZone } = bookable;
  if (opens.length === 0 || home === null || home.listingId === null) return;
  const known = await findSchedule(db, bookable);
  if (opens.every((kind) => known?.types.some((type) => type.kind === kind) === true)) return;
  const usual = proposeSchedule();
  await db
    .insertInto('schedules')
    // Sellers who look at the proposal meanwhile can still save it.
    .values({
      listing_id: home.listingId,
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
