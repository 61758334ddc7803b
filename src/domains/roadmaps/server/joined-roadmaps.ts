import { findName } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { HandlerInput } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { changeJoinedTask as changeEndpoint, JoinedRoadmap } from '../contract.ts';
import { progressColumns } from './change-tasks.ts';
import { listRoadmapsJoinedBy, removeMember, updateTaskOf } from './member-queries.ts';
import { presentRoadmap } from './present.ts';
import { listTasks } from './queries.ts';

type JoinedRow = Awaited<ReturnType<typeof listRoadmapsJoinedBy>>[number];

/** Other people's roadmaps that the caller joined. */
export async function listJoinedRoadmaps(ctx: Context): Promise<{ joined: JoinedRoadmap[] }> {
  const joined: JoinedRoadmap[] = [];
  for (const row of await listRoadmapsJoinedBy(ctx.db, requireUser(ctx).userId)) joined.push(await present(ctx, row));
  return { joined };
}

/** Ticks or notes a task. Throws `not-found` for roadmaps that the caller has not joined, and for other people's tasks. */
export async function changeJoinedTask(
  ctx: Context,
  { roadmapId, taskId, change }: { roadmapId: string; taskId: string; change: HandlerInput<typeof changeEndpoint>['body'] },
): Promise<JoinedRoadmap> {
  const row = await requireJoined(ctx, roadmapId);
  // Makes an empty change a valid statement too.
  const columns = { ...progressColumns(ctx.now, change), id: taskId };
  if (!(await updateTaskOf(ctx.db, roadmapId, taskId, columns)))
    throw new DomainError('not-found', 'There is no such task in this roadmap.');
  return present(ctx, row);
}

/** Leaves a roadmap and notifies its owner. Throws `not-found` for one that the caller has not joined. */
export async function leaveRoadmap(ctx: Context, roadmapId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const row = await requireJoined(inner, roadmapId);
    await removeMember(inner.db, roadmapId, userId);
    await tell(inner, {
      to: { userId: row.user_id },
      topic: 'roadmap',
      title: `${await findName(inner.db, userId)} left your deal roadmap`,
      line: { body: 'What they ticked and noted stays.', href: '/buyer-workflow' },
    });
  });
}

async function requireJoined(ctx: Context, roadmapId: string): Promise<JoinedRow> {
  const rows = await listRoadmapsJoinedBy(ctx.db, requireUser(ctx).userId);
  const row = rows.find(({ id }) => id === roadmapId);
  if (row === undefined) throw new DomainError('not-found', 'There is no such roadmap that you take part in.');
  return row;
}

async function present(ctx: Context, row: JoinedRow): Promise<JoinedRoadmap> {
  return { roadmapId: row.id, ownerName: row.owner_name, roadmap: presentRoadmap(row, await listTasks(ctx.db, row.id)) };
}
