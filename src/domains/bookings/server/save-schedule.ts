import { findPeople } from '#domains/accounts/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { HomeScheduleAnswer, HomeScheduleForm, Hosting, ScheduleAnswer, ScheduleForm } from '../contract.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import { isHost, requireLawfulFor, requireSoldHome, type Bookable } from './bookables.ts';
import { findBusy, findShowerBusy } from './find-openings.ts';
import type { KnownBusy } from './host-times.ts';
import { findSchedule, openOwnSchedule, type Schedule } from './queries.ts';
import { lockSchedule } from './take-time.ts';
import { PREVIEW_DAYS } from '../model/booking-terms.ts';

/** Throws `not-found` for people who do not sell the home. */
export async function getSchedule(ctx: Context, listingKey: string): Promise<HomeScheduleAnswer> {
  return present(ctx, await requireSoldHome(ctx, listingKey));
}

/**
 * Replaces what a home offers; bookings that exist stay. Throws `not-found` for people who do not sell the home, `stale` where
 * somebody else saved in the meantime, `invalid` for words that a seller may not write.
 */
export async function setSchedule(
  ctx: Context,
  {
    listingKey,
    version,
    hosting = null,
    ...form
  }: Omit<HomeScheduleForm, 'hosting'> & { listingKey: string; version: number; hosting?: Hosting | null },
): Promise<HomeScheduleAnswer> {
  return transact(ctx, async (inner) => {
    // It cannot become public meanwhile.
    const bookable = await requireSoldHome(inner, listingKey, { isForUpdate: true });
    if (hosting?.userIds.some((userId) => !isHost(bookable, userId)) === true)
      throw invalidField('hosting', 'Choose from the people who sell the home.');
    requireLawfulFor(
      bookable,
      Object.fromEntries(
        form.eventTypes.flatMap(({ settings: { place, questions } }, at): [string, string][] => [
          [`eventTypes.${at}.settings.place`, place],
          ...questions.map((question, one): [string, string] => [`eventTypes.${at}.settings.questions.${one}`, question]),
        ]),
      ),
    );
    const made = await inner.db
      .insertInto('schedules')
      .values({
        listing_id: bookable.home.listingId,
        draft_key: bookable.home.listingId === null ? bookable.home.listingKey : null,
        ...rulesOf(form),
        time_zone: bookable.timeZone,
        updated_at: inner.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const isSame = (known: Schedule) => isSameForm(known, form) && JSON.stringify(hostingOf(known)) === JSON.stringify(hosting);
    await replaceRules(inner, bookable, { form, version, timeZone: bookable.timeZone, isNew: made !== undefined, isSame });
    await setHosting(inner, bookable, hosting);
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
      throw new DomainError('stale', 'These times changed since you opened them. Take another look before you save.');
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
  return busy.map((one) => sayBusy(one, known));
}

const hostingOf = ({ hosting }: Schedule): Hosting | null =>
  hosting === null ? null : { how: hosting.how, userIds: hosting.hosts.map(({ userId }) => userId) };

/** Of those who were chosen, the ones who still sell the home. */
function hostingAmong(bookable: Bookable, known: Schedule): Hosting | null {
  const hosting = hostingOf(known);
  const userIds = hosting?.userIds.filter((userId) => isHost(bookable, userId)) ?? [];
  return hosting === null || userIds.length === 0 ? null : { ...hosting, userIds };
}

/** Says who shows a home. */
async function setHosting(
  { db, now }: Context,
  whose: Pick<Bookable, 'home' | 'person'>,
  hosting: Hosting | null,
): Promise<void> {
  const schedule = await findSchedule(db, whose);
  if (schedule === undefined || JSON.stringify(hostingOf(schedule)) === JSON.stringify(hosting)) return;
  const userIds = [...new Set(hosting?.userIds)];
  const { id, time_zone: timeZone } = schedule.row;
  await db
    .updateTable('schedules')
    .set({ hosting: hosting?.how ?? null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('schedule_hosts').where('schedule_id', '=', id).execute();
  for (const [position, userId] of userIds.entries()) {
    await openOwnSchedule(db, { userId, timeZone, now });
    await db.insertInto('schedule_hosts').values({ schedule_id: id, user_id: userId, position }).execute();
  }
}

async function present(ctx: Context, bookable: Bookable & { home: NonNullable<Bookable['home']> }): Promise<HomeScheduleAnswer> {
  const known = await findSchedule(ctx.db, bookable);
  const { timeZone } = bookable;
  const people = await findPeople(ctx.db, bookable.hosts);
  const today = dayInZone(ctx.now, timeZone);
  return {
    timeZone,
    version: known?.row.version ?? 0,
    schedule:
      known === undefined ? proposeSchedule(bookable.hosts) : { ...formOf(known), hosting: hostingAmong(bookable, known) },
    busy: await previewBusy(ctx, bookable, known, timeZone),
    people: await Promise.all(
      bookable.hosts.map(async (userId) => ({
        userId,
        name: people.get(userId)?.name ?? 'Someone',
        busy: (await findElsewhere(ctx, bookable, userId, today)).map((one) => sayBusy(one, known)),
      })),
    ),
  };
}

/** When somebody is somewhere else than at a home. */
async function findElsewhere(ctx: Context, bookable: Bookable, userId: string, today: string): Promise<KnownBusy[]> {
  const own = await findSchedule(ctx.db, { home: null, person: { userId, handle: '' } });
  const range = { from: today, to: addDays(today, PREVIEW_DAYS), now: ctx.now };
  return findShowerBusy(ctx, bookable, { timeZone: bookable.timeZone }, { userId, scheduleId: own?.row.id }, range);
}

/** Of what was booked, guests of the same kind count for caps, and may join where seats are left. */
const sayBusy = (busy: KnownBusy, known: Schedule | undefined): ScheduleAnswer['busy'][number] => ({
  start: new Date(busy.start).toISOString(),
  end: new Date(busy.end).toISOString(),
  beforeBufferMinutes: busy.beforeBufferMinutes ?? 0,
  afterBufferMinutes: busy.afterBufferMinutes ?? 0,
  travelMinutes: busy.travelMinutes ?? { from: 0, to: 0 },
  kind: known?.types.find(({ id }) => id === busy.eventTypeId)?.kind ?? null,
  hasSeatsLeft: busy.hasSeatsLeft ?? false,
});
