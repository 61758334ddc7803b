import { sql } from 'kysely';
import type { Market } from '#domains/market/contract.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { areaPath, describePace, describePrice, nameArea } from '../model/describe-market.ts';
import { AlertMail } from './alert-mail.tsx';
import { loadAreaMarket, parseMarketType } from './saved-areas.ts';

interface DueArea {
  user_id: string;
  place_id: number;
  slug: string;
  property_type: string;
}

interface AreaNews {
  name: string;
  price: string;
  pace: string;
  path: string;
}

/**
 * Tells people that a month's figures are out for the areas they follow: once for each month, in one note and one mail,
 * in the transaction that writes that they were told.
 */
export async function tellAreas(ctx: TellContext): Promise<void> {
  requireSystem(ctx);
  const lastMonthEnd = new Date(Date.UTC(ctx.now.getUTCFullYear(), ctx.now.getUTCMonth(), 0));
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from saved_areas where coalesce(told_through, '-infinity') < ${lastMonthEnd}::date`.execute(ctx.db);
  const markets = new Map<string, Promise<Market>>();
  for (const { user_id: userId } of rows) {
    await transact(ctx, (inner) => tellPerson(inner, userId, (area) => remember(markets, ctx, area))).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'someone could not be told of an area'),
    );
  }
}

/** Many people follow the same area: its market is read once. */
function remember(
  markets: Map<string, Promise<Market>>,
  ctx: TellContext,
  { slug, property_type: type }: DueArea,
): Promise<Market> {
  const key = `${slug}/${type}`;
  const known = markets.get(key) ?? loadAreaMarket(ctx, slug, parseMarketType(type));
  markets.set(key, known);
  return known;
}

async function tellPerson(ctx: TellContext, userId: string, read: (area: DueArea) => Promise<Market>): Promise<void> {
  const { rows } = await sql<DueArea & { told_through: string | null }>`
    select a.user_id, a.place_id, p.slug, a.property_type, a.told_through::text as told_through
    from saved_areas a join places p on p.id = a.place_id where a.user_id = ${userId}
    order by p.name, a.property_type for update of a skip locked`.execute(ctx.db);
  const news: AreaNews[] = [];
  let through = '';
  for (const row of rows) {
    const { area, asOf, figures } = await read(row);
    if (asOf === null || (row.told_through !== null && row.told_through >= asOf)) continue;
    await sql`update saved_areas set told_through = ${asOf}::date
      where user_id = ${userId} and place_id = ${row.place_id} and property_type = ${row.property_type}`.execute(ctx.db);
    const type = parseMarketType(row.property_type);
    const pace = describePace(figures);
    news.push({ name: nameArea(area.name, type), price: describePrice(figures), pace, path: areaPath(area.slug, type) });
    through = asOf;
  }
  if (news.length > 0) await tellOf(ctx, userId, news, through);
}

async function tellOf(ctx: TellContext, userId: string, news: readonly AreaNews[], through: string): Promise<void> {
  const [first] = news;
  const url = publicUrlOf(ctx.config);
  const items = news.map(({ name, price, pace, path }) => ({
    change: price,
    name,
    facts: pace,
    firm: null,
    picture: null,
    href: `${url}${path}`,
  }));
  const group = { title: `The three months to ${formatDate(through, 'UTC')}`, href: `${url}/buyer-dashboard`, items, more: 0 };
  await tell(ctx, {
    to: { userId },
    topic: 'areas',
    title: news.length === 1 ? `New market figures for ${first?.name ?? ''}` : `New market figures for ${news.length} areas`,
    line: {
      body: news.length === 1 ? `${first?.price ?? ''} · ${first?.pace ?? ''}` : news.map(({ name }) => name).join(', '),
      href: news.length === 1 ? (first?.path ?? '/buyer-dashboard') : '/buyer-dashboard',
    },
    mail: {
      body: AlertMail({ groups: [group] }),
      subscription: { key: '', label: 'Market figures of areas you follow' },
      dedupeKey: `areas-${userId}-${ctx.now.toISOString()}`,
    },
  });
}
