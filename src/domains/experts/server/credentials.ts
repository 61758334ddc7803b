import type { z } from 'zod';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { insuranceForm, licenseForm, OwnVendor } from '../contract.ts';
import { ledgerDay } from '../model/ledger.ts';
import { MOST_LICENSES, MOST_POLICIES } from '../model/limits.ts';
import { presentOwn } from './present-own.ts';
import { refreshEntries } from './refresh-entries.ts';
import { requireVendorMember } from './require-vendor.ts';
import { lockVendor } from './save-parts.ts';

type Table = 'vendor_licenses' | 'insurance_policies';
const MOST: Record<Table, number> = { vendor_licenses: MOST_LICENSES, insurance_policies: MOST_POLICIES };

/** Adds a license to the caller's vendor; a repeat changes nothing. Throws `invalid` for one that has ended, `conflict` for too many. */
export function addLicense(ctx: Context, form: z.output<typeof licenseForm>): Promise<OwnVendor> {
  return add(ctx, 'vendor_licenses', form, (db, base) =>
    db
      .insertInto('vendor_licenses')
      .values({ ...base, category_key: form.categoryKey, state: form.state, number: form.number, expires_on: form.expiresOn })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

/** The same for an insurance policy; the limit in cents. */
export function addInsurance(ctx: Context, form: z.output<typeof insuranceForm>): Promise<OwnVendor> {
  const { kind, carrier, number, limitCents, expiresOn } = form;
  return add(ctx, 'insurance_policies', form, (db, base) =>
    db
      .insertInto('insurance_policies')
      .values({ ...base, kind, carrier, number, limit_cents: limitCents, expires_on: expiresOn })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

function add(
  ctx: Context,
  table: Table,
  { id, expiresOn }: { id: string; expiresOn: string },
  insert: (db: Trx, base: { id: string; vendor_id: string; added_at: Date }) => Promise<unknown>,
): Promise<OwnVendor> {
  return transact(ctx, async (inner) => {
    const { db, now } = inner;
    const member = await requireVendorMember(inner, 'edit');
    await lockVendor(db, member.vendorId);
    if (expiresOn < ledgerDay(now))
      throw new DomainError('invalid', 'This has already ended.', {
        fields: { expiresOn: 'This day is past: give a current one' },
      });
    const known = await db
      .selectFrom(table)
      .select(['id', 'vendor_id', 'removed_at'])
      .where((where) => where.or([where('vendor_id', '=', member.vendorId), where('id', '=', id)]))
      .execute();
    if (known.some((one) => one.id === id && one.vendor_id !== member.vendorId))
      throw new DomainError('conflict', 'This id is taken. Try again.');
    if (known.filter((one) => one.removed_at === null && one.id !== id).length >= MOST[table])
      throw new DomainError('conflict', `You can keep at most ${MOST[table]} here. Remove one first.`);
    await insert(db, { id, vendor_id: member.vendorId, added_at: now });
    return presentOwn(inner, member);
  });
}

export const removeLicense = (ctx: Context, id: string): Promise<OwnVendor> => remove(ctx, 'vendor_licenses', id);
export const removeInsurance = (ctx: Context, id: string): Promise<OwnVendor> => remove(ctx, 'insurance_policies', id);

/** Removes one; its badge ends at once. A repeat changes nothing. Throws `not-found` for what is somebody else's. */
function remove(ctx: Context, table: Table, id: string): Promise<OwnVendor> {
  return transact(ctx, async (inner) => {
    const { db, now } = inner;
    const member = await requireVendorMember(inner, 'edit');
    await lockVendor(db, member.vendorId);
    const known = await db
      .selectFrom(table)
      .select('removed_at')
      .where('id', '=', id)
      .where('vendor_id', '=', member.vendorId)
      .executeTakeFirst();
    if (known === undefined) throw new DomainError('not-found', 'You have nothing with this id.');
    if (known.removed_at === null) {
      await db.updateTable(table).set({ removed_at: now }).where('id', '=', id).execute();
      await refreshEntries(db, [member.vendorId], now);
    }
    return presentOwn(inner, member);
  });
}
