import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ContractReadings } from '#platform/db/schema.gen.ts';

const COLUMNS = [
  'public_id',
  'name',
  'sha256',
  'page_count',
  'engine',
  'sealed_reading',
  'created_at',
  'part_of',
  'in_force',
  'dated_on',
  'contract_scans.pages_read',
  'contract_scans.problem',
] as const;

/** A person's readings, with how far a scan among them got; null for what is no scan, or is read. */
function selectReadings(db: Db, userId: string) {
  return db
    .selectFrom('contract_readings')
    .leftJoin('contract_scans', 'contract_scans.contract_id', 'contract_readings.public_id')
    .select(COLUMNS)
    .where('user_id', '=', userId);
}

export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContractRow>>>;

/** One person's contract; undefined for another's. */
export function findContractRow(db: Db, userId: string, contractId: string) {
  return selectReadings(db, userId).where('public_id', '=', contractId).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function lockContractRow(db: Db, userId: string, contractId: string) {
  return selectReadings(db, userId).where('public_id', '=', contractId).forUpdate('contract_readings').executeTakeFirst();
}

/** One person's contracts, the newest first. */
export function listContractRows(db: Db, userId: string, most: number) {
  return selectReadings(db, userId).orderBy('created_at', 'desc').orderBy('public_id').limit(most).execute();
}

/** The papers that belong to one of a person's contracts. */
export function listPartRows(db: Db, userId: string, contractId: string) {
  return selectReadings(db, userId).where('part_of', '=', contractId).orderBy('created_at').orderBy('public_id').execute();
}

/** Notes what a paper belongs to, and what its person says of it. */
export async function placeContract(
  db: Db,
  contractId: string,
  place: Pick<Updateable<ContractReadings>, 'part_of' | 'in_force' | 'dated_on'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('contract_readings')
    .set({ ...place, updated_at: now })
    .where('public_id', '=', contractId)
    .execute();
}

/** Whether anybody has a contract of this id. */
export async function hasContract(db: Db, contractId: string): Promise<boolean> {
  const row = await db.selectFrom('contract_readings').select('public_id').where('public_id', '=', contractId).executeTakeFirst();
  return row !== undefined;
}

export async function countContracts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contract_readings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False where there is one of this id already. */
export async function insertContract(db: Db, row: Insertable<ContractReadings>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contract_readings')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateReading(db: Db, contractId: string, sealed: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('contract_readings')
    .set({ sealed_reading: sealed, updated_at: now })
    .where('public_id', '=', contractId)
    .execute();
}

export async function removeContract(db: Db, userId: string, contractId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contract_readings')
    .where('public_id', '=', contractId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
