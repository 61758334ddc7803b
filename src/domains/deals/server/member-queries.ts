import type { Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DealTasks } from '#platform/db/schema.gen.ts';

export function listMembers(db: Db, dealId: string) {
  return db
    .selectFrom('deal_members as m')
    .innerJoin('people as p', 'p.id', 'm.user_id')
    .select(['m.user_id', 'm.joined_at', 'p.name'])
    .where('m.deal_id', '=', dealId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}

/** A second membership of the same person changes nothing. */
export async function insertMember(trx: Trx, row: { deal_id: string; user_id: string; joined_at: Date }): Promise<void> {
  await trx
    .insertInto('deal_members')
    .values(row)
    .onConflict((conflict) => conflict.columns(['deal_id', 'user_id']).doNothing())
    .execute();
}

/** False where this person takes no part. */
export async function removeMember(db: Db, dealId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deal_members')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function handOverTasks(db: Db, dealId: string, userId: string): Promise<void> {
  await db.updateTable('deal_tasks').set({ user_id: userId }).where('deal_id', '=', dealId).execute();
}

/** The roadmaps that a person joined, with whose they are. */
export function listDealsJoinedBy(db: Db, userId: string) {
  return db
    .selectFrom('deal_members as m')
    .innerJoin('deals as d', 'd.id', 'm.deal_id')
    .innerJoin('people as p', 'p.id', 'd.user_id')
    .select([
      'd.id',
      'd.user_id',
      'd.started_as',
      'd.home_label',
      'd.co_buyer_name',
      'd.accepted_on',
      'd.closing_on',
      'p.name as owner_name',
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at')
    .orderBy('d.id')
    .execute();
}

/** False where the roadmap has no such task. */
export async function updateTaskOf(db: Db, dealId: string, taskId: string, change: Updateable<DealTasks>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deal_tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
