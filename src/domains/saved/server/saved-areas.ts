import { sql } from 'kysely';
import { MARKET_TYPES, type Market, type MarketType } from '#domains/market/contract.ts';
import { getMarket } from '#domains/market/server/index.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SavedArea } from '../contract/areas.ts';
import { MOST_SAVED_AREAS } from '../model/limits.ts';

/** Three months: long enough for most neighborhoods to have a median. */
export function loadAreaMarket(ctx: Context, slug: string, propertyType: MarketType): Promise<Market> {
  return getMarket(ctx, { slug, query: { propertyType, window: 3, months: 1 } });
}

export function parseMarketType(stored: string): MarketType {
  return MARKET_TYPES.find((known) => known === stored) ?? 'all';
}

/** Follows an area from the figures on that stand there now. Throws `not-found` for an unknown one, `conflict` beyond the limit. */
export async function saveArea(ctx: Context, { slug, propertyType }: { slug: string; propertyType: MarketType }): Promise<void> {
  const { userId } = requireUser(ctx);
  const { asOf } = await loadAreaMarket(ctx, slug, propertyType);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'saved_areas', userId);
    // Not the area itself: following it again adds nothing.
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from saved_areas a join places p on p.id = a.place_id
      where a.user_id = ${userId} and (p.slug, a.property_type) is distinct from (${slug}, ${propertyType})`.execute(inner.db);
    if ((rows[0]?.count ?? 0) >= MOST_SAVED_AREAS)
      throw new DomainError('conflict', `You follow ${MOST_SAVED_AREAS} areas: leave one first.`);
    await sql`
      insert into saved_areas (user_id, place_id, property_type, told_through, created_at)
      select ${userId}, id, ${propertyType}, ${asOf}::date, ${ctx.now} from places where slug = ${slug}
      on conflict do nothing`.execute(inner.db);
  });
}

export async function removeSavedArea(
  ctx: Context,
  { slug, propertyType }: { slug: string; propertyType: MarketType },
): Promise<void> {
  const { userId } = requireUser(ctx);
  await sql`
    delete from saved_areas where user_id = ${userId} and property_type = ${propertyType}
      and place_id in (select id from places where slug = ${slug})`.execute(ctx.db);
}

/** The caller's areas, newest first. */
export async function listSavedAreas(ctx: Context): Promise<{ areas: SavedArea[] }> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<{ slug: string; property_type: string }>`
    select p.slug, a.property_type from saved_areas a join places p on p.id = a.place_id
    where a.user_id = ${userId} order by a.created_at desc, p.slug, a.property_type`.execute(ctx.db);
  const areas = await Promise.all(
    rows.map(async (row) => {
      const propertyType = parseMarketType(row.property_type);
      const { area, asOf, figures } = await loadAreaMarket(ctx, row.slug, propertyType);
      return { slug: area.slug, name: area.name, propertyType, asOf, figures };
    }),
  );
  return { areas };
}
