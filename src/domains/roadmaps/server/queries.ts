import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { RoadmapTasks, Roadmaps } from '#platform/db/schema.gen.ts';

export type RoadmapRow = NonNullable<Awaited<ReturnType<typeof findRoadmap>>>;
export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number];

export function findRoadmap(db: Db, userId: string) {
  return selectRoadmap(db, userId).executeTakeFirst();
}

/** Reads the same and locks it until the transaction ends. */
export function lockRoadmap(db: Db, userId: string) {
  return selectRoadmap(db, userId).forUpdate().executeTakeFirst();
}

function selectRoadmap(db: Db, userId: string) {
  return db
    .selectFrom('roadmaps')
    .select(['id', 'started_as', 'home_label', 'co_buyer_name', 'accepted_on', 'closing_on', 'contract_of'])
    .where('user_id', '=', userId);
}

export function listTasks(db: Db, roadmapId: string) {
  return db
    .selectFrom('roadmap_tasks')
    .select(['id', 'template_key', 'stage', 'title', 'owner', 'due_on', 'status', 'note'])
    .where('roadmap_id', '=', roadmapId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** False if the person already has a roadmap. */
export async function insertRoadmap(trx: Db | Trx, row: Insertable<Roadmaps>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('roadmaps')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertTasks(db: Db | Trx, rows: Insertable<RoadmapTasks>[]): Promise<void> {
  await db
    .insertInto('roadmap_tasks')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The number of tasks, and the position of the next one: after every existing task, even if some between were removed. */
export async function countTasks(db: Db, roadmapId: string): Promise<{ tasks: number; nextPosition: number }> {
  const { tasks, last } = await db
    .selectFrom('roadmap_tasks')
    .select(({ fn }) => [fn.countAll<number>().as('tasks'), fn.max('position').as('last')])
    .where('roadmap_id', '=', roadmapId)
    .executeTakeFirstOrThrow();
  return { tasks, nextPosition: (last ?? -1) + 1 };
}

export async function updateRoadmap(db: Db, userId: string, change: Updateable<Roadmaps>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('roadmaps').set(change).where('user_id', '=', userId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if this person has no such task. */
export async function updateTask(db: Db, userId: string, taskId: string, change: Updateable<RoadmapTasks>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roadmap_tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isTaskOf(db: Db, userId: string, taskId: string): Promise<boolean> {
  const row = await db
    .selectFrom('roadmap_tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a task that its owner added; false if there is none. */
export async function removeOwnTask(db: Db, userId: string, taskId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('roadmap_tasks')
    .where('id', '=', taskId)
    .where('user_id', '=', userId)
    .where('template_key', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeRoadmap(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('roadmaps').where('user_id', '=', userId).execute();
}
