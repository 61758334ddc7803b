import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DealInvitations, DealTasks } from '#platform/db/schema.gen.ts';

export function listMembers(db: Db, dealId: string) {
  return db
    .selectFrom('deal_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.joined_at', 'u.display_name'])
    .where('m.deal_id', '=', dealId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}

export function listInvitations(db: Db, dealId: string, now: Date) {
  return db
    .selectFrom('deal_invitations')
    .select(['public_id', 'invitee_address', 'expires_at'])
    .where('deal_id', '=', dealId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('public_id')
    .execute();
}

/** A new invitation to the same address takes the place of the one before. */
export async function insertInvitation(trx: Trx, row: Insertable<DealInvitations>): Promise<void> {
  await trx
    .deleteFrom('deal_invitations')
    .where('deal_id', '=', row.deal_id)
    .where(({ fn, eb }) => eb(fn('lower', ['invitee_address']), '=', row.invitee_address.toLowerCase()))
    .execute();
  await trx.insertInto('deal_invitations').values(row).execute();
}

/** What a link leads to; undefined for unknown, used, withdrawn and expired ones alike. */
export function findInvitationByHash(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('deal_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.public_id', 'i.deal_id', 'i.invited_by', 'i.expires_at', 'u.display_name'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}

/** False where there is none; of two who remove it at once, one does. */
export async function removeInvitation(db: Db, dealId: string, publicId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deal_invitations')
    .where('deal_id', '=', dealId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A second membership of the same person changes nothing. */
export async function insertMember(trx: Trx, row: { deal_id: string; user_id: string; joined_at: Date }): Promise<void> {
  await trx
    .insertInto('deal_members')
    .values(row)
    .onConflict((conflict) => conflict.columns(['deal_id', 'user_id']).doNothing())
    .execute();
}

/** False where this person takes no part. */
export async function removeMember(db: Db, dealId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deal_members')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The roadmaps that a person joined, with whose they are. */
export function listDealsJoinedBy(db: Db, userId: string) {
  return db
    .selectFrom('deal_members as m')
    .innerJoin('deals as d', 'd.id', 'm.deal_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select([
      'd.id',
      'd.user_id',
      'd.started_as',
      'd.home_label',
      'd.co_buyer_name',
      'd.accepted_on',
      'd.closing_on',
      'u.display_name as owner_name',
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at')
    .orderBy('d.id')
    .execute();
}

/** False where the roadmap has no such task. */
export async function updateTaskOf(db: Db, dealId: string, taskId: string, change: Updateable<DealTasks>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deal_tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
