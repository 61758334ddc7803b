import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DealTasks, Deals } from '#platform/db/schema.gen.ts';

export type DealRow = NonNullable<Awaited<ReturnType<typeof findDeal>>>;
export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number];

export function findDeal(db: Db, userId: string) {
  return selectDeal(db, userId).executeTakeFirst();
}

/** The same, which then stays until the transaction ends. */
export function lockDeal(db: Db, userId: string) {
  return selectDeal(db, userId).forUpdate().executeTakeFirst();
}

function selectDeal(db: Db, userId: string) {
  return db
    .selectFrom('deals')
    .select(['id', 'started_as', 'home_label', 'co_buyer_name', 'accepted_on', 'closing_on'])
    .where('user_id', '=', userId);
}

export function listTasks(db: Db, dealId: string) {
  return db
    .selectFrom('deal_tasks')
    .select(['id', 'template_key', 'stage', 'title', 'owner', 'due_on', 'status', 'note'])
    .where('deal_id', '=', dealId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** False where the person has a roadmap already. */
export async function insertDeal(trx: Trx, row: Insertable<Deals>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('deals')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertTasks(db: Db | Trx, rows: Insertable<DealTasks>[]): Promise<void> {
  await db
    .insertInto('deal_tasks')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Behind every task that stands, also where some between were removed. */
/** How many tasks there are, and where the next one stands. */
export async function countTasks(db: Db, dealId: string): Promise<{ tasks: number; nextPosition: number }> {
  const { tasks, last } = await db
    .selectFrom('deal_tasks')
    .select(({ fn }) => [fn.countAll<number>().as('tasks'), fn.max('position').as('last')])
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return { tasks, nextPosition: (last ?? -1) + 1 };
}

export async function updateDeal(db: Db, userId: string, change: Updateable<Deals>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('deals').set(change).where('user_id', '=', userId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where this person has no such task. */
export async function updateTask(db: Db, userId: string, taskId: string, change: Updateable<DealTasks>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deal_tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isTaskOf(db: Db, userId: string, taskId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deal_tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a task that its owner added; false where there is none of these. */
export async function removeOwnTask(db: Db, userId: string, taskId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deal_tasks')
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .where('template_key', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeDeal(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('deals').where('user_id', '=', userId).execute();
}
