import { addDays } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ScheduleAnswer, ScheduleForm } from '../contract.ts';
import { proposeSchedule } from '../model/propose-schedule.ts';
import { findBusy } from './find-openings.ts';
import { requireSoldHome, type BookableHome } from './homes.ts';
import { findSchedule } from './queries.ts';
import { lockSchedule } from './take-time.ts';

/** How far ahead the preview looks. */
const PREVIEW_DAYS = 14;

/** Throws `not-found` for people who do not sell the home. */
export async function getSchedule(ctx: Context, listingKey: string): Promise<ScheduleAnswer> {
  return present(ctx, await requireSoldHome(ctx, listingKey));
}

/**
 * Replaces what a home offers; bookings that exist stay. Throws `not-found` for people who do not sell the home, `stale` where
 * somebody else saved in the meantime.
 */
export async function setSchedule(
  ctx: Context,
  { listingKey, version, ...form }: ScheduleForm & { listingKey: string; version: number },
): Promise<ScheduleAnswer> {
  return transact(ctx, async (inner) => {
    const home = await requireSoldHome(inner, listingKey);
    const made = await inner.db
      .insertInto('schedules')
      .values({
        listing_id: home.listingId,
        time_zone: home.timeZone,
        rules: JSON.stringify(form.rules),
        overrides: JSON.stringify(form.overrides),
        updated_at: inner.now,
      })
      .onConflict((conflict) => conflict.column('listing_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const { row } = await requireSchedule(inner, home);
    await lockSchedule(inner.db, row.id, () => inner.now);
    const known = await requireSchedule(inner, home);
    if (made === undefined) {
      if (isSame(known, form)) return present(inner, home);
      if (known.row.version !== version)
        throw new DomainError('stale', 'Somebody else changed these rules in the meantime. Reload to see what they say now.');
      await inner.db
        .updateTable('schedules')
        .set({
          rules: JSON.stringify(form.rules),
          overrides: JSON.stringify(form.overrides),
          time_zone: home.timeZone,
          version: version + 1,
          updated_at: inner.now,
        })
        .where('id', '=', row.id)
        .execute();
    }
    for (const { kind, isOpen, settings } of form.eventTypes)
      await inner.db
        .insertInto('event_types')
        .values({ id: randomUUID(), schedule_id: row.id, kind, is_open: isOpen, settings: JSON.stringify(settings) })
        .onConflict((conflict) =>
          conflict.columns(['schedule_id', 'kind']).doUpdateSet({ is_open: isOpen, settings: JSON.stringify(settings) }),
        )
        .execute();
    // Bookings of a kind that is no longer named stay, so its row does too.
    const kept = form.eventTypes.map(({ kind }) => kind);
    const others = inner.db.updateTable('event_types').set({ is_open: false }).where('schedule_id', '=', row.id);
    await (kept.length === 0 ? others : others.where('kind', 'not in', kept)).execute();
    return present(inner, home);
  });
}

async function requireSchedule(ctx: Context, home: BookableHome) {
  const schedule = await findSchedule(ctx.db, home.listingId);
  if (schedule === undefined) throw new DomainError('not-found', 'This home has no rules.');
  return schedule;
}

type Known = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

function isSame(known: Known, form: ScheduleForm): boolean {
  return (
    JSON.stringify(formOf(known)) ===
    JSON.stringify({ rules: form.rules, overrides: form.overrides, eventTypes: form.eventTypes })
  );
}

function formOf({ rules, overrides, types }: Known): ScheduleForm {
  return { rules, overrides, eventTypes: types.map(({ kind, isOpen, settings }) => ({ kind, isOpen, settings })) };
}

async function present(ctx: Context, home: BookableHome): Promise<ScheduleAnswer> {
  const known = await findSchedule(ctx.db, home.listingId);
  const today = dayInZone(ctx.now, home.timeZone);
  const busy = await findBusy(ctx, home, known, { from: today, to: addDays(today, PREVIEW_DAYS), now: ctx.now });
  return {
    timeZone: home.timeZone,
    version: known?.row.version ?? 0,
    schedule: known === undefined ? proposeSchedule() : formOf(known),
    busy: busy.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  };
}
