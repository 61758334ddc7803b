import type { Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { RoadmapTasks } from '#platform/db/schema.gen.ts';

export function listMembers(db: Db, roadmapId: string) {
  return db
    .selectFrom('roadmap_members as m')
    .innerJoin('people as p', 'p.id', 'm.user_id')
    .select(['m.user_id', 'm.joined_at', 'p.name'])
    .where('m.roadmap_id', '=', roadmapId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}

/** A second membership of the same person changes nothing. */
export async function insertMember(trx: Trx, row: { roadmap_id: string; user_id: string; joined_at: Date }): Promise<void> {
  await trx
    .insertInto('roadmap_members')
    .values(row)
    .onConflict((conflict) => conflict.columns(['roadmap_id', 'user_id']).doNothing())
    .execute();
}

/** False if this person is no member. */
export async function removeMember(db: Db, roadmapId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('roadmap_members')
    .where('roadmap_id', '=', roadmapId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function handOverTasks(db: Db, roadmapId: string, userId: string): Promise<void> {
  await db.updateTable('roadmap_tasks').set({ user_id: userId }).where('roadmap_id', '=', roadmapId).execute();
}

/** The roadmaps that a person joined, with their owners. */
export function listRoadmapsJoinedBy(db: Db, userId: string) {
  return db
    .selectFrom('roadmap_members as m')
    .innerJoin('roadmaps as d', 'd.id', 'm.roadmap_id')
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

/** False if the roadmap has no such task. */
export async function updateTaskOf(
  db: Db,
  roadmapId: string,
  taskId: string,
  change: Updateable<RoadmapTasks>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roadmap_tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('roadmap_id', '=', roadmapId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
