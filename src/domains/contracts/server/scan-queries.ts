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
    .select(['contract_scans.sealed_file', 'contract_scans.pages_read', 'contract_scans.problem', 'contract_readings.page_count'])
    .where('contract_scans.contract_id', '=', contractId)
    .executeTakeFirst();
}

/** Says how far the reading got; false where the contract is gone. */
export async function noteScanPage(db: Db, contractId: string, pagesRead: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contract_scans')
    .set({ pages_read: pagesRead, updated_at: now })
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
    .set({ problem, sealed_file: null, updated_at: now })
    .where('contract_id', '=', contractId)
    .execute();
  await db.updateTable('contract_readings').set({ updated_at: now }).where('public_id', '=', contractId).execute();
}

/** Keeps what was read of a scan; the file goes. */
export async function finishScan(db: Db, contractId: string, sealed: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('contract_readings')
    .set({ sealed_reading: sealed, updated_at: now })
    .where('public_id', '=', contractId)
    .execute();
  await db.deleteFrom('contract_scans').where('contract_id', '=', contractId).execute();
}
