import { sql } from 'kysely';
import { findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import { tellEach, type TellContext, tellStaff } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { HomeListedTwice } from '../contract.ts';
import { earlierFirst, findSameHomes, listPairs } from './find-same-homes.ts';
import { updateOwnListing } from './listing-rows.ts';
import { listMembers } from './people-rows.ts';
import { fieldsOfRecord, labelOf, readRecord } from './present.ts';
import { requireNextStatus } from './requirements.ts';
import { writeStatus } from './write-status.ts';

const labelOfRecord = (record: unknown) => labelOf(fieldsOfRecord(readRecord(record) ?? {}));

/** Tells the people of the other listing, and those who work for this site, that a home has just come on the market twice. */
export async function tellOfSameHome(ctx: TellContext, { id }: { id: string }): Promise<void> {
  const others = await listPairs(ctx.db, sql`a.id = ${id}`);
  for (const { other_id: otherId, other_user_id: ownerId, other_record: record } of others) {
    const label = labelOfRecord(record);
    const members = await listMembers(ctx.db, otherId);
    const owners = [ownerId, ...members.filter(({ part }) => part === 'co-owner').map((member) => member.user_id)];
    const line = {
      body: 'We’re looking into it. If you sell it together, add them to your listing.',
      href: `/seller/dashboard/listings?listing=${otherId}`,
    };
    await tellEach(
      ctx,
      owners.map((userId) => ({ to: { userId }, topic: 'listings', title: `Someone else has listed ${label} too`, line })),
    );
  }
  const [first] = others;
  if (first !== undefined)
    await tellStaff(ctx, {
      key: `same-home-${id}`,
      title: `Two people list the same home: ${labelOfRecord(first.record)}`,
      body: 'Find out who may sell it, and take the other listing off the market.',
      href: '/admin/moderation',
    });
}

/** Homes that two people have on the market, for administrators, the oldest first. */
export async function listHomesListedTwice(ctx: Context): Promise<{ homes: HomeListedTwice[] }> {
  requireAdmin(ctx);
  const pairs = await listPairs(ctx.db, earlierFirst);
  const people = await findPeople(ctx.db, [...new Set(pairs.flatMap((pair) => [pair.user_id, pair.other_user_id]))]);
  const nameOf = (userId: string) => people.get(userId)?.name ?? null;
  return {
    homes: pairs.map((pair) => ({
      label: labelOfRecord(pair.record),
      listings: [
        { id: pair.id, listingKey: pair.listing_key, ownerName: nameOf(pair.user_id) },
        { id: pair.other_id, listingKey: pair.other_key, ownerName: nameOf(pair.other_user_id) },
      ],
    })),
  };
}

/** How many homes two people have on the market. */
export async function countHomesListedTwice({ db }: Pick<Context, 'db'>): Promise<number> {
  return (await listPairs(db, earlierFirst)).length;
}

/**
 * Takes a listing off the market whose owner may not sell the home, as an administrator found; its people read why. Throws
 * `not-found`, and `conflict` if nobody else lists the home anymore.
 */
export async function withdrawListedTwice(ctx: TellContext, { id, reason }: { id: string; reason: string }): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await inner.db.selectFrom('own_listings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    const record = row === undefined ? null : readRecord(row.record);
    if (row === undefined || record === null) throw new DomainError('not-found', 'There is no public listing with this id.');
    if ((await findSameHomes(inner.db, [id])).size === 0)
      throw new DomainError('conflict', 'No one else has this home on the market anymore.');
    const mine = { ...row, part: 'owner' } as const;
    requireNextStatus(mine, 'Withdrawn');
    await writeStatus(inner, mine, record, { to: 'Withdrawn', reason });
    await updateOwnListing(inner.db, id, { barred_at: ctx.now });
    await recordAudit(inner, { action: 'listed-twice-withdrawn', details: { id, reason } });
    const members = await listMembers(inner.db, id);
    const title = `We took ${labelOf(fieldsOfRecord(record))} off the market`;
    const line = { body: `${reason} Someone else lists the same home.`, href: `/seller/dashboard/listings?listing=${id}` };
    await tellEach(
      inner,
      [row, ...members].map(({ user_id: userId }) => ({ to: { userId }, topic: 'listings', title, line })),
    );
  });
}
