import { randomUUID } from 'node:crypto';
import { findName } from '#domains/accounts/server/index.ts';
import { tellEach } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { CollectionSummary } from '../contract.ts';
import { MOST_COLLECTION_HOMES, MOST_COLLECTIONS, MOST_COMMENTS } from '../model/limits.ts';
import { isWritten } from './is-written.ts';
import { listOthers, requireCollection, type CollectionAccess } from './find-collection.ts';
import { findHomeId } from './find-homes.ts';
import { getCollectionSummary } from './read-collections.ts';

/** Starts a collection, once for a key. Throws `conflict` for one too many, and for a key that something else has. */
export async function createCollection(
  ctx: Context,
  { name, note, idempotencyKey: publicId = randomUUID() }: { name: string; note: string; idempotencyKey?: string | undefined },
): Promise<CollectionSummary> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'collections', userId);
    if (await isWritten(inner.db, 'collections', { publicId, userId })) return getCollectionSummary(inner, publicId);
    await requireRoom(inner.db, userId);
    await inner.db
      .insertInto('collections')
      .values({ public_id: publicId, user_id: userId, name, note, created_at: ctx.now })
      .execute();
    return getCollectionSummary(inner, publicId);
  });
}

/** Renames, or changes the note. */
export async function updateCollection(
  ctx: Context,
  { publicId, changes }: { publicId: string; changes: { name?: string | undefined; note?: string | undefined } },
) {
  const { id } = await requireCollection(ctx, publicId, 'edit');
  const { name, note } = changes;
  const set = { ...(name === undefined ? {} : { name }), ...(note === undefined ? {} : { note }) };
  if (Object.keys(set).length > 0) await ctx.db.updateTable('collections').set(set).where('id', '=', id).execute();
}

/** Deletes, until {@link restoreCollection} or a day later for good. */
export async function deleteCollection(ctx: Context, publicId: string) {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  await ctx.db.updateTable('collections').set({ deleted_at: ctx.now }).where('id', '=', id).execute();
}

export async function restoreCollection(ctx: Context, publicId: string) {
  const { userId } = requireUser(ctx);
  await transact(ctx, async ({ db }) => {
    const own = db.selectFrom('collections').select('deleted_at').where('public_id', '=', publicId).where('user_id', '=', userId);
    const row = await own.executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such collection.');
    if (row.deleted_at === null) return;
    await takeTurn(db, 'collections', userId);
    await requireRoom(db, userId);
    await db.updateTable('collections').set({ deleted_at: null }).where('public_id', '=', publicId).execute();
  });
}

/** Under the turn of `collections`. */
async function requireRoom(trx: Trx, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_COLLECTIONS) throw new DomainError('conflict', `You have ${MOST_COLLECTIONS} collections: delete one first.`);
}

/** Adds a home, or changes the note beside it; the other people are told of a home that is new. */
export async function putCollectionHome(
  ctx: Context,
  { publicId, listingKey, note }: { publicId: string; listingKey: string; note: string | undefined },
) {
  const { userId } = requireUser(ctx);
  const access = await requireCollection(ctx, publicId, 'edit');
  const listingId = await findHomeId(ctx.db, listingKey);
  await transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'collection_items', access.id);
    const { count } = await inner.db
      .selectFrom('collection_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('collection_id', '=', access.id)
      .executeTakeFirstOrThrow();
    const added = await inner.db
      .insertInto('collection_items')
      .values({ collection_id: access.id, listing_id: listingId, note: note ?? '', added_by: userId, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('listing_id')
      .executeTakeFirst();
    if (added === undefined) {
      if (note === undefined) return;
      await inner.db
        .updateTable('collection_items')
        .set({ note })
        .where('collection_id', '=', access.id)
        .where('listing_id', '=', listingId)
        .execute();
      return;
    }
    if (count >= MOST_COLLECTION_HOMES)
      throw new DomainError('conflict', `A collection holds ${MOST_COLLECTION_HOMES} homes: remove one first.`);
    await tellOthers(inner, access, (name) => ({
      title: `${name} added a home to “${access.name}”`,
      body: note ?? '',
    }));
  });
}

export async function removeCollectionHome(ctx: Context, { publicId, listingKey }: { publicId: string; listingKey: string }) {
  const { id } = await requireCollection(ctx, publicId, 'edit');
  await ctx.db
    .deleteFrom('collection_items')
    .where('collection_id', '=', id)
    .where('listing_id', '=', (eb) => eb.selectFrom('listings').select('id').where('listing_key', '=', listingKey))
    .execute();
}

/** Comments; the other people are told. */
export async function addComment(
  ctx: Context,
  {
    publicId,
    comment,
  }: { publicId: string; comment: { listingKey?: string | undefined; body: string; idempotencyKey?: string | undefined } },
) {
  const { userId } = requireUser(ctx);
  const access = await requireCollection(ctx, publicId, 'comment');
  const listingId = comment.listingKey === undefined ? null : await findHomeId(ctx.db, comment.listingKey);
  const author = await findName(ctx.db, userId);
  const id = comment.idempotencyKey ?? randomUUID();
  await transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'collection_comments', access.id);
    if (await isWritten(inner.db, 'collection_comments', { publicId: id, userId })) return;
    const { count } = await inner.db
      .selectFrom('collection_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('collection_id', '=', access.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST_COMMENTS)
      throw new DomainError('conflict', `A collection holds ${MOST_COMMENTS} comments: delete some first.`);
    await inner.db
      .insertInto('collection_comments')
      .values({
        public_id: id,
        collection_id: access.id,
        listing_id: listingId,
        user_id: userId,
        body: comment.body,
        created_at: ctx.now,
      })
      .execute();
    await tellOthers(inner, access, (name) => ({
      title: `${name} commented in “${access.name}”`,
      body: comment.body.slice(0, 200),
    }));
  });
  return {
    id,
    listingKey: comment.listingKey ?? null,
    author,
    isMine: true,
    body: comment.body,
    createdAt: ctx.now.toISOString(),
  };
}

/** Deletes one's own comment; the owner may delete any. */
export async function deleteComment(ctx: Context, { publicId, commentId }: { publicId: string; commentId: string }) {
  const { userId } = requireUser(ctx);
  const access = await requireCollection(ctx, publicId, 'view');
  const row = await ctx.db
    .deleteFrom('collection_comments')
    .where('public_id', '=', commentId)
    .where('collection_id', '=', access.id)
    .$if(access.standing !== 'owner', (query) => query.where('user_id', '=', userId))
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such comment of yours.');
}

async function tellOthers(
  ctx: Context,
  access: CollectionAccess,
  say: (name: string) => { title: string; body: string },
): Promise<void> {
  const { userId } = requireUser(ctx);
  const others = await listOthers(ctx.db, access, userId);
  const { title, body } = say(await findName(ctx.db, userId));
  const line = { body, href: `/buyer-dashboard?collection=${access.publicId}` };
  await tellEach(
    ctx,
    others.map((other) => ({ to: { userId: other }, topic: 'collections', title, line })),
  );
}
