import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { changeRoadmap as changeEndpoint, Roadmap } from '../contract.ts';
import { MOST_TASKS } from '../model/limits.ts';
import { STAGE_IDS, STARTS, type Start } from '../model/stages.ts';
import { TASK_TEMPLATES } from '../model/task-templates.ts';
import { presentRoadmap } from './present.ts';
import { findRoadmap, insertRoadmap, insertTasks, listTasks, lockRoadmap, removeRoadmap, updateRoadmap } from './queries.ts';

/** My roadmap, or null. */
export function getRoadmap(ctx: Context): Promise<Roadmap | null> {
  return findRoadmapOf(ctx.db, requireUser(ctx).userId);
}

/** The roadmap of a person whom the caller has already authorized. */
export async function findRoadmapOf(db: Db, userId: string): Promise<Roadmap | null> {
  const row = await findRoadmap(db, userId);
  return row === undefined ? null : presentRoadmap(row, await listTasks(db, row.id));
}

export async function requireRoadmap(ctx: Context): Promise<Roadmap> {
  const roadmap = await getRoadmap(ctx);
  if (roadmap === null) throw noRoadmap();
  return roadmap;
}

/** For people who have no roadmap, or deleted it in another window. */
export function noRoadmap(): DomainError {
  return new DomainError('not-found', 'You have no roadmap yet.');
}

/** Creates the standard roadmap; tasks before the start are skipped, not marked done. Keeps an existing roadmap unchanged. */
export async function startRoadmap(ctx: Context, startedAs: Start): Promise<Roadmap> {
  const { userId } = requireUser(ctx);
  await transact(ctx, (inner) => makeRoadmap(inner, userId, startedAs));
  return requireRoadmap(ctx);
}

/** The same for any person, within the caller's transaction. */
export async function makeRoadmap({ db, now }: Pick<Context, 'db' | 'now'>, userId: string, startedAs: Start): Promise<void> {
  const id = randomUUID();
  const isNew = await insertRoadmap(db, { id, user_id: userId, started_as: startedAs, created_at: now, updated_at: now });
  if (!isNew) return;
  const first = STAGE_IDS.indexOf(STARTS[startedAs].stage);
  await insertTasks(
    db,
    TASK_TEMPLATES.map(({ key, stage, title, owner }, position) => ({
      id: randomUUID(),
      roadmap_id: id,
      user_id: userId,
      template_key: key,
      stage,
      title,
      owner,
      status: STAGE_IDS.indexOf(stage) < first ? 'skipped' : 'open',
      position,
    })),
  );
}

/** Sets the home and the contract's dates. Throws `invalid` if closing would come before acceptance. */
export async function changeRoadmap(ctx: Context, change: HandlerInput<typeof changeEndpoint>['body']): Promise<Roadmap> {
  const { userId } = requireUser(ctx);
  const { homeLabel, coBuyerName, acceptedOn, closingOn } = change;
  return transact(ctx, async (inner) => {
    const before = await lockRoadmap(inner.db, userId);
    if (before === undefined) throw noRoadmap();
    const after = {
      ...before,
      ...(homeLabel === undefined ? {} : { home_label: homeLabel }),
      ...(coBuyerName === undefined ? {} : { co_buyer_name: coBuyerName === '' ? null : coBuyerName }),
      ...(acceptedOn === undefined ? {} : { accepted_on: acceptedOn }),
      ...(closingOn === undefined ? {} : { closing_on: closingOn }),
    };
    if (after.accepted_on !== null && after.closing_on !== null && after.closing_on < after.accepted_on) {
      const message = 'Closing cannot come before acceptance: give a later day';
      throw invalidField('closingOn', message);
    }
    const { home_label, co_buyer_name, accepted_on, closing_on } = after;
    await updateRoadmap(inner.db, userId, { home_label, co_buyer_name, accepted_on, closing_on, updated_at: ctx.now });
    return presentRoadmap(after, await listTasks(inner.db, before.id));
  });
}

export async function deleteRoadmap(ctx: Context): Promise<void> {
  await removeRoadmap(ctx.db, requireUser(ctx).userId);
}

export function requireRoom(tasks: number): void {
  if (tasks >= MOST_TASKS) throw new DomainError('conflict', `A roadmap holds at most ${MOST_TASKS} tasks. Remove some first.`);
}
