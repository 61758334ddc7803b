import { randomUUID } from 'node:crypto';
import { refreshEntries } from '#domains/experts/server/refresh-entries.ts';
import { categoryOf, type MemberRole } from '#domains/experts/contract.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';

export const DENVER = { latitude: 39.74, longitude: -104.99 };

interface VendorToAdd {
  name?: string;
  /** Where it was imported from; null for one that people run. */
  source?: string | null;
  categories?: readonly CategoryKey[];
  place?: { latitude: number; longitude: number };
  state?: string;
  miles?: number;
  members?: readonly { userId: string; role: MemberRole }[];
  status?: string;
  /** Columns of `vendor_categories`. */
  offer?: { takes?: string[]; price_model?: string; price_cents?: number; minimum_cents?: number; lead_days?: number };
  /** The last day of its licenses; null: it has none. */
  licensedUntil?: string | null;
  /** The last day on which its business counts as checked; null: it was never checked. */
  checkedUntil?: string | null;
}

/** A vendor as if it had been approved: licensed in its state, checked, and listed. Returns its id. */
export async function addVendor(
  db: Db,
  {
    name = 'Test Experts',
    source = null,
    categories = ['photographer'],
    place = DENVER,
    state = 'CO',
    miles = 25,
    members = [],
    status = 'approved',
    offer = {},
    licensedUntil = '2099-12-31',
    checkedUntil = '2099-12-31',
  }: VendorToAdd = {},
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('vendors')
      .values({
        id,
        status,
        name,
        source,
        city: 'Denver',
        state,
        ...place,
        area: JSON.stringify({ kind: 'radius', miles }),
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const { userId, role } of members)
      await trx.insertInto('vendor_members').values({ vendor_id: id, user_id: userId, role, joined_at: now }).execute();
    const check = {
      vendor_id: id,
      outcome: 'passed',
      what: 'Looked it up',
      evidence: 'The register',
      checker: 'Review team',
      checked_at: now,
    };
    for (const key of categories) {
      const { feeModel, license } = categoryOf(key);
      await trx
        .insertInto('vendor_categories')
        .values({ vendor_id: id, category_key: key, fee_model: feeModel, ...offer })
        .execute();
      if (license === null || licensedUntil === null) continue;
      const licenseId = randomUUID();
      await trx
        .insertInto('vendor_licenses')
        .values({
          id: licenseId,
          vendor_id: id,
          category_key: key,
          state,
          number: 'L-1',
          expires_on: licensedUntil,
          added_at: now,
        })
        .execute();
      await trx
        .insertInto('verifications')
        .values({ ...check, id: randomUUID(), kind: 'license', about_id: licenseId, expires_on: licensedUntil })
        .execute();
    }
    if (checkedUntil !== null)
      await trx
        .insertInto('verifications')
        .values({ ...check, id: randomUUID(), kind: 'business', expires_on: checkedUntil })
        .execute();
    await refreshEntries(trx, [id], now);
  });
  return id;
}
