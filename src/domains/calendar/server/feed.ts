import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { transact } from '#platform/verb/transact.ts';
import type { CalendarFeed } from '../contract.ts';
import { composeCalendar } from './compose-calendar.ts';

/** Calendars poll often, so not every read stores its time. */
const REMEMBER_READS_MS = 600_000;

export async function getCalendarFeed(ctx: Context): Promise<{ feed: CalendarFeed | null }> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return { feed: null };
  return { feed: { createdAt: row.created_at.toISOString(), lastReadAt: row.last_read_at?.toISOString() ?? null } };
}

/**
 * A new address; the earlier one ends. Throws `forbidden` until the caller's email address is proven: otherwise a person who
 * registered somebody else's address could keep reading that person's dates after they take over the account.
 */
export async function makeCalendarFeed(ctx: Context): Promise<{ path: string }> {
  const { userId, isDemo, emailVerified } = requireUser(ctx);
  if (!isDemo && !emailVerified)
    throw new DomainError('forbidden', 'Confirm your email address first, under Profile: then you can make a calendar address.');
  const token = makeToken();
  const made = { token_hash: hashToken(token), created_at: ctx.now, last_read_at: null };
  await transact(ctx, async (inner) => {
    await inner.db
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute();
    await recordAudit(inner, { action: 'calendar-address-made', subjectId: userId });
  });
  return { path: `/api/calendars/${token}.ics` };
}

/** Ends the caller's address. */
export async function endCalendarFeed(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  await endCalendarAddress(ctx, { userId });
}

/** Ends a person's address, whoever made it. */
export async function endCalendarAddress(ctx: Context, { userId }: { userId: string }): Promise<void> {
  await transact(ctx, async (inner) => {
    const ended = await inner.db.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
    if (ended.numDeletedRows > 0n) await recordAudit(inner, { action: 'calendar-address-ended', subjectId: userId });
  });
}

/** The dates behind an address. Throws `not-found` where it has ended, and for accounts that are disabled. */
export async function readCalendarFeed(ctx: Context & { config: Config }, token: string): Promise<string> {
  const feed = await ctx.db
    .selectFrom('calendar_feeds')
    .innerJoin('people', 'people.id', 'calendar_feeds.user_id')
    .select(['user_id as userId', 'last_read_at'])
    .where('token_hash', '=', hashToken(token))
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  if (feed === undefined) throw new DomainError('not-found', 'This calendar address has ended.');
  const { userId, last_read_at: lastReadAt } = feed;
  if (lastReadAt === null || ctx.now.getTime() - lastReadAt.getTime() > REMEMBER_READS_MS)
    await ctx.db.updateTable('calendar_feeds').set({ last_read_at: ctx.now }).where('user_id', '=', userId).execute();
  return composeCalendar(ctx, userId);
}
