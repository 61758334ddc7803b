import { sql } from 'kysely';
import type { About } from '#domains/correspondence/server/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { findVendors, listMemberships } from '#domains/experts/server/index.ts';
import { withArticle } from '#lib/format.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { Answering } from '#platform/ports/server-context.ts';

/** What threads about leads are called, by the ids of the leads: each side is sent to its own page. */
export async function findLeadsToWriteAbout(ctx: Context, keys: readonly string[]): Promise<ReadonlyMap<string, About>> {
  const { rows } = await sql<{
    id: string;
    userId: string | null;
    requestId: string;
    number: number;
    categoryKey: string;
    state: string;
  }>`
    select l.id, r.user_id as "userId", r.id as "requestId", r.number, r.category_key as "categoryKey", r.state
    from leads l join service_requests r on r.id = l.request_id where l.id = any(${[...keys]}::uuid[])`.execute(ctx.db);
  const me = userIdOf(ctx);
  return new Map(
    rows.map(({ id, userId, requestId, number, categoryKey, state }): [string, About] => [
      id,
      {
        label: `request ${number}${isCategoryKey(categoryKey) ? ` for ${withArticle(categoryOf(categoryKey).name)}` : ''}`,
        path: userId !== null && userId === me ? `/service-request-confirmation?request=${requestId}` : `/vendor/lead/${id}`,
        address: null,
        state: state === '' ? null : state,
      },
    ]),
  );
}

const MOST_LEADS = 5000;

/** Who answers what is written about leads: everybody in the vendor's team. */
export const leadAnswering: Answering = {
  keysOf: async ({ db }, userId) => {
    const memberships = await listMemberships(db, userId);
    if (memberships.length === 0) return [];
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where(
        'vendor_id',
        'in',
        memberships.map(({ vendorId }) => vendorId),
      )
      .orderBy('asked_at', 'desc')
      .limit(MOST_LEADS)
      .execute();
    return rows.map(({ id }) => id);
  },
  peopleOf: async ({ db }, keys) => {
    if (keys.length === 0) return new Map();
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'vendor_id'])
      .where('id', 'in', [...keys])
      .execute();
    const vendors = await findVendors(
      { db, now: new Date() },
      leads.map((lead) => lead.vendor_id),
    );
    return new Map(leads.map((lead) => [lead.id, vendors.get(lead.vendor_id)?.members.map(({ userId }) => userId) ?? []]));
  },
};
