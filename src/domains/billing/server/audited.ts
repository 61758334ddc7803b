import { findVendors } from '#domains/experts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { findItem } from '../model/find-item.ts';
import type { OrderRow, SubscriptionRow } from './queries.ts';

/* How the audit log names what money is about: by what people call it, and by its id. */

export const auditedOrder = ({ id, number }: Pick<OrderRow, 'id' | 'number'>) => ({ order: number, orderId: id });

export const auditedPlan = ({ id, plan_id: planId }: Pick<SubscriptionRow, 'id' | 'plan_id'>) => ({
  plan: findItem(planId)?.name ?? planId,
  subscriptionId: id,
});

export async function auditedVendor(ctx: Pick<Context, 'db' | 'now'>, vendorId: string) {
  return { vendor: (await findVendors(ctx, [vendorId])).get(vendorId)?.name ?? null, vendorId };
}

/** A part of a job is named by who does it: its own words may name people. */
export async function auditedMilestone(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, engagement_id: engagementId, vendor_id: vendorId }: { id: string; engagement_id: string; vendor_id: string },
) {
  return { ...(await auditedVendor(ctx, vendorId)), engagementId, milestoneId: id };
}
