import { inviteToThings, listInvitations, presentInvitation } from '#domains/invitations/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type RoadmapPeople, roadmapInviting } from '../contract.ts';
import { insertMember, listMembers, removeMember } from './member-queries.ts';
import { findRoadmap } from './queries.ts';

/** The members and invited people of the caller's roadmap; empty if there is no roadmap. */
export async function listRoadmapPeople(ctx: Context): Promise<RoadmapPeople> {
  const roadmap = await findRoadmap(ctx.db, requireUser(ctx).userId);
  return roadmap === undefined ? { members: [], invitations: [] } : readPeople(ctx, roadmap.id);
}

export const roadmapInvitations = inviteToThings(roadmapInviting, {
  kind: 'roadmap',
  topic: 'roadmap',
  async find(ctx) {
    const { id } = await requireOwn(ctx);
    await ctx.db.selectFrom('roadmaps').select('id').where('id', '=', id).forUpdate().execute();
    return { key: id };
  },
  countPeople: async (ctx, { key }) => (await listMembers(ctx.db, key)).length,
  write: (inviterName) => ({
    title: `${inviterName} invites you to follow their home purchase`,
    paragraphs: [
      `${inviterName} keeps a roadmap of buying a home: tasks, dates and notes. With your own account, you can see it, check off what’s done, and write notes.`,
    ],
  }),
  withdrawn: (ctx, { key }) => readPeople(ctx, key),
  // The invitation goes with its roadmap.
  behind: () => Promise.resolve(null),
  present: (invitation) => presentInvitation(invitation),
  /** If the roadmap has no co-buyer's name, it takes the new member's. */
  async join(ctx, { invitation: { subjectKey: roadmapId }, userId, joinerName }) {
    await insertMember(ctx.db, { roadmap_id: roadmapId, user_id: userId, joined_at: ctx.now });
    await ctx.db
      .updateTable('roadmaps')
      .set({ co_buyer_name: joinerName.slice(0, 80) })
      .where('id', '=', roadmapId)
      .where('co_buyer_name', 'is', null)
      .execute();
    return {
      answer: { roadmapId },
      title: `${joinerName} joined your deal roadmap`,
      line: { body: 'They can see its tasks, dates and notes, check off tasks, and write notes.', href: '/buyer-workflow' },
    };
  },
});

/** Removes a member from the caller's roadmap and notifies them. Throws `not-found` for anyone who is no member. */
export async function removeRoadmapMember(ctx: Context, userId: string): Promise<RoadmapPeople> {
  const roadmap = await requireOwn(ctx);
  return transact(ctx, async (inner) => {
    if (!(await removeMember(inner.db, roadmap.id, userId))) throw new DomainError('not-found', 'There is no such member.');
    await tell(inner, {
      to: { userId },
      topic: 'roadmap',
      title: 'You were removed from a deal roadmap',
      line: { body: 'Its owner continues without you.', href: '/buyer-workflow' },
    });
    return readPeople(inner, roadmap.id);
  });
}

async function requireOwn(ctx: Context) {
  const roadmap = await findRoadmap(ctx.db, requireUser(ctx).userId);
  if (roadmap === undefined) throw new DomainError('not-found', 'You have no roadmap yet.');
  return roadmap;
}

async function readPeople(ctx: Pick<Context, 'db' | 'now'>, roadmapId: string): Promise<RoadmapPeople> {
  const members = await listMembers(ctx.db, roadmapId);
  return {
    members: members.map((row) => ({ userId: row.user_id, name: row.name, joinedAt: row.joined_at.toISOString() })),
    invitations: await listInvitations(ctx, { kind: 'roadmap', key: roadmapId }),
  };
}
