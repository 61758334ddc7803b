import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { mayDo, type MemberRole, readMemberRole, type VendorRight } from '../model/members.ts';

export interface Membership {
  vendorId: string;
  userId: string;
  role: MemberRole;
}

const REFUSALS: Record<VendorRight, string> = {
  work: 'You can’t do this for the team.',
  leads: 'Ask an owner or a manager of the team: workers can’t answer requests.',
  edit: 'Ask an owner or a manager of the team to change this.',
  own: 'Only an owner of the team can do this.',
};

/**
 * The caller's part in a vendor with this right; without an id, in the vendor that they joined first. Throws `not-found` for
 * people without a part, `forbidden` for parts without the right.
 */
export async function requireVendorMember(ctx: Context, right: VendorRight, vendorId?: string): Promise<Membership> {
  const known = await findVendorMember(ctx, right, vendorId);
  if (known === undefined) throw new DomainError('not-found', 'You don’t offer services here yet.');
  return known;
}

/** As {@link requireVendorMember}; undefined for people without a part in any vendor, unless they name one. */
export async function findVendorMember(ctx: Context, right: VendorRight, vendorId?: string): Promise<Membership | undefined> {
  const { userId } = requireUser(ctx);
  const [known] = (await listMemberships(ctx.db, userId)).filter((one) => vendorId === undefined || one.vendorId === vendorId);
  if (known === undefined && vendorId !== undefined) throw new DomainError('not-found', 'You’re not part of this vendor.');
  if (known !== undefined && !mayDo(known.role, right)) throw new DomainError('forbidden', REFUSALS[right]);
  return known;
}

/** The vendors that a person belongs to, in the order in which they joined. */
export async function listMemberships(db: Db, userId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom('vendor_members')
    .select(['vendor_id', 'user_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('vendor_id')
    .execute();
  return rows.map((row) => ({ vendorId: row.vendor_id, userId: row.user_id, role: readMemberRole(row.role) }));
}
