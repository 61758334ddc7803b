import { lockPerson } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnVendor } from '../contract.ts';
import { type AgreementKey, AGREEMENT_KEYS, AGREEMENTS } from '../model/agreements.ts';
import { getOwnVendor, presentOwn } from './present-own.ts';
import { requireVendorMember } from './require-vendor.ts';
import { lockVendor } from './save-parts.ts';

/** Begins the caller's application; whoever belongs to a vendor gets that. Throws `conflict` for an id that is somebody else's. */
export async function startVendor(ctx: Context, id: string): Promise<OwnVendor> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const known = await getOwnVendor(inner);
    if (known !== null) return known;
    const { db, now } = inner;
    const made = await db
      .insertInto('vendors')
      .values({ id, status: 'draft', host_id: userId, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw new DomainError('conflict', 'This id is taken. Try again.');
    await db.insertInto('vendor_members').values({ vendor_id: id, user_id: userId, role: 'owner', joined_at: now }).execute();
    return presentOwn(inner, { vendorId: id, role: 'owner' });
  });
}

/** Agrees for the vendor. Throws `stale` if the caller saw other versions, `forbidden` for everybody but owners. */
export async function agree(ctx: Context, versions: Partial<Record<AgreementKey, string>>): Promise<OwnVendor> {
  return transact(ctx, async (inner) => {
    const member = await requireVendorMember(inner, 'own');
    await lockVendor(inner.db, member.vendorId);
    if (AGREEMENT_KEYS.some((key) => versions[key] !== AGREEMENTS[key].version))
      throw new DomainError('stale', 'The agreements have changed: please read them again.');
    const at = inner.now.toISOString();
    const agreements = Object.fromEntries(
      AGREEMENT_KEYS.map((key) => [key, { version: AGREEMENTS[key].version, at, userId: member.userId }]),
    );
    await inner.db
      .updateTable('vendors')
      .set({ agreements: JSON.stringify(agreements), updated_at: inner.now })
      .where('id', '=', member.vendorId)
      .execute();
    return presentOwn(inner, member);
  });
}
