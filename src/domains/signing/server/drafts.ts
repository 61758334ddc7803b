import type { Selectable } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import type { EnvelopeDrafts } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type DraftContent, draftContentSchema, type EnvelopeDraft } from '../contract/drafts.ts';
import { changedParts, DRAFT_PARTS, isSamePart, pickParts } from '../model/draft-parts.ts';
import { MOST_DRAFTS } from '../model/limits.ts';
import { findEnvelope } from './envelope-rows.ts';

/** What the caller prepares, and their templates. */
export async function listDrafts(ctx: Context): Promise<{ drafts: EnvelopeDraft[] }> {
  const rows = await ctx.db
    .selectFrom('envelope_drafts')
    .selectAll()
    .where('user_id', '=', requireUser(ctx).userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return { drafts: rows.map(present) };
}

function present(row: Selectable<EnvelopeDrafts>): EnvelopeDraft {
  return {
    id: row.id,
    isTemplate: row.is_template,
    content: draftContentSchema.parse(row.content),
    updatedAt: row.updated_at.toISOString(),
  };
}

interface Saving {
  draftId: string;
  isTemplate: boolean;
  content: DraftContent;
  base?: DraftContent | undefined;
}

/**
 * Keeps a draft as it is now, with what other windows changed since `base`. Throws `not-found` for the id of somebody else's, and
 * `conflict` beyond the most, for what was sent, and with the fields that another window changed differently.
 */
export async function saveDraft(ctx: Context, { draftId, isTemplate, content, base }: Saving): Promise<EnvelopeDraft> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    // The last change of another window, on its way while this one sent it.
    if ((await findEnvelope(inner.db, draftId)) !== undefined) throw new DomainError('conflict', 'This draft was sent.');
    const kept = await inner.db.selectFrom('envelope_drafts').select(['id', 'content']).where('user_id', '=', userId).execute();
    if (kept.length >= MOST_DRAFTS && kept.every(({ id }) => id !== draftId))
      throw new DomainError('conflict', `You can keep ${MOST_DRAFTS} drafts and templates: delete one first.`);
    const before = kept.find(({ id }) => id === draftId);
    const next =
      before === undefined || base === undefined ? content : mergeDrafts(base, draftContentSchema.parse(before.content), content);
    const changed = { is_template: isTemplate, content: JSON.stringify(next), updated_at: ctx.now };
    const row = await inner.db
      .insertInto('envelope_drafts')
      .values({ id: draftId, user_id: userId, created_at: ctx.now, ...changed })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changed).where('envelope_drafts.user_id', '=', userId))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'You have no such draft.');
    return present(row);
  });
}

function mergeDrafts(base: DraftContent, theirs: DraftContent, mine: DraftContent): DraftContent {
  const [ours, others] = [changedParts(base, mine), changedParts(base, theirs)];
  const contested = DRAFT_PARTS.filter((part) => ours.has(part) && others.has(part) && !isSamePart(part, mine, theirs));
  if (contested.length === 0) return { ...theirs, ...pickParts(mine, ours) };
  const words = 'You changed this in another window in the meantime. Keep your entry or use the other one.';
  throw new DomainError('conflict', 'The same fields were changed elsewhere since you opened them.', {
    fields: Object.fromEntries(contested.map((part) => [part, words])),
    publicCode: 'changed-meanwhile',
  });
}

/** Throws `not-found` for somebody else's. */
export async function deleteDraft(ctx: Context, draftId: string): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('envelope_drafts')
    .where('id', '=', draftId)
    .where('user_id', '=', requireUser(ctx).userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'You have no such draft.');
}
