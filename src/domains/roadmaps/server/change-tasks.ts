import type { HandlerInput } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { addTask as addEndpoint, changeTask as changeEndpoint, Roadmap, TaskStatus } from '../contract.ts';
import { noRoadmap, requireRoadmap, requireRoom } from './change-roadmap.ts';
import { presentRoadmap } from './present.ts';
import { countTasks, insertTasks, isTaskOf, listTasks, lockRoadmap, removeOwnTask, updateTask } from './queries.ts';

/** Adds the owner's own task after the others of its stage. A repeated id adds nothing. */
export async function addTask(ctx: Context, task: HandlerInput<typeof addEndpoint>['body']): Promise<Roadmap> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const roadmap = await lockRoadmap(inner.db, userId);
    if (roadmap === undefined) throw noRoadmap();
    const { tasks, nextPosition } = await countTasks(inner.db, roadmap.id);
    if (!(await isTaskOf(inner.db, userId, task.id))) requireRoom(tasks);
    await insertTasks(inner.db, [
      {
        id: task.id,
        roadmap_id: roadmap.id,
        user_id: userId,
        stage: task.stage,
        title: task.title,
        owner: task.owner,
        due_on: task.dueOn,
        note: task.note,
        status: 'open',
        position: nextPosition,
      },
    ]);
    return presentRoadmap(roadmap, await listTasks(inner.db, roadmap.id));
  });
}

/** Ticks, assigns, dates or notes a task. Throws `not-found` for anyone else's. */
export async function changeTask(
  ctx: Context,
  {
    taskId,
    change: { title, owner, dueOn, note, status },
  }: { taskId: string; change: HandlerInput<typeof changeEndpoint>['body'] },
): Promise<Roadmap> {
  const isFound = await updateTask(ctx.db, requireUser(ctx).userId, taskId, {
    ...(title === undefined ? {} : { title }),
    ...(owner === undefined ? {} : { owner }),
    ...(dueOn === undefined ? {} : { due_on: dueOn }),
    ...progressColumns(ctx.now, { status, note }),
    // Makes an empty change a valid statement too.
    id: taskId,
  });
  if (!isFound) throw new DomainError('not-found', 'There is no such task in your roadmap.');
  return requireRoadmap(ctx);
}

/** The columns that a tick and a note change in a task's row. */
export function progressColumns(
  now: Date,
  { status, note }: { status?: TaskStatus | undefined; note?: string | null | undefined },
) {
  return {
    ...(note === undefined ? {} : { note: note === '' ? null : note }),
    ...(status === undefined ? {} : { status, done_at: status === 'done' ? now : null }),
  };
}

/** Removes the owner's own task; tasks of the standard roadmap are skipped instead. */
export async function deleteTask(ctx: Context, taskId: string): Promise<Roadmap> {
  if (!(await removeOwnTask(ctx.db, requireUser(ctx).userId, taskId))) {
    throw new DomainError('not-found', 'There is no such task of your own. Tasks of the roadmap can be skipped.');
  }
  return requireRoadmap(ctx);
}
