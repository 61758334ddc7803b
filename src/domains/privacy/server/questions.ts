import { recordAudit } from '#domains/accounts/server/index.ts';
import { tell, tellStaff, type TellContext } from '#domains/notifications/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { PrivacyState, QuestionKind } from '../contract.ts';
import { listOwnQuestions } from './queries.ts';
import { readPrivacy } from './read-privacy.ts';

const MOST_OPEN = 20;
const NO_QUESTION = 'There is no such request.';
const ANSWER_MS = PRIVACY_ANSWER_DAYS * DAY_MS;
const SETTINGS = { path: '/settings?tab=privacy', label: 'See it in your settings' };

/** Asks something about the caller's data. Throws `conflict` where too much of theirs waits for an answer. */
export async function askAboutData(
  ctx: TellContext,
  { questionId, kind, body }: { questionId: string; kind: QuestionKind; body: string },
): Promise<PrivacyState> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const own = await listOwnQuestions(inner.db, userId);
    if (own.some(({ id }) => id === questionId)) return;
    if (own.filter(({ answeredAt }) => answeredAt === null).length >= MOST_OPEN)
      throw new DomainError('conflict', 'Several of your questions wait for an answer. We’ll get to them first.');
    const { numInsertedOrUpdatedRows } = await inner.db
      .insertInto('privacy_questions')
      .values({
        id: questionId,
        user_id: userId,
        kind,
        body,
        asked_at: ctx.now,
        due_at: new Date(ctx.now.getTime() + ANSWER_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new DomainError('not-found', NO_QUESTION);
    await tellStaff(inner, {
      key: `privacy-${questionId}`,
      title: 'Someone asks about their data',
      body: `Answer by ${formatDate(new Date(ctx.now.getTime() + ANSWER_MS).toISOString(), 'UTC')}.`,
      href: '/admin/privacy',
    });
  });
  return readPrivacy(ctx);
}

async function lockOpen(db: Db, id: string) {
  const row = await db.selectFrom('privacy_questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined || (row.user_id === null && row.confirmed_at === null)) throw new DomainError('not-found', NO_QUESTION);
  return row;
}

type Asked = Pick<Awaited<ReturnType<typeof lockOpen>>, 'user_id' | 'email'>;

const personOf = ({ user_id: userId, email }: Asked) => (userId === null ? { address: email ?? '' } : { userId });
const actionFor = ({ user_id: userId }: Asked) => (userId === null ? {} : { action: SETTINGS });

/** Answers what somebody asked, once; they hear of it. For administrators. Throws `not-found`, and `conflict` for another answer. */
export async function answerQuestion(
  ctx: TellContext,
  { requestId, answer }: { requestId: string; answer: string },
): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await lockOpen(inner.db, requestId);
    if (row.answer === answer) return;
    if (row.answered_at !== null) throw new DomainError('conflict', 'This was answered meanwhile.');
    await inner.db.updateTable('privacy_questions').set({ answer, answered_at: ctx.now }).where('id', '=', requestId).execute();
    await recordAudit(inner, {
      action: 'privacy-question-answered',
      ...(row.user_id === null ? {} : { subjectId: row.user_id }),
      details: { requestId },
    });
    await tell(inner, {
      to: personOf(row),
      title: 'Our answer about your data',
      mail: {
        body: { paragraphs: ['You asked us something about your data. This is our answer:', answer], ...actionFor(row) },
        dedupeKey: `privacy-answer-${requestId}`,
      },
    });
  });
}

/**
 * Takes the one extension that the law allows (California: Cal. Civ. Code 1798.130(a)(2)); the person hears why. For
 * administrators. Throws `not-found`, and `conflict` where it was taken or answered.
 */
export async function extendQuestion(
  ctx: TellContext,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await lockOpen(inner.db, requestId);
    if (row.answered_at !== null || row.extended_at !== null)
      throw new DomainError('conflict', 'It was answered meanwhile, or extended once already.');
    const dueAt = new Date(row.due_at.getTime() + ANSWER_MS);
    await inner.db
      .updateTable('privacy_questions')
      .set({ due_at: dueAt, extended_at: ctx.now })
      .where('id', '=', requestId)
      .execute();
    await recordAudit(inner, {
      action: 'privacy-question-extended',
      ...(row.user_id === null ? {} : { subjectId: row.user_id }),
      details: { requestId, reason },
    });
    await tell(inner, {
      to: personOf(row),
      title: 'Our answer about your data takes longer',
      mail: {
        body: {
          paragraphs: [`We need until ${formatDate(dueAt.toISOString(), 'UTC')} for what you asked about your data.`, reason],
          ...actionFor(row),
        },
        dedupeKey: `privacy-extension-${requestId}`,
      },
    });
  });
}

/** How many questions about data wait for an administrator. */
export async function countQuestionsWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('privacy_questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
