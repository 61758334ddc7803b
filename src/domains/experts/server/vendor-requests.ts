import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A request that a vendor got, for its limits. */
export interface VendorRequest {
  /** As its sender names it. */
  id: string;
  vendorId: string;
  askedAt: Date;
  /** Whether the vendor has to do with it before a job comes of it or it is lost. */
  isOpen: boolean;
}

/** Notes what vendors got, or what became of it, in the caller's transaction. Vendors that are gone are left out. */
export async function recordVendorRequests(db: Db, requests: readonly VendorRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const rows = JSON.stringify(
    requests.map(({ id, vendorId, askedAt, isOpen }) => ({ id, vendor_id: vendorId, asked_at: askedAt, is_open: isOpen })),
  );
  await sql`
    insert into vendor_requests select r.* from jsonb_populate_recordset(null::vendor_requests, ${rows}::jsonb) r
      where exists (select from vendors v where v.id = r.vendor_id)
    on conflict (id) do update set is_open = excluded.is_open`.execute(db);
}

/** Deletes what no limit counts any longer. */
export async function forgetVendorRequests(db: Db, now: Date): Promise<void> {
  await sql`delete from vendor_requests where not is_open and asked_at < ${now}::timestamptz - interval '7 days'`.execute(db);
}
