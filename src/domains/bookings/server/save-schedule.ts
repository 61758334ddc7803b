import { addDays } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ScheduleAnswer, ScheduleForm } from '../contract.ts';
import { proposeSchedule } from '../model/propose-schedule.ts';
import { requireSoldHome, type Bookable } from './bookables.ts';
import { findBusy } from './find-openings.ts';
import { findSchedule, type Schedule } from './queries.ts';
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
    const bookable = await requireSoldHome(inner, listingKey);
    const made = await inner.db
      .insertInto('schedules')
      .values({ listing_id: bookable.home.listingId, ...rulesOf(form), time_zone: bookable.timeZone, updated_at: inner.now })
      .onConflict((conflict) => conflict.column('listing_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const isSame = (known: Schedule) => isSameForm(known, form);
    await replaceRules(inner, bookable, { form, version, timeZone: bookable.timeZone, isNew: made !== undefined, isSame });
    return present(inner, bookable);
  });
}

interface Replacement {
  form: ScheduleForm;
  version: number;
  timeZone: string;
  /** Just written, with all but its kinds. */
  isNew: boolean;
  isSame: (known: Schedule) => boolean;
}

/** Writes rules and kinds over those that are there. Throws `stale` where they are not those that the caller saw. */
export async function replaceRules(
  { db, now }: Context,
  whose: Pick<Bookable, 'home' | 'person'>,
  { form, version, timeZone, isNew, isSame }: Replacement,
): Promise<void> {
  const find = async () => {
    const schedule = await findSchedule(db, whose);
    if (schedule === undefined) throw new DomainError('not-found', 'There are no rules here.');
    return schedule;
  };
  const { row } = await find();
  await lockSchedule(db, row.id, () => now);
  const known = await find();
  if (!isNew) {
    if (isSame(known)) return;
    if (known.row.version !== version)
      throw new DomainError('stale', 'Somebody else changed these rules in the meantime. Reload to see what they say now.');
    await db
      .updateTable('schedules')
      .set({ ...rulesOf(form), time_zone: timeZone, version: version + 1, updated_at: now })
      .where('id', '=', row.id)
      .execute();
  }
  for (const { kind, isOpen, settings } of form.eventTypes)
    await db
      .insertInto('event_types')
      .values({ id: randomUUID(), schedule_id: row.id, kind, is_open: isOpen, settings: JSON.stringify(settings) })
      .onConflict((conflict) =>
        conflict.columns(['schedule_id', 'kind']).doUpdateSet({ is_open: isOpen, settings: JSON.stringify(settings) }),
      )
      .execute();
  // Bookings of a kind that is no longer named stay, so its row does too.
  const kept = form.eventTypes.map(({ kind }) => kind);
  const others = db.updateTable('event_types').set({ is_open: false }).where('schedule_id', '=', row.id);
  await (kept.length === 0 ? others : others.where('kind', 'not in', kept)).execute();
}

export const rulesOf = ({ rules, overrides }: ScheduleForm) => ({
  rules: JSON.stringify(rules),
  overrides: JSON.stringify(overrides),
});

export function isSameForm(known: Schedule, { rules, overrides, eventTypes }: ScheduleForm): boolean {
  return JSON.stringify(formOf(known)) === JSON.stringify({ rules, overrides, eventTypes });
}

export function formOf({ rules, overrides, types }: Schedule): ScheduleForm {
  return { rules, overrides, eventTypes: types.map(({ kind, isOpen, settings }) => ({ kind, isOpen, settings })) };
}

/** Time that is taken in the days that a preview shows. */
export async function previewBusy(
  ctx: Context,
  whose: Pick<Bookable, 'home' | 'person'>,
  known: Schedule | undefined,
  timeZone: string,
): Promise<ScheduleAnswer['busy']> {
  const today = dayInZone(ctx.now, timeZone);
  const busy = await findBusy(ctx, whose, known, { from: today, to: addDays(today, PREVIEW_DAYS), now: ctx.now });
  return busy.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
}

async function present(ctx: Context, bookable: Bookable): Promise<ScheduleAnswer> {
  const known = await findSchedule(ctx.db, bookable);
  return {
    timeZone: bookable.timeZone,
    version: known?.row.version ?? 0,
    schedule: known === undefined ? proposeSchedule() : formOf(known),
    busy: await previewBusy(ctx, bookable, known, bookable.timeZone),
  };
}
