import { sql } from 'kysely';
import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import { tell, tellEach, type TellContext } from '#domains/notifications/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireProvenAddress, requireUser } from '#platform/verb/require-user.ts';
import type { Ending, ServerContext } from '#platform/ports/server-context.ts';
import type { DocumentAccess, GivenDocument } from '../contract/giving.ts';
import { DOCUMENT_PARTS, type DocumentPart } from '../model/parts.ts';
import { findDocument } from './queries.ts';
import { requireScanned } from './scan-later.ts';
import { sayUntil } from './say-until.ts';
import { serveStamped } from './stamp.ts';
import { requireOwnRow } from './vault-rows.ts';
import { MOST_GRANTS } from '../model/limits.ts';

const MOST_OPENINGS = 50;
const MOST_PEOPLE = 100;
const NOT_HERE = 'There’s no such document for you.';

/** Writes down that somebody opened a document; `who` is empty for somebody with a link. */
export async function noteOpening(ctx: Context, publicId: string, who: string): Promise<void> {
  const address = addressOf(ctx.actor) ?? '';
  await ctx.db
    .insertInto('document_openings')
    .columns(['document_id', 'who', 'from_address', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select(({ val }) => ['id', val(who).as('who'), val(address).as('from_address'), eb.val(ctx.now).as('at')])
        .where('public_id', '=', publicId),
    )
    .execute();
}

/** With whom a document of the caller's is shared by address, and who opened it. Throws `not-found` for other people's. */
export async function getAccess(ctx: Context, documentId: string): Promise<DocumentAccess> {
  const { id } = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
  const [grants, openings, parts] = await Promise.all([
    ctx.db
      .selectFrom('document_grants')
      .selectAll()
      .where('document_id', '=', id)
      .where('user_id', '=', requireUser(ctx).userId)
      .where('expires_at', '>', ctx.now)
      .orderBy('created_at', 'desc')
      .execute(),
    ctx.db
      .selectFrom('document_openings')
      .selectAll()
      .where('document_id', '=', id)
      .orderBy('id', 'desc')
      .limit(MOST_OPENINGS)
      .execute(),
    listParts(ctx, requireUser(ctx).userId),
  ]);
  return {
    grants: grants.map((one) => ({
      id: one.id,
      email: one.to_address,
      part: partOf(one.part),
      createdAt: one.created_at.toISOString(),
      expiresAt: one.expires_at.toISOString(),
    })),
    openings: openings.map(({ who, from_address: address, at }) => ({ who, address, at: at.toISOString() })),
    parts: DOCUMENT_PARTS.flatMap((part) => {
      const names = parts.flatMap((one) => (one.part === part ? one.name : []));
      return names.length === 0 ? [] : [{ part, names }];
    }),
  };
}

const partOf = (text: string | null): DocumentPart | null => DOCUMENT_PARTS.find((part) => part === text) ?? null;

/** Who has which part with a person now. */
async function listParts({ db }: Pick<Context, 'db'>, ownerId: string) {
  const rows = await db
    .selectFrom('document_parts as t')
    .innerJoin('people as p', 'p.id', 't.user_id')
    .select(['t.part', 't.user_id', 'p.name'])
    .where('t.owner_id', '=', ownerId)
    .orderBy('p.name')
    .limit(MOST_PEOPLE)
    .execute();
  return rows.flatMap(({ part, user_id: userId, name }) => (userId === null ? [] : [{ part, userId, name: name ?? '' }]));
}

interface Grant {
  documentId: string;
  grantId: string;
  email?: string | undefined;
  part?: DocumentPart | undefined;
  days: number;
  timeZone?: string | undefined;
}

/**
 * Shares a document of the caller's with an address, or with all who have a part with them, and mails those. Throws `not-found`,
 * `invalid` for their own address and a part that nobody has, `conflict` beyond the most, and `forbidden` for unconfirmed addresses and, where a mail
 * would go to an address, for demonstration people.
 */
export async function grantAccess(
  ctx: TellContext,
  { documentId, grantId, email, part, days, timeZone }: Grant,
): Promise<DocumentAccess> {
  const { userId, sessionId, isDemo } = requireUser(ctx);
  const row = await requireOwnRow(ctx.db, userId, documentId);
  if (isDemo && email !== undefined)
    throw new DomainError('forbidden', 'Demo accounts don’t send email, so they wouldn’t hear about it. Share a link instead.');
  requireProvenAddress(ctx, 'people see who shares with them');
  if (row.trashed_at !== null) throw new DomainError('conflict', 'This file is in the trash: restore it first.');
  requireScanned(ctx, row);
  const person = await findPerson(ctx.db, userId);
  if (email !== undefined && email.toLowerCase() === person?.email?.toLowerCase())
    throw new DomainError('invalid', 'This is your own address.', { fields: { email: 'This is your own address' } });
  const having = (await listParts(ctx, userId)).filter((one) => one.part === part);
  if (part !== undefined && having.length === 0)
    throw new DomainError('invalid', 'No one has this role with you.', { fields: { part: 'Choose a role that someone has' } });
  const address = email?.toLowerCase() ?? null;
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const known = await inner.db.selectFrom('document_grants').select('document_id').where('id', '=', grantId).executeTakeFirst();
    // The same again is answered as the first time, without another mail.
    if (known?.document_id === row.id) return;
    if (known !== undefined) throw new DomainError('not-found', 'This share is for something else.');
    // What has ended is no share that goes on, nor is what an earlier owner of the document gave.
    await inner.db
      .deleteFrom('document_grants')
      .where('document_id', '=', row.id)
      .where((where) => where.or([where('expires_at', '<=', ctx.now), where('user_id', '<>', userId)]))
      .execute();
    const { grants } = await getAccess(inner, documentId);
    const others = grants.filter((one) => (part === undefined ? one.email !== address : one.part !== part));
    if (others.length >= MOST_GRANTS)
      throw new DomainError('conflict', `It’s already shared with ${MOST_GRANTS} people: stop sharing with one first.`);
    const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
    const made = await inner.db
      .insertInto('document_grants')
      .values({
        id: grantId,
        document_id: row.id,
        user_id: userId,
        session_id: sessionId,
        to_address: address,
        part: part ?? null,
        created_at: ctx.now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['document_id', part === undefined ? 'to_address' : 'part'])
          .doUpdateSet({ expires_at: expiresAt, session_id: sessionId }),
      )
      .returning('id')
      .executeTakeFirst();
    // Shared with them already: only its end changes.
    if (made?.id !== grantId) return;
    const name = person?.name ?? '';
    const from = `${name} (${person?.email ?? ''}) shared ${row.name}`;
    const until = await sayUntil(inner, expiresAt, timeZone);
    const told = (words: readonly string[]) => ({
      title: `${name} shared a document with you: ${row.name}`,
      mail: { body: { paragraphs: words, action: { path: '/documents?view=given', label: 'Open it' } } },
    });
    if (email !== undefined)
      await tell(inner, {
        to: { address: email },
        ...told([`${from} with this address, ${until}.`, 'Sign in with this address to open it. A new account is free.']),
      });
    const words = told([`${from} with you ${until}, as long as you work on this together.`]);
    await tellEach(
      inner,
      having.map(({ userId: theirId }) => ({ to: { userId: theirId }, ...words })),
    );
  });
  return getAccess(ctx, documentId);
}

