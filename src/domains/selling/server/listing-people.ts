import { endInvitationsBy, inviteToThings, listInvitations, presentInvitation } from '#domains/invitations/server/index.ts';
import { unassignThreads } from '#domains/correspondence/server/index.ts';
import { passDocuments } from '#domains/documents/server/index.ts';
import { findName } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { withArticle } from '#lib/format.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { INVITED_PARTS, type ListingPeople, mayDo, ownListingInviting, PART_WORDS, PARTS } from '../contract.ts';
import { findMine, lockMine } from './find-mine.ts';
import { labelOf, readFields } from './present.ts';
import { type OwnListingRow, updateOwnListing } from './listing-rows.ts';
import { findContactId, insertMember, listMembers, lockMember, removeMember, setContact } from './people-rows.ts';
import { findRecordOf } from './sellers.ts';
import { renamePublic } from './write-public.ts';

type InvitedPart = (typeof INVITED_PARTS)[number];

/** What a domain above does. */
export interface PeoplePorts {
  /** Ends what a person would show of a home that they no longer sell, within the caller's transaction. */
  leaveShowings: (ctx: TellContext, left: { listingKey: string; userId: string }) => Promise<void>;
}

const aboutListing = (id: string) => ({ kind: 'own-listing', key: id }) as const;
const NOT_HERE = 'This person isn’t on this listing.';
const pathOf = (id: string) => `/seller/dashboard/listings?listing=${id}`;

/** Who takes part in a listing, and who has an open invitation. */
export async function listListingPeople(ctx: Context, id: string): Promise<ListingPeople> {
  return readPeople(ctx, await findMine(ctx, id));
}

export const ownListingInvitations = inviteToThings(ownListingInviting, {
  kind: 'own-listing',
  topic: 'listings',
  async find(ctx, { id }) {
    return { key: id, row: await lockMine(ctx, id, 'people') };
  },
  countPeople: async (ctx, { row }) => (await readPeople(ctx, row)).people.length,
  roleOf: ({ part }) => part,
  write(inviterName, { thing: { row }, form: { part } }) {
    const home = labelOf(readFields(row.fields));
    const { label, can } = PART_WORDS[part];
    return {
      title: `${inviterName} asks you to help sell ${home}`,
      paragraphs: [
        `${inviterName} is selling ${home} here and invites you as ${withArticle(label.toLowerCase())}: ${lowerFirst(can)}.`,
      ],
    };
  },
  withdrawn: (ctx, { row }) => readPeople(ctx, row),
  // The invitation goes with its listing.
  behind: () => Promise.resolve(null),
  present: (invitation) => ({ ...presentInvitation(invitation), part: readInvitedPart(invitation.role) }),
  async join(ctx, { invitation: { subjectKey: id, role }, userId, joinerName }) {
    const query = ctx.db.selectFrom('own_listings').select(['user_id', 'fields']).where('id', '=', id);
    const row = await query.executeTakeFirstOrThrow();
    if (row.user_id === userId) throw new DomainError('conflict', 'This listing is already yours.');
    const part = readInvitedPart(role);
    await insertMember(ctx.db, { own_listing_id: id, user_id: userId, part, joined_at: ctx.now });
    return {
      answer: { id },
      title: `${joinerName} now helps sell ${labelOf(readFields(row.fields))}`,
      line: { body: `${PART_WORDS[part].label}. ${PART_WORDS[part].can}.`, href: pathOf(id) },
    };
  },
});

/** Removes somebody immediately and tells them. Throws `not-found` for anyone who takes no part, and for the owner. */
export async function removeListingPerson(
  ctx: TellContext,
  { id, userId }: { id: string; userId: string },
  ports: PeoplePorts,
): Promise<ListingPeople> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'people');
    if (!(await dropMember(inner, { row, userId }, ports))) throw new DomainError('not-found', NOT_HERE);
    await tell(inner, {
      to: { userId },
      topic: 'listings',
      title: `You no longer help sell ${labelOf(readFields(row.fields))}`,
      line: { body: 'An owner removed you from the listing.', href: '/seller/dashboard/listings' },
    });
    return readPeople(inner, row);
  });
}

/**
 * Gives a member another part and tells them; the same again changes nothing. Throws `not-found` for anyone who takes no part,
 * and for the owner; `conflict` for one's own part.
 */
