import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { findItem } from '../model/find-item.ts';
import type { SubscriptionRow } from './queries.ts';

type Reading = Pick<Context, 'db' | 'now'>;

/** What is left of the services that somebody's plan includes: each can be ordered once, while the plan is paid for. */
export async function findIncluded(ctx: Reading, userId: string): Promise<string[]> {
  const plan = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'ending'])
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
  return plan === undefined ? [] : leftOf(ctx, plan);
}

/** The same of a plan that is at hand. */
export async function leftOf({ db, now }: Reading, plan: SubscriptionRow): Promise<string[]> {
  const item = findItem(plan.plan_id);
  if (item?.kind !== 'plan' || item.includes.length === 0 || plan.user_id === null) return [];
  const { rows } = await sql<{ id: string }>`
    select l ->> 'itemId' as id from orders o, jsonb_array_elements(o.lines) l
    where o.user_id = ${plan.user_id} and o.purpose = 'catalog' and o.created_at >= ${plan.created_at}
      and (o.status = 'paid' or (o.status in ('pending', 'failed') and o.expires_at > ${now}))
      and l -> 'isIncluded' = 'true'::jsonb`.execute(db);
  const used = new Set(rows.map(({ id }) => id));
  return item.includes.filter((id) => !used.has(id));
}