/** Ends what the caller shared, at once. Throws `not-found` for other people's. */
export async function endAccess(
  ctx: Context,
  { documentId, grantId }: { documentId: string; grantId: string },
): Promise<DocumentAccess> {
  const row = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('document_grants')
    .where('id', '=', grantId)
    .where('document_id', '=', row.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'This isn’t shared anymore.');
  return getAccess(ctx, documentId);
}

/** Ends what was shared in the sessions that end, and all that a claimed account shared: somebody else may have done it. */
export async function endGrantsOf({ db }: Pick<Context, 'db'>, { userId, isClaim, sessionIds }: Ending): Promise<void> {
  const grants = db.deleteFrom('document_grants').where('user_id', '=', userId);
  await (isClaim ? grants : grants.where(sql<boolean>`session_id = any (${[...sessionIds]})`)).execute();
}

/**
 * What is shared with the caller's address, if it is confirmed, and by parts that they have now; of one document, if it is named.
 * What a disabled account shared opens for nobody.
 */
async function listGrantsFor(ctx: Context, documentId?: string) {
  const { userId, emailVerified } = requireUser(ctx);
  const address = emailVerified ? ((await findPerson(ctx.db, userId))?.email?.toLowerCase() ?? null) : null;
  return (
    ctx.db
      .selectFrom('document_grants as g')
      .innerJoin('documents as d', 'd.id', 'g.document_id')
      .innerJoin('people as p', 'p.id', 'g.user_id')
      .select(['d.public_id', 'd.name', 'd.size_bytes', 'p.name as from', 'g.expires_at'])
      .where((eb) =>
        eb.or([
          eb('g.to_address', '=', address),
          eb.exists(
            eb
              .selectFrom('document_parts as t')
              .select('t.part')
              .whereRef('t.owner_id', '=', 'g.user_id')
              .whereRef('t.part', '=', 'g.part')
              .where('t.user_id', '=', userId),
          ),
        ]),
      )
      .where('g.expires_at', '>', ctx.now)
      .where('d.trashed_at', 'is', null)
      .where('p.is_disabled', '=', false)
      .$if(documentId !== undefined, (query) => query.where('d.public_id', '=', documentId ?? ''))
      // A document that passed to somebody else is theirs to share.
      .whereRef('d.user_id', '=', 'g.user_id')
      .orderBy('g.created_at', 'desc')
      .limit(500)
      .execute()
  );
}

/** Documents of others that are shared with the caller. */
export async function listGiven(ctx: Context): Promise<{ documents: GivenDocument[] }> {
  const rows = await listGrantsFor(ctx);
  return {
    documents: rows.map((row) => ({
      id: row.public_id,
      name: row.name,
      sizeBytes: row.size_bytes,
      from: row.from ?? '',
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}

/** A document that is shared with the caller. Throws `not-found` for any other. */
export async function serveGiven(ctx: ServerContext, documentId: string): Promise<Response> {
  const [grant] = await listGrantsFor(ctx, documentId);
  const row = grant === undefined ? undefined : await findDocument(ctx.db, documentId);
  if (grant === undefined || row === undefined) throw new DomainError('not-found', NOT_HERE);
  const person = await findPerson(ctx.db, requireUser(ctx).userId);
  const served = await serveStamped(ctx, row, grant.from ?? '');
  await noteOpening(ctx, documentId, person?.name ?? '');
  return served;
}
