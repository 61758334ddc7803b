import { sql } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { listSavedExperts as listing } from '../contract.ts';
import { MOST_SAVED } from '../model/limits.ts';
import { ledgerDay } from '../model/ledger.ts';
import { hasPage } from '../model/vendor-status.ts';

/** The caller's saved experts, the latest first; those whose profile is gone are left out. */
export async function listSavedExperts({ db, now, actor }: Context): Promise<EndpointResponse<typeof listing>> {
  const { userId } = requireUser({ actor });
  const { rows } = await sql<{
    id: string;
    name: string;
    city: string;
    state: string;
    status: string;
    savedAt: Date;
    categories: string[];
    isListed: boolean;
  }>`
    select v.id, v.name, v.city, v.state, v.status, s.created_at as "savedAt",
      array(select c.category_key from vendor_categories c where c.vendor_id = v.id order by c.category_key) as categories,
      exists (select from expert_entries e where e.vendor_id = v.id and e.valid_until >= ${ledgerDay(now)}
        and not e.is_paused) as "isListed"
    from saved_experts s join vendors v on v.id = s.vendor_id
    where s.user_id = ${userId} order by s.created_at desc, v.id`.execute(db);
  return {
    experts: rows
      .filter(({ status, name }) => hasPage(status) && name !== '')
      .map(({ status: _status, categories, savedAt, ...expert }) => ({
        ...expert,
        categoryKeys: categories.filter(isCategoryKey),
        savedAt: savedAt.toISOString(),
      })),
  };
}

/** Saves an expert for the caller; the same again changes nothing. Throws `not-found` without a profile, `conflict` for too many. */
export async function saveExpert(ctx: Context, vendorId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async ({ db, now }) => {
    const vendor = await db.selectFrom('vendors').select(['status', 'name']).where('id', '=', vendorId).executeTakeFirst();
    if (vendor === undefined || !hasPage(vendor.status) || vendor.name === '')
      throw new DomainError('not-found', 'There is no such expert here.');
    await lockPerson(db, userId);
    const saved = await db.selectFrom('saved_experts').select('vendor_id').where('user_id', '=', userId).execute();
    if (saved.some((one) => one.vendor_id === vendorId)) return;
    if (saved.length >= MOST_SAVED)
      throw new DomainError('conflict', `You can save ${MOST_SAVED} experts: take one off your list first.`);
    await db
      .insertInto('saved_experts')
      .values({ user_id: userId, vendor_id: vendorId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes an expert off the caller's list; one that is not on it changes nothing. */
export async function removeSavedExpert(ctx: Context, vendorId: string): Promise<void> {
  await ctx.db
    .deleteFrom('saved_experts')
    .where('user_id', '=', requireUser(ctx).userId)
    .where('vendor_id', '=', vendorId)
    .execute();
}
