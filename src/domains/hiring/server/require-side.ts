import { findVendors, isLicensed, requireVendorMember, type Membership, type Vendor } from '#domains/experts/server/index.ts';
import { mayDo, type VendorRight } from '#domains/experts/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { NO_REQUEST } from './play-move.ts';
import { findEngagement, findLead, findRequest } from './queries.ts';
import type { EngagementRow, LeadRow, RequestRow } from './stored.ts';

const NO_LEAD = 'You have no request with this id.';

/** A request of the caller's. Throws `not-found` for other people's. */
export async function requireRequest(ctx: Context, requestId: string): Promise<RequestRow> {
  const { userId } = requireUser(ctx);
  const request = await findRequest(ctx.db, requestId);
  if (request === undefined || request.user_id !== userId) throw new DomainError('not-found', NO_REQUEST);
  return request;
}

/** A lead of a vendor in which the caller has this right. Throws `not-found` for strangers and clients, `forbidden` without the right. */
export async function requireLead(
  ctx: Context,
  leadId: string,
  right: VendorRight,
): Promise<{ lead: LeadRow; member: Membership }> {
  if (ctx.actor.kind !== 'system') requireUser(ctx);
  const lead = await findLead(ctx.db, leadId);
  if (lead === undefined) throw new DomainError('not-found', NO_LEAD);
  // The process itself answers for vendors of a demonstration, who have no people.
  if (ctx.actor.kind === 'system') return { lead, member: { vendorId: lead.vendor_id, userId: '', role: 'owner' } };
  try {
    return { lead, member: await requireVendorMember(ctx, right, lead.vendor_id) };
  } catch (error) {
    // Whose lead it is stays unknown.
    if (error instanceof DomainError && error.code === 'not-found') throw new DomainError('not-found', NO_LEAD);
    throw error;
  }
}

/** Whether a vendor takes on something new at all: none does that is suspended, closed or gone. */
export const takesOn = (vendor: Pick<Vendor, 'status'> | undefined): boolean =>
  vendor !== undefined && vendor.status !== 'suspended' && vendor.status !== 'closed';

/** Whether a vendor may do what a request asks for: its license may have ended since it was asked. */
export const mayWorkOn = (
  ctx: Context,
  vendorId: string,
  { category_key: categoryKey, state }: Pick<RequestRow, 'category_key' | 'state'>,
): Promise<boolean> => isLicensed(ctx, vendorId, { categoryKey, state });

/**
 * Throws `forbidden` for a vendor that is suspended or closed, or that has no license anymore for what a request asks for: it takes
 * on nothing new.
 */
export async function requireStanding(
  ctx: Context,
  { vendor_id: vendorId, request_id: requestId }: Pick<LeadRow, 'vendor_id' | 'request_id'>,
): Promise<void> {
  const vendor = (await findVendors(ctx, [vendorId])).get(vendorId);
  if (!takesOn(vendor))
    throw new DomainError(
      'forbidden',
      `Your business is ${vendor?.status === 'suspended' ? 'suspended' : 'closed'}, so it can’t take on anything new. Jobs already agreed on continue.`,
    );
  const request = await findRequest(ctx.db, requestId);
  if (request !== undefined && !(await mayWorkOn(ctx, vendorId, request)))
    throw new DomainError(
      'forbidden',
      'Your license for this work has ended there. Add the new one, and go on once it is verified.',
    );
}

export interface Sided {
  side: 'client' | 'vendor';
  request: RequestRow;
  lead: LeadRow;
  /** Whether the caller decides for the team; clients do. */
  mayDecide: boolean;
}

/** The caller's side in a lead: its client, or a vendor's member with this right. Throws `not-found` for strangers. */
export async function requireLeadSide(ctx: Context, leadId: string, right: VendorRight): Promise<Sided> {
  const userId = ctx.actor.kind === 'system' ? null : requireUser(ctx).userId;
  const lead = await findLead(ctx.db, leadId);
  const request = lead && (await findRequest(ctx.db, lead.request_id));
  if (lead === undefined || request === undefined) throw new DomainError('not-found', NO_LEAD);
  if (request.user_id === userId) return { side: 'client', request, lead, mayDecide: true };
  const { member } = await requireLead(ctx, leadId, right);
  return { side: 'vendor', request, lead, mayDecide: mayDo(member.role, 'leads') };
}

/** The caller's side in an engagement. Throws `not-found` for strangers, `forbidden` without the right in the team. */
export async function requireEngagement(
  ctx: Context,
  engagementId: string,
  right: VendorRight,
): Promise<Sided & { engagement: EngagementRow }> {
  if (ctx.actor.kind !== 'system') requireUser(ctx);
  const engagement = await findEngagement(ctx.db, engagementId);
  if (engagement === undefined) throw new DomainError('not-found', 'There is no job with this id.');
  return { ...(await requireLeadSide(ctx, engagement.lead_id, right)), engagement };
}
