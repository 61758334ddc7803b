import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Engagement } from '../contract.ts';
import { MOST_TASKS } from '../model/limits.ts';
import { USUAL_TASKS } from '../model/usual-tasks.ts';
import { requireEngagement } from './require-side.ts';
import { showEngagement } from './show-engagements.ts';

const NO_TASK = 'There’s no task with this id on this list.';

/** The checklist with which a job begins. */
export async function addUsualTasks({ db }: Pick<Context, 'db'>, engagementId: string): Promise<void> {
  await db
    .insertInto('engagement_tasks')
    .values(USUAL_TASKS.map((task, place) => ({ id: randomUUID(), engagement_id: engagementId, place, ...task })))
    .execute();
}

interface Task {
  engagementId: string;
  taskId: string;
  title: string;
  side: 'client' | 'vendor';
  isDone: boolean;
}

/** Adds a task to a job’s checklist, changes it, or ticks it. Throws `not-found` for strangers, `conflict` if there are too many. */
export async function putTask(ctx: Context, { engagementId, taskId, title, side, isDone }: Task): Promise<Engagement> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await requireEngagement(inner, engagementId, 'work');
    const known = await inner.db.selectFrom('engagement_tasks').selectAll().where('id', '=', taskId).executeTakeFirst();
    if (known !== undefined && known.engagement_id !== engagementId) throw new DomainError('not-found', NO_TASK);
    const done = isDone
      ? { done_at: known?.done_at ?? ctx.now, done_by: known?.done_by ?? userId }
      : { done_at: null, done_by: null };
    if (known !== undefined) {
      await inner.db
        .updateTable('engagement_tasks')
        .set({ title, side, ...done })
        .where('id', '=', taskId)
        .execute();
      return showEngagement(inner, engagementId);
    }
    await takeTurn(inner.db, 'engagement-tasks', engagementId);
    const { count, last } = await inner.db
      .selectFrom('engagement_tasks')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('place').as('last')])
      .where('engagement_id', '=', engagementId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_TASKS)
      throw new DomainError('conflict', `A list can have up to ${MOST_TASKS} tasks: delete one first.`);
    await inner.db
      .insertInto('engagement_tasks')
      .values({ id: taskId, engagement_id: engagementId, place: (last ?? -1) + 1, title, side, ...done })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return showEngagement(inner, engagementId);
  });
}

/** Deletes a task of a job’s checklist. A repeat is `not-found`, as for strangers. */
export async function deleteTask(
  ctx: Context,
  { engagementId, taskId }: { engagementId: string; taskId: string },
): Promise<void> {
  await requireEngagement(ctx, engagementId, 'work');
  const { numDeletedRows } = await ctx.db
    .deleteFrom('engagement_tasks')
    .where('id', '=', taskId)
    .where('engagement_id', '=', engagementId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', NO_TASK);
}
