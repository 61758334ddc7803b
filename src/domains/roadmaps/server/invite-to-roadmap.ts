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

/** Who takes part in the caller's roadmap, and who is invited to. Nobody where there is no roadmap. */
export async function listRoadmapPeople(ctx: Context): Promise<RoadmapPeople> {
  const roadmap = await findRoadmap(ctx.db, requireUser(ctx).userId);
  return roadmap === undefined ? { members: [], invitations: [] } : readPeople(ctx, roadmap.id);
}

/**
 * Invites by mail, as {@link sendInvitation}; an earlier invitation to the same address ends. Throws `not-found` without a
 * roadmap, `conflict` where it is full.
 */
export async function inviteToRoadmap(ctx: Context & { mail: Mail; config: Config }, email: string): Promise<InvitationSent> {
  const { id } = await requireOwn(ctx);
  return transact(ctx, async (inner) => {
    // Of two invitations at once, the second counts the first.
    await inner.db.selectFrom('roadmaps').select('id').where('id', '=', id).forUpdate().execute();
    const { members, invitations } = await readPeople(inner, id);
    if (members.length + invitations.length >= MOST_PEOPLE)
      throw new DomainError('conflict', `At most ${MOST_PEOPLE} people take part. Take somebody out, or an invitation back.`);
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

/** Takes an invitation back. Throws `not-found` for other people's and for one that was taken up. */
export async function withdrawRoadmapInvitation(ctx: Context, invitationId: string): Promise<RoadmapPeople> {
  const { id } = await requireOwn(ctx);
  await withdrawInvitation(ctx.db, { kind: 'roadmap', key: id }, invitationId);
  return readPeople(ctx, id);
}

/** Takes somebody out of the caller's roadmap, and tells them. Throws `not-found` for who takes no part. */
export async function removeRoadmapMember(ctx: Context, userId: string): Promise<RoadmapPeople> {
  const roadmap = await requireOwn(ctx);
  return transact(ctx, async (inner) => {
    if (!(await removeMember(inner.db, roadmap.id, userId))) throw new DomainError('not-found', 'There is no such member.');
    await tell(inner, {
      to: { userId },
      topic: 'roadmap',
      title: 'You were taken out of a deal roadmap',
      line: { body: 'Who began it goes on without you.', href: '/buyer-workflow' },
    });
    return readPeople(inner, roadmap.id);
  });
}

/** Who invites, for whoever holds the link. */
export async function getRoadmapInvitation(ctx: Context, token: string): Promise<InvitationToJoin> {
  return presentInvitation(await findInvitation(ctx, 'roadmap', token));
}

/** Joins. A roadmap without a co-buyer's name takes that of who joins. */
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