export async function changeListingPart(
  ctx: Context,
  { id, userId, part }: { id: string; userId: string; part: InvitedPart },
): Promise<ListingPeople> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'people');
    if (userId === requireUser(ctx).userId) throw new DomainError('conflict', 'Ask another owner to change your own part.');
    const member = await lockMember(inner.db, id, userId);
    if (member === undefined) throw new DomainError('not-found', NOT_HERE);
    if (member.part === part) return readPeople(inner, row);
    await insertMember(inner.db, { own_listing_id: id, user_id: userId, part, joined_at: ctx.now });
    if (!mayDo(part, 'people')) await endInvitationsBy(inner.db, aboutListing(id), userId);
    const { label, can } = PART_WORDS[part];
    await tell(inner, {
      to: { userId },
      topic: 'listings',
      title: `Your part in selling ${labelOf(readFields(row.fields))} changed`,
      line: { body: `${label}. ${can}.`, href: pathOf(id) },
    });
    return readPeople(inner, row);
  });
}

/**
 * Ends a member's part: their papers pass to the owner, and so do the buyers they answered; whom they invited cannot join anymore.
 * False if they are no member.
 */
async function dropMember(
  ctx: TellContext,
  { row, userId }: { row: OwnListingRow; userId: string },
  { leaveShowings }: PeoplePorts,
): Promise<boolean> {
  const wasContact = row.asks_contact && (await findContactId(ctx.db, row.id)) === userId;
  if (!(await removeMember(ctx.db, row.id, userId))) return false;
  await endInvitationsBy(ctx.db, aboutListing(row.id), userId);
  await passDocuments(ctx.db, aboutListing(row.id), { from: userId, to: row.user_id });
  if (wasContact) await renamePublic(ctx, row.id);
  await leaveShowings(ctx, { listingKey: row.listing_key, userId });
  const key = await findRecordOf(ctx, row.id);
  if (key !== undefined) await unassignThreads(ctx.db, { kind: 'listing', key }, userId);
  return true;
}

/** Leaves somebody else's listing. Throws `conflict` for its owner. */
export async function leaveListing(ctx: TellContext, id: string, ports: PeoplePorts): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const row = await lockMine(inner, id);
    if (row.part === 'owner')
      throw new DomainError('conflict', 'This listing is yours. You can withdraw it or delete the draft.');
    await dropMember(inner, { row, userId }, ports);
    await tell(inner, {
      to: { userId: row.user_id },
      topic: 'listings',
      title: `${await findName(inner.db, userId)} no longer helps sell ${labelOf(readFields(row.fields))}`,
      line: { body: 'They left the listing. Their changes stay.', href: pathOf(id) },
    });
  });
}

/**
 * Says who answers buyers: one person, who gets their mail and their threads, or anyone if null. Throws `not-found` for people
 * without a part in the listing.
 */
export async function chooseContact(ctx: Context, { id, userId }: { id: string; userId: string | null }): Promise<ListingPeople> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'people');
    const members = await listMembers(inner.db, id);
    if (userId !== null && userId !== row.user_id && !members.some((member) => member.user_id === userId))
      throw new DomainError('not-found', NOT_HERE);
    await setContact(inner.db, id, userId);
    await updateOwnListing(inner.db, id, { asks_contact: userId !== null });
    await renamePublic(inner, id);
    return readPeople(inner, { ...row, asks_contact: userId !== null });
  });
}

async function readPeople(ctx: Context, row: OwnListingRow): Promise<ListingPeople> {
  const { userId } = requireUser(ctx);
  const [ownerName, members] = await Promise.all([findName(ctx.db, row.user_id), listMembers(ctx.db, row.id)]);
  const contact = members.find((member) => member.is_contact)?.user_id ?? row.user_id;
  return {
    contactId: row.asks_contact ? contact : null,
    people: [
      { userId: row.user_id, name: ownerName, part: 'owner' as const, isMe: row.user_id === userId },
      ...members.map((member) => ({
        userId: member.user_id,
        name: member.name,
        part: PARTS.find((part) => part === member.part) ?? ('assistant' as const),
        isMe: member.user_id === userId,
      })),
    ],
    invitations: (await listInvitations(ctx, { kind: 'own-listing', key: row.id })).map(({ role, ...invitation }) => ({
      ...invitation,
      part: readInvitedPart(role),
    })),
  };
}

const readInvitedPart = (text: string | null): InvitedPart => INVITED_PARTS.find((part) => part === text) ?? 'assistant';
