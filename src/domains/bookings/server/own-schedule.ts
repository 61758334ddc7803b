import { shortSlug } from '#lib/fold-text.ts';
import { findName } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { HANDLE_LETTERS, USUAL_ZONE, type OwnScheduleAnswer, type OwnScheduleForm } from '../contract.ts';
import { proposeOwnSchedule } from '../model/usual-schedule.ts';
import { findSchedule } from './queries.ts';
import { formOf, isSameForm, previewBusy, replaceRules, rulesOf } from './save-schedule.ts';

/** Of a proposed handle, beyond the name: "maria-lopez-2". */
const MOST_TRIES = 50;

/** The caller's own schedule, or what they could begin with. */
export async function getOwnSchedule(ctx: Context): Promise<OwnScheduleAnswer> {
  const { userId } = requireUser(ctx);
  const found = await findSchedule(ctx.db, whoseOf(userId));
  // Whoever only shows homes has saved no hours of their own yet.
  const known = found === undefined || found.row.handle === null ? undefined : found;
  const timeZone = known?.row.time_zone ?? USUAL_ZONE;
  return {
    timeZone,
    version: known?.row.version ?? 0,
    handle: known?.row.handle ?? (await proposeHandle(ctx.db, await findName(ctx.db, userId))),
    schedule: known === undefined ? proposeOwnSchedule() : formOf(known),
    busy: await previewBusy(ctx, whoseOf(userId), found, timeZone),
  };
}

/**
 * Replaces when the caller's time can be booked, and where; bookings that exist stay. Throws `invalid` for a handle that
 * somebody else has, `stale` where the caller saved elsewhere in the meantime.
 */
export async function setOwnSchedule(
  ctx: Context,
  { version, handle, timeZone, ...form }: OwnScheduleForm & { version: number },
): Promise<OwnScheduleAnswer> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'handle', handle);
    const holder = await findHolder(inner.db, handle);
    if (holder !== undefined && holder !== userId)
      throw new DomainError('invalid', 'Someone else has this address.', {
        fields: { handle: 'Someone else has this address. Choose another one.' },
      });
    const made = await inner.db
      .insertInto('schedules')
      .values({ user_id: userId, handle, ...rulesOf(form), time_zone: timeZone, updated_at: inner.now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    await replaceRules(inner, whoseOf(userId), {
      form,
      version,
      timeZone,
      isNew: made !== undefined,
      isSame: (known) => isSameForm(known, form) && known.row.handle === handle && known.row.time_zone === timeZone,
    });
    await inner.db.updateTable('schedules').set({ handle }).where('user_id', '=', userId).execute();
    return getOwnSchedule(inner);
  });
}

const whoseOf = (userId: string) => ({ home: null, person: { userId, handle: '' } });

async function findHolder(db: Db, handle: string): Promise<string | undefined> {
  return (
    (await db.selectFrom('schedules').select('user_id').where('handle', '=', handle).executeTakeFirst())?.user_id ?? undefined
  );
}

async function proposeHandle(db: Db, name: string): Promise<string> {
  const base = shortSlug(name, HANDLE_LETTERS.most - 3);
  const stem = base.length < HANDLE_LETTERS.least ? `host-${base}`.replace(/-$/, '') : base;
  const tries = [stem, ...Array.from({ length: MOST_TRIES }, (_, index) => `${stem}-${index + 2}`)];
  const known = await db.selectFrom('schedules').select('handle').where('handle', 'in', tries).execute();
  const taken = new Set(known.map(({ handle }) => handle));
  return tries.find((one) => !taken.has(one)) ?? '';
}
