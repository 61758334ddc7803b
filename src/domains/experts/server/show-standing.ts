import type { EndpointResponse } from '#lib/endpoint.ts';
import { medianOf } from '#lib/median.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import type { getStanding, Standing } from '../contract.ts';
import { LEAST_COMPARED } from '../model/limits.ts';
import { ledgerDay } from '../model/ledger.ts';
import { PARTS, RANKING_VERSION } from '../model/ranking.ts';
import { rankFor } from './match-vendors.ts';
import { requireVendorMember } from './require-vendor.ts';

/**
 * Where a vendor of the caller's stands by the formula, part by part, beside the median of those who serve its own place.
 * Nothing of any other vendor can be told from it. Throws `not-found` for strangers.
 */
export async function showStanding(ctx: Context, given: string): Promise<EndpointResponse<typeof getStanding>> {
  const { vendorId } = await requireVendorMember(ctx, 'work', given);
  const today = ledgerDay(ctx.now);
  const entries = await ctx.db
    .selectFrom('expert_entries')
    .select(['category_key', 'latitude', 'longitude', 'state', 'kind'])
    .where('vendor_id', '=', vendorId)
    .where('valid_until', '>=', today)
    .orderBy('category_key')
    .execute();
  const standings = await Promise.all(
    entries.map(async ({ category_key: categoryKey, latitude, longitude, state, kind }): Promise<Standing[]> => {
      if (!isCategoryKey(categoryKey) || latitude === null || longitude === null) return [];
      const need = { categoryKey, place: { latitude, longitude }, state, takes: [], budgetCents: null, startsOn: today };
      const { all } = (await rankFor(ctx, need, { hidden: kind === 'played' ? 'real' : 'played' })).ranking;
      const at = all.findIndex((one) => one.vendorId === vendorId);
      const own = all[at];
      if (own === undefined) return [];
      const isEnough = all.length >= LEAST_COMPARED;
      return [
        {
          categoryKey,
          total: all.length,
          place: isEnough ? at + 1 : null,
          score: own.score,
          medianScore: isEnough ? medianOf(all.map(({ score }) => score)) : null,
          parts: PARTS.map((part) => ({
            part,
            own: own.parts[part],
            median: isEnough ? medianOf(all.map(({ parts }) => parts[part])) : null,
            isAssumed: own.assumed.includes(part),
          })),
        },
      ];
    }),
  );
  return { version: RANKING_VERSION, standings: standings.flat() };
}
