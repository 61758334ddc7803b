import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ContractScans } from '#platform/db/schema.gen.ts';

export async function insertScan(db: Db, row: Insertable<ContractScans>): Promise<void> {
  await db.insertInto('contract_scans').values(row).execute();
}

/** A scan that waits or was refused, with the number of its pages. */
export function findScanRow(db: Db, contractId: string) {
  return db
    .selectFrom('contract_scans')
    .innerJoin('contract_readings', 'contract_readings.public_id', 'contract_scans.contract_id')
    .select(['contract_scans.sealed_file', 'contract_scans.sealed_pages', 'contract_readings.page_count'])
    .where('contract_scans.contract_id', '=', contractId)
    .executeTakeFirst();
}

/** Counts one more try, and says how many there were. */
export async function countScanTry(db: Db, contractId: string): Promise<number> {
  const row = await db
    .updateTable('contract_scans')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('contract_id', '=', contractId)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? 0;
}

/** Scans that wait to be read, and of which no page was since then. */
export async function listStillScans(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('contract_scans')
    .select('contract_id')
    .where('sealed_file', 'is not', null)
    .where('updated_at', '<=', since)
    .execute();
  return rows.map((row) => row.contract_id);
}

interface ScanProgress {
  pagesRead: number;
  /** The text of these pages. */
  sealedPages: Buffer;
}

/** Keeps how far the reading got; false where the contract is gone. */
export async function noteScanPage(
  db: Db,
  contractId: string,
  { pagesRead, sealedPages }: ScanProgress,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contract_scans')
    .set({ pages_read: pagesRead, sealed_pages: sealedPages, updated_at: now })
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  // News of the contract go to its owner's pages.
  await db.updateTable('contract_readings').set({ updated_at: now }).where('public_id', '=', contractId).execute();
  return numUpdatedRows > 0n;
}

/** Ends a scan that cannot be read: its file goes, and its owner is told why. */
export async function refuseScan(db: Db, contractId: string, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('contract_scans')
    .set({ problem, sealed_file: null, sealed_pages: null, updated_at: now })
    .where('contract_id', '=', contractId)
    .execute();
  await db.updateTable('contract_readings').set({ updated_at: now }).where('public_id', '=', contractId).execute();
}

/** Takes a scan that is read away, with its file, and gives the reading that its owner may have added to, locked; undefined where another did. */
export async function takeScan(db: Db, contractId: string): Promise<{ sealed_reading: Buffer } | undefined> {
  const { numDeletedRows } = await db.deleteFrom('contract_scans').where('contract_id', '=', contractId).executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  return db
    .selectFrom('contract_readings')
    .select('sealed_reading')
    .where('public_id', '=', contractId)
    .forUpdate()
    .executeTakeFirst();
}
