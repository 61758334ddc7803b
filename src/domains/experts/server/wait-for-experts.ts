import { sql } from 'kysely';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { withArticle } from '#lib/format.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { type CategoryKey, isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { listExpertWaits as listing } from '../contract.ts';
import { categoryOf } from '../model/categories.ts';
import { ledgerDay } from '../model/ledger.ts';
import { requireZip } from './locate-need.ts';
import { matchVendors } from './match-vendors.ts';

/** How many places one person can wait for. */
const MOST_WAITS = 50;
/** So many places are read at once. */
const AT_ONCE = 500;

interface Waiting {
  categoryKey: CategoryKey;
  zip: string;
}

export async function listExpertWaits(ctx: Context): Promise<EndpointResponse<typeof listing>> {
  const rows = await ctx.db
    .selectFrom('expert_waits')
    .select(['category_key', 'postal_code', 'created_at'])
    .where('user_id', '=', requireUser(ctx).userId)
    .orderBy('created_at')
    .orderBy('category_key')
    .orderBy('postal_code')
    .execute();
  return {
    waits: rows.flatMap((row) =>
      isCategoryKey(row.category_key)
        ? [{ categoryKey: row.category_key, zip: row.postal_code, since: row.created_at.toISOString() }]
        : [],
    ),
  };
}

/**
 * The caller hears once when somebody in a category serves a ZIP code; the same wish again changes nothing. Throws `invalid` for
 * a ZIP code that nobody knows, `conflict` where the caller waits for too many.
 */
export async function waitForExperts(ctx: Context, { categoryKey, zip }: Waiting): Promise<void> {
  const { userId } = requireUser(ctx);
  const place = await requireZip(ctx, zip, 'zip');
  const { waits } = await listExpertWaits(ctx);
  if (waits.length >= MOST_WAITS && !waits.some((one) => one.categoryKey === categoryKey && one.zip === zip))
    throw new DomainError('conflict', `You can wait in ${MOST_WAITS} places: take one back first.`);
  const { latitude, longitude, state } = place;
  await ctx.db
    .insertInto('expert_waits')
    .values({ user_id: userId, category_key: categoryKey, postal_code: zip, latitude, longitude, state, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function stopWaitingForExperts(ctx: Context, { categoryKey, zip }: Waiting): Promise<void> {
  await ctx.db
    .deleteFrom('expert_waits')
    .where('user_id', '=', requireUser(ctx).userId)
    .where('category_key', '=', categoryKey)
    .where('postal_code', '=', zip)
    .execute();
}

/** Tells everybody whose place somebody serves now, once, and forgets wishes that have become old. */
export async function tellWhoWaits(ctx: TellContext): Promise<void> {
  await ctx.db.deleteFrom('expert_waits').where('created_at', '<', monthsBefore(ctx.now, KEPT_MONTHS)).execute();
  // All of them: places that nobody serves must not stand before the others for good.
  let after: Waiting = { categoryKey: '' as CategoryKey, zip: '' };
  for (;;) {
    const places = await listPlaces(ctx, after);
    for (const { category_key: categoryKey, postal_code: zip, latitude, longitude, state } of places) {
      if (!isCategoryKey(categoryKey)) continue;
      const need = {
        categoryKey,
        place: { latitude, longitude },
        state,
        takes: [],
        budgetCents: null,
        startsOn: ledgerDay(ctx.now),
      };
      const { total } = await matchVendors(ctx, need, { most: 0 });
      if (total > 0) await tellOf(ctx, { categoryKey, zip });
    }
    const last = places.at(-1);
    if (last === undefined || places.length < AT_ONCE) return;
    after = { categoryKey: last.category_key as CategoryKey, zip: last.postal_code };
  }
}

function listPlaces({ db }: Pick<Context, 'db'>, after: Waiting) {
  return db
    .selectFrom('expert_waits')
    .select(['category_key', 'postal_code'])
    .select(({ fn }) => [fn.min('latitude').as('latitude'), fn.min('longitude').as('longitude'), fn.min('state').as('state')])
    .where(sql<boolean>`(category_key, postal_code) > (${after.categoryKey}, ${after.zip})`)
    .groupBy(['category_key', 'postal_code'])
    .orderBy('category_key')
    .orderBy('postal_code')
    .limit(AT_ONCE)
    .execute();
}

async function tellOf(ctx: TellContext, { categoryKey, zip }: Waiting): Promise<void> {
  const { name } = categoryOf(categoryKey);
  const href = `/service-experts?category=${categoryKey}&zip=${zip}`;
  const body = `You asked us to tell you when someone serves ${zip}. Look who it is, and ask for a quote.`;
  await transact(ctx, async (inner) => {
    const rows = await inner.db
      .deleteFrom('expert_waits')
      .where('category_key', '=', categoryKey)
      .where('postal_code', '=', zip)
      .returning('user_id')
      .execute();
    for (const { user_id: userId } of rows)
      await tell(inner, {
        to: { userId },
        topic: 'services',
        title: `There is ${withArticle(name)} for ${zip} now`,
        line: { body, href },
        mail: { body: { paragraphs: [body], action: { path: href, label: 'See who' } } },
      });
  });
}
