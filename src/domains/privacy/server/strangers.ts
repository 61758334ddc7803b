import { sql } from 'kysely';
import type { z } from 'zod';
import { deliveryFor, tell, type TellContext } from '#domains/notifications/server/index.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import type { Delivery } from '#lib/contact-words.ts';
import { KEPT_MONTHS, KEPT_UNCONFIRMED_DAYS, PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { transact } from '#platform/verb/transact.ts';
import { STRANGER_KINDS, type strangerQuestionForm } from '../contract.ts';

/**
 * Takes what somebody without an account asks about their data. It only mails the address, and never says what is known of it.
 * Throws `forbidden` for demo people, who write to nobody.
 */
export async function askWithoutAccount(
  ctx: TellContext,
  { id, kind, body, email }: z.output<typeof strangerQuestionForm>,
): Promise<{ delivery: Delivery }> {
  if (ctx.actor.kind === 'user' && ctx.actor.isDemo) throw new DomainError('forbidden', 'Demo people get no mail.');
  await limitHits(ctx, MAILS_PER_ADDRESS, email.toLowerCase());
  const token = makeToken();
  await transact(ctx, async (inner) => {
    const { numInsertedOrUpdatedRows } = await inner.db
      .insertInto('privacy_questions')
      .values({
        id,
        kind,
        body,
        email: email.toLowerCase(),
        confirm_hash: hashToken(token),
        asked_at: ctx.now,
        due_at: dueFrom(ctx.now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await tell(inner, {
      to: { address: email },
      title: 'Confirm your request about your data',
      mail: {
        body: {
          paragraphs: [
            `Someone asked us in your name: “${STRANGER_KINDS[kind]}”. If it was you, confirm it, and we answer within ${PRIVACY_ANSWER_DAYS} days.`,
            `If this wasn’t you, you don’t have to do anything: the request is deleted after ${KEPT_UNCONFIRMED_DAYS} days.`,
          ],
          action: { path: `/privacy?confirm=${token}#contact`, label: 'Confirm the request' },
        },
        dedupeKey: `privacy-request-${id}`,
      },
    });
  });
  return { delivery: deliveryFor(ctx, email) };
}

const dueFrom = (now: Date) => new Date(now.getTime() + PRIVACY_ANSWER_DAYS * DAY_MS);

/** Confirms by the link of the mail; the days of the law count from the request. Throws `not-found` for an unknown or ended one. */
export async function confirmRequest(ctx: Context, token: string): Promise<{ dueAt: string }> {
  const row = await ctx.db
    .updateTable('privacy_questions')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${ctx.now}::timestamptz)` })
    .where('confirm_hash', '=', hashToken(token))
    .returning('due_at')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'This link has ended or never was. Send the form again.');
  return { dueAt: row.due_at.toISOString() };
}

/** Deletes requests that nobody confirmed, and those that were answered long ago. */
export async function removeOldRequests(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('privacy_questions')
    .where('user_id', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', new Date(ctx.now.getTime() - KEPT_UNCONFIRMED_DAYS * DAY_MS))
    .execute();
  await ctx.db.deleteFrom('privacy_questions').where('answered_at', '<', monthsBefore(ctx.now, KEPT_MONTHS)).execute();
}
