import { lockPerson } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { handOverTasks, listMembers, removeMember } from './member-queries.ts';
import { findRoadmap, lockRoadmap, updateRoadmap } from './queries.ts';

/**
 * Before its owner is erased, passes the roadmap, within the caller's transaction, to the co-buyer who joined first and has
 * no roadmap of their own. Returns whether it did. Notifies every co-buyer. The owner's files remain the owner's.
 */
export async function passOnRoadmap(ctx: Pick<Context, 'db' | 'now'>, ownerId: string): Promise<boolean> {
  const roadmap = await lockRoadmap(ctx.db, ownerId);
  if (roadmap === undefined) return false;
  const members = (await listMembers(ctx.db, roadmap.id)).filter((member) => member.user_id !== ownerId);
  const heirId = await findHeir(ctx, members);
  if (heirId !== undefined) {
    await removeMember(ctx.db, roadmap.id, heirId);
    await updateRoadmap(ctx.db, ownerId, { user_id: heirId, co_buyer_name: null, updated_at: ctx.now });
    await handOverTasks(ctx.db, roadmap.id, heirId);
  }
  for (const member of members) await tellMember(ctx, member.user_id, heirId);
  return heirId !== undefined;
}

async function findHeir({ db }: Pick<Context, 'db'>, members: { user_id: string }[]): Promise<string | undefined> {
  for (const member of members) {
    await lockPerson(db, member.user_id);
    if ((await findRoadmap(db, member.user_id)) === undefined) return member.user_id;
  }
  return undefined;
}

function tellMember(ctx: Pick<Context, 'db' | 'now'>, userId: string, heirId: string | undefined): Promise<unknown> {
  const { title, body } =
    userId === heirId
      ? { title: 'A roadmap you joined is yours now', body: 'Its owner closed their account. Its tasks, dates and notes stay.' }
      : heirId === undefined
        ? { title: 'A roadmap you joined has ended', body: 'Its owner closed their account.' }
        : { title: 'A roadmap you joined has a new owner', body: 'Its owner closed their account. A co-buyer continues it.' };
  return tell(ctx, { to: { userId }, topic: 'roadmap', title, line: { body, href: '/buyer-workflow' } });
}
