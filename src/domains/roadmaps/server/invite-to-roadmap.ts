import type { InvitationSent, InvitationToJoin } from '#domains/invitations/contract.ts';
import {
  endInvitations,
  findInvitation,
  listInvitations,
  presentInvitation,
  withdrawInvitation,
  sendInvitation,
  takeInvitation,
} from '#domains/invitations/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { transact } from '#platform/verb/transact.ts';
import { type RoadmapPeople, MOST_PEOPLE } from '../contract.ts';
import { insertMember, listMembers, removeMember } from './member-queries.ts';
import { findRoadmap } from './queries.ts';

/** The members and invited people of the caller's roadmap; empty if there is no roadmap. */
export async function listRoadmapPeople(ctx: Context): Promise<RoadmapPeople> {
  const roadmap = await findRoadmap(ctx.db, requireUser(ctx).userId);
  return roadmap === undefined ? { members: [], invitations: [] } : readPeople(ctx, roadmap.id);
}

/**
 * Sends an invitation by mail, as {@link sendInvitation}; ends an earlier invitation to the same address. Throws `not-found`
 * without a roadmap, `conflict` if it is full.
 */
export async function inviteToRoadmap(ctx: Context & { mail: Mail; config: Config }, email: string): Promise<InvitationSent> {
  const { id } = await requireOwn(ctx);
  return transact(ctx, async (inner) => {
    // If two invitations arrive at once, the second counts the first.
    await inner.db.selectFrom('roadmaps').select('id').where('id', '=', id).forUpdate().execute();
    const { members, invitations } = await readPeople(inner, id);
    if (members.length + invitations.length >= MOST_PEOPLE)
      throw new DomainError('conflict', `At most ${MOST_PEOPLE} people take part. Remove somebody, or withdraw an invitation.`);
    const subject = { kind: 'roadmap', key: id } as const;
    await endInvitations(inner.db, subject, email);
    return sendInvitation(inner, subject, {
      email,
      page: '/invite/roadmap',
      write: (inviterName) => ({
        title: `${inviterName} asks you to follow the purchase together`,
        paragraphs: [
          `${inviterName} keeps a roadmap of buying a home: tasks, dates and notes. With your own account you see it, tick what is done and write notes.`,
        ],
      }),
    });
  });
}

/** Withdraws an invitation. Throws `not-found` for other people's and for accepted ones. */
export async function withdrawRoadmapInvitation(ctx: Context, invitationId: string): Promise<RoadmapPeople> {
  const { id } = await requireOwn(ctx);
  await withdrawInvitation(ctx.db, { kind: 'roadmap', key: id }, invitationId);
  return readPeople(ctx, id);
}

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

/** Tells the holder of the link who invites them. */
export async function getRoadmapInvitation(ctx: Context, token: string): Promise<InvitationToJoin> {
  return presentInvitation(await findInvitation(ctx, 'roadmap', token));
}

/** Joins the roadmap. If it has no co-buyer's name, it takes the new member's. */
export async function acceptRoadmapInvitation(ctx: Context, token: string): Promise<{ roadmapId: string }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const { subjectKey: roadmapId, inviterId, joinerName } = await takeInvitation(inner, 'roadmap', token);
    await insertMember(inner.db, { roadmap_id: roadmapId, user_id: userId, joined_at: ctx.now });
    await inner.db
      .updateTable('roadmaps')
      .set({ co_buyer_name: joinerName.slice(0, 80) })
      .where('id', '=', roadmapId)
      .where('co_buyer_name', 'is', null)
      .execute();
    await tell(inner, {
      to: { userId: inviterId },
      topic: 'roadmap',
      title: `${joinerName} joined your deal roadmap`,
      line: { body: 'They see its tasks, dates and notes, tick tasks and write notes.', href: '/buyer-workflow' },
    });
    return { roadmapId };
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
