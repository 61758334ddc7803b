import { findPeople } from '#domains/accounts/server/index.ts';
import { endInvitationsBy, inviteToThings, listInvitations, presentInvitation } from '#domains/invitations/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MEMBER_WORDS, type MemberRole, sayMember, vendorInviting, type VendorMembers } from '../contract.ts';
import { readMemberRole } from '../model/members.ts';
import { requireVendorMember } from './require-vendor.ts';
import { lockVendor } from './save-parts.ts';
import { tellTeam } from './tell-team.ts';

const SETTINGS = '/vendor/settings?part=team';

/** The caller's team, and who is invited to it. */
export async function listVendorMembers(ctx: Context): Promise<VendorMembers> {
  const { vendorId } = await requireVendorMember(ctx, 'work');
  return readMembers(ctx, vendorId);
}

export const vendorInvitations = inviteToThings(vendorInviting, {
  kind: 'vendor',
  topic: 'services',
  async find(ctx) {
    const { vendorId } = await requireVendorMember(ctx, 'own');
    const row = await ctx.db
      .selectFrom('vendors')
      .select(['id', 'name'])
      .where('id', '=', vendorId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { key: row.id, name: row.name };
  },
  countPeople: async (ctx, { key }) => (await listMembers(ctx, key)).length,
  roleOf: ({ role }) => role,
  write: (inviterName, { thing: { name }, form: { role } }) => ({
    title: `${inviterName} invites you to ${name === '' ? 'a team' : `the team of ${name}`}`,
    paragraphs: [`You would join as ${sayMember(role)}.`],
  }),
  withdrawn: (ctx, { key }) => readMembers(ctx, key),
  behind: async (ctx, { subjectKey }) => {
    const row = await ctx.db.selectFrom('vendors').select('name').where('id', '=', subjectKey).executeTakeFirst();
    return row === undefined ? null : { name: row.name };
  },
  present: (invitation, behind) => ({
    ...presentInvitation(invitation),
    role: readMemberRole(invitation.role ?? ''),
    vendorName: behind?.name ?? '',
  }),
  async join(ctx, { invitation: { subjectKey: vendorId, role }, userId, joinerName }) {
    const joined = readMemberRole(role ?? '');
    const added = await ctx.db
      .insertInto('vendor_members')
      .values({ vendor_id: vendorId, user_id: userId, role: joined, joined_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (added === undefined) throw new DomainError('conflict', 'You’re already on this team.');
    return {
      answer: { vendorId },
      title: `${joinerName} joined your team`,
      line: { body: `${MEMBER_WORDS[joined].label}. ${MEMBER_WORDS[joined].can}.`, href: SETTINGS },
    };
  },
});

/** Gives a member another role and tells them. Throws `not-found` for people outside, `conflict` for the last owner. */
export async function changeMember(
  ctx: TellContext,
  { userId, role }: { userId: string; role: MemberRole },
): Promise<VendorMembers> {
  return transact(ctx, async (inner) => {
    const { vendorId } = await requireVendorMember(inner, 'own');
    const before = await lockTeam(inner, vendorId, userId, role);
    await inner.db
      .updateTable('vendor_members')
      .set({ role })
      .where('vendor_id', '=', vendorId)
      .where('user_id', '=', userId)
      .execute();
    if (role !== 'owner') await endInvitationsBy(inner.db, { kind: 'vendor', key: vendorId }, userId);
    if (before !== role && requireUser(inner).userId !== userId)
      await tell(inner, {
        to: { userId },
        topic: 'services',
        title: `Your part in your team of experts is now: ${MEMBER_WORDS[role].label}`,
        line: { body: `${MEMBER_WORDS[role].can}.`, href: SETTINGS },
      });
    return readMembers(inner, vendorId);
  });
}

/**
 * Removes a member and tells them; everybody may remove themselves, which the owners and managers who stay hear. Throws `forbidden` for others than owners, `not-found` for
 * people outside, `conflict` for the last owner.
 */
export async function removeMember(ctx: TellContext, userId: string): Promise<VendorMembers> {
  const isMe = requireUser(ctx).userId === userId;
  return transact(ctx, async (inner) => {
    const { vendorId } = await requireVendorMember(inner, isMe ? 'work' : 'own');
    await lockTeam(inner, vendorId, userId, null);
    await inner.db.deleteFrom('vendor_members').where('vendor_id', '=', vendorId).where('user_id', '=', userId).execute();
    // Whom they invited cannot join anymore.
    await endInvitationsBy(inner.db, { kind: 'vendor', key: vendorId }, userId);
    if (isMe) {
      const name = (await findPeople(inner.db, [userId])).get(userId)?.name ?? 'Someone';
      await tellTeam(inner, vendorId, {
        title: `${name} left your team`,
        body: 'They no longer see its work. What they had open is the team’s.',
        href: SETTINGS,
        key: `left-${userId}-${inner.now.getTime()}`,
      });
      return { members: [], invitations: [] };
    }
    await tell(inner, {
      to: { userId },
      topic: 'services',
      title: 'You no longer belong to a team of experts',
      line: { body: 'An owner removed you. Your work stays with the team.', href: '/vendor-dashboard' },
    });
    return readMembers(inner, vendorId);
  });
}

/** A team always has an owner. Answers what the member is until now. */
async function lockTeam(
  ctx: Context & { db: Trx },
  vendorId: string,
  userId: string,
  next: MemberRole | null,
): Promise<MemberRole> {
  await lockVendor(ctx.db, vendorId);
  const members = await listMembers(ctx, vendorId);
  const member = members.find((row) => row.user_id === userId);
  if (member === undefined) throw new DomainError('not-found', 'This person isn’t on your team.');
  const isLastOwner = member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner && next !== 'owner') throw new DomainError('conflict', 'A team needs an owner: make someone else one first.');
  return readMemberRole(member.role);
}

const listMembers = ({ db }: Pick<Context, 'db'>, vendorId: string) =>
  db.selectFrom('vendor_members').selectAll().where('vendor_id', '=', vendorId).orderBy('joined_at').execute();

async function readMembers(ctx: Context, vendorId: string): Promise<VendorMembers> {
  const rows = await listMembers(ctx, vendorId);
  const people = await findPeople(
    ctx.db,
    rows.map((row) => row.user_id),
  );
  const me = requireUser(ctx).userId;
  const invitations = await listInvitations(ctx, { kind: 'vendor', key: vendorId });
  return {
    members: rows.map((row) => ({
      userId: row.user_id,
      name: people.get(row.user_id)?.name ?? 'Someone',
      role: readMemberRole(row.role),
      isMe: row.user_id === me,
    })),
    invitations: invitations.map((one) => ({ ...one, role: readMemberRole(one.role ?? '') })),
  };
}
