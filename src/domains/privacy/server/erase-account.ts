import { holdsAdmin } from '#lib/roles.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
import { ERASURE_DAYS } from '#lib/kept-for.ts';
import { sql } from 'kysely';
import { eraseUser, findPerson, lockPerson, type Person, recordAudit, requirePerson } from '#domains/accounts/server/index.ts';
import { leaveBookings } from '#domains/bookings/server/index.ts';
import { passOnRoadmap } from '#domains/roadmaps/server/index.ts';
import { leaveAnswers, leaveFiles } from '#domains/correspondence/server/index.ts';
import { holdsDocuments } from '#domains/documents/server/index.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { passOnApplication } from '#domains/financing/server/index.ts';
import { leaveTeams } from '#domains/experts/server/index.ts';
import { leaveHiring } from '#domains/hiring/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { leaveOffers } from '#domains/offers/server/index.ts';
import { leaveEnvelopes } from '#domains/signing/server/index.ts';
import { leaveListings } from '#domains/selling/server/index.ts';
import { passOnCollections } from '#domains/saved/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { forgetHits } from '#platform/verb/limit-hits.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { forgetMail } from '#platform/mail/forget-mail.ts';
import { transact } from '#platform/verb/transact.ts';
import { type PrivacyState } from '../contract.ts';
import { HELD_FILES, SHARED_HOLDS } from '../model/legal-holds.ts';
import { ADDRESS_COLUMNS } from './personal-tables.ts';
import { findDeletion, listDueDeletions } from './queries.ts';
import { readPrivacy } from './read-privacy.ts';

/** Requests erasure after the days of grace. A second request keeps the first date. */
export async function requestDeletion(ctx: ServerContext): Promise<PrivacyState> {
  const person = requirePerson(ctx);
  const { userId } = person;
  if (holdsAdmin(person)) throw new DomainError('conflict', 'Ask another administrator to revoke your admin role first.');
  await transact(ctx, async (inner) => {
    const dueAt = new Date(ctx.now.getTime() + ERASURE_DAYS * DAY_MS);
    const inserted = await inner.db
      .insertInto('deletion_requests')
      .values({ user_id: userId, requested_at: ctx.now, due_at: dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (inserted === undefined) return;
    await recordAudit(inner, { action: 'deletion-requested', subjectId: userId });
    const day = utcDay(dueAt);
    await tell(inner, {
      to: { address: (await findPerson(inner.db, userId))?.email ?? null },
      title: 'Your account will be erased',
      mail: {
        body: {
          paragraphs: [
            `You asked for your account and everything in it to be erased. That happens on ${day}. Until then nothing is lost, and you can change your mind under Settings, Privacy, where it also says what stays with people you share with.`,
            'If you did not ask for this, keep the account and set a new password.',
          ],
          action: { path: '/settings?tab=privacy', label: 'Keep my account' },
        },
        dedupeKey: `deletion/${userId}/${ctx.now.toISOString()}`,
      },
    });
  });
  return readPrivacy(ctx);
}

/** Keeps the account. */
export async function cancelDeletion(ctx: ServerContext): Promise<PrivacyState> {
  const { userId } = requirePerson(ctx);
  await transact(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db.deleteFrom('deletion_requests').where('user_id', '=', userId).executeTakeFirst();
    if (Number(numDeletedRows) > 0) await recordAudit(inner, { action: 'deletion-cancelled', subjectId: userId });
  });
  return readPrivacy(ctx);
}

/** Erases every account whose days of grace are over. */
export async function eraseDueAccounts(ctx: ServerContext): Promise<void> {
  for (const userId of await listDueDeletions(ctx.db, ctx.now)) {
    // One that fails must not keep the others waiting.
    await eraseAccount(ctx, userId).catch((error: unknown) => ctx.log.error({ err: error, userId }, 'an account was not erased'));
  }
  await removeFiles(ctx);
}

/** Deletes all rows at once. Triggers note the files that go with them. */
async function eraseAccount(ctx: ServerContext, userId: string): Promise<void> {
  const person = await findPerson(ctx.db, userId);
  if (person === undefined) return;
  await transact(ctx, async (inner) => {
    // The person changed their mind at the last moment.
    await lockPerson(inner.db, userId);
    const request = await findDeletion(inner.db, userId);
    if (request === undefined || request.due_at > ctx.now) return;
    // While the other side still knows who it was with.
    await leaveBookings(inner, userId);
    await leaveTeams(inner, userId);
    await leaveHiring(inner, userId);
    await leaveOffers(inner, userId);
    const left = await leaveToOthers(inner, userId);
    await deleteByAddress(inner, person);
    await tell(inner, {
      to: { address: (await findPerson(inner.db, userId))?.email ?? null },
      title: 'Your account was erased',
      mail: {
        body: {
          paragraphs: [
            'As you asked, your account and everything in it were erased. This is the last mail about it.',
            ...left.map(({ what, why, howLong }) => `What stays with others: ${what}. ${why}. ${howLong}.`),
          ],
        },
        dedupeKey: `erased/${ctx.identity.pseudonym(userId)}`,
      },
    });
    await forgetHits(inner.db, userId);
    await eraseUser(inner.db, userId);
    await recordAudit(inner, { action: 'account-erased', subjectId: userId });
  });
}

/** Passes shared things to the other people. Returns what passed. */
async function leaveToOthers(ctx: ServerContext & { db: Trx }, userId: string) {
  const { roadmap, listings, collections, application, files, signed, answers } = SHARED_HOLDS;
  return [
    ...((await passOnRoadmap(ctx, userId)) ? [roadmap] : []),
    ...((await leaveListings(ctx, userId)) ? [listings] : []),
    ...((await passOnCollections(ctx, userId)) ? [collections] : []),
    ...((await passOnApplication(ctx, userId)) ? [application] : []),
    ...((await leaveFiles(ctx, userId)) ? [files] : []),
    ...((await leaveEnvelopes(ctx, userId)) ? [signed] : []),
    ...((await holdsDocuments(ctx, userId)) ? [HELD_FILES] : []),
    ...((await leaveAnswers(ctx.db, userId)) ? [answers] : []),
  ];
}

/** Deletes what the person left before they had an account, and mail sent to them or in their name. */
async function deleteByAddress({ db }: ServerContext, { email, provenAddress, createdAt }: Person): Promise<void> {
  if (provenAddress === null) {
    // Deletes only what was sent because of the account: the address may be somebody else's.
    if (email !== null) await forgetMail(db, email, { since: createdAt });
    return;
  }
  await forgetMail(db, provenAddress);
  for (const [table, column] of Object.entries(ADDRESS_COLUMNS)) {
    await sql`delete from ${sql.table(table)} where lower(${sql.ref(column)}) = ${provenAddress}`.execute(db);
  }
}
