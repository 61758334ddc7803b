import type { z } from 'zod';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ReplyTemplate, replyTemplateFormSchema } from '../contract.ts';
import { MOST_TEMPLATES } from '../model/limits.ts';

/** The caller's quick replies, by name. */
export async function listReplyTemplates(ctx: Context): Promise<{ templates: ReplyTemplate[] }> {
  return { templates: await listOf(ctx.db, requireUser(ctx).userId) };
}

/**
 * Makes or changes a quick reply of the caller's. Throws `not-found` for an id of somebody else's, `conflict` at
 * {@link MOST_TEMPLATES}.
 */
export async function putReplyTemplate(
  ctx: Context,
  { id, title, body }: { id: string } & z.output<typeof replyTemplateFormSchema>,
): Promise<{ templates: ReplyTemplate[] }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'reply-templates', userId);
    const templates = await listOf(inner.db, userId);
    if (templates.length >= MOST_TEMPLATES && templates.every((template) => template.id !== id))
      throw new DomainError('conflict', `You can keep ${MOST_TEMPLATES} quick replies. Delete one first.`);
    const stored = await inner.db
      .insertInto('reply_templates')
      .values({ id, user_id: userId, title, body, created_at: ctx.now, updated_at: ctx.now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ title, body, updated_at: ctx.now }).where('reply_templates.user_id', '=', userId),
      )
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) throw new DomainError('not-found', 'There is no such quick reply of yours.');
    return { templates: await listOf(inner.db, userId) };
  });
}

/** Throws `not-found` for other people's. */
export async function deleteReplyTemplate(ctx: Context, id: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('reply_templates')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such quick reply of yours.');
}

function listOf(db: Db, userId: string): Promise<ReplyTemplate[]> {
  return db
    .selectFrom('reply_templates')
    .select(['id', 'title', 'body'])
    .where('user_id', '=', userId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}
