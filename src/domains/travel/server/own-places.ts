import type { HandlerInput } from '#lib/endpoint.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_OWN_PLACES, type keepOwnPlace as keepEndpoint, type OwnPlace } from '../contract.ts';

const COLUMNS = ['id as placeId', 'name', 'address', 'longitude', 'latitude'] as const;

/** The caller's places, oldest first. */
export async function listOwnPlaces(ctx: Context): Promise<{ places: OwnPlace[] }> {
  const { userId } = requireUser(ctx);
  const places = await ctx.db
    .selectFrom('own_places')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { places };
}

/** Adds or changes a place. Throws `conflict` beyond the limit, `not-found` if the id is somebody else's. */
export async function keepOwnPlace(ctx: Context, { params, body }: HandlerInput<typeof keepEndpoint>): Promise<OwnPlace> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    // Runs one at a time, so that two open pages cannot exceed the limit together.
    await takeTurn(inner.db, 'own_places', userId);
    const kept = await inner.db.selectFrom('own_places').select('id').where('user_id', '=', userId).execute();
    if (kept.length >= MOST_OWN_PLACES && kept.every(({ id }) => id !== params.placeId))
      throw new DomainError('conflict', `You keep ${MOST_OWN_PLACES} places: remove one first.`);
    const place = await inner.db
      .insertInto('own_places')
      .values({ id: params.placeId, user_id: userId, ...body, created_at: ctx.now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(body).where('own_places.user_id', '=', userId))
      .returning(COLUMNS)
      .executeTakeFirst();
    if (place === undefined) throw new DomainError('not-found', 'You keep no such place.');
    return place;
  });
}

/** Throws `not-found` for another person's place. */
export async function deleteOwnPlace(ctx: Context, placeId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const dropped = await ctx.db
    .deleteFrom('own_places')
    .where('id', '=', placeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (dropped.numDeletedRows === 0n) throw new DomainError('not-found', 'You keep no such place.');
}
