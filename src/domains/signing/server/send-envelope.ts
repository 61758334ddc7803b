import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import { readOwnDocument, readPdf, requireGivable } from '#domains/documents/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { formatMegabytes } from '#lib/format.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { isPrintableText } from '#lib/printable.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireProvenAddress, requireUser } from '#platform/verb/require-user.ts';
import type { Envelope, NewEnvelope } from '../contract.ts';
import { sendTo, signsNothing } from '../model/envelope.ts';
import { UNPRINTABLE } from '../model/answers.ts';
import { findExcluded } from '../model/excluded-papers.ts';
import { isOnPage, type PageBox } from '../model/fields.ts';
import { MOST_BYTES, MOST_PAGES } from '../model/limits.ts';
import { hashCode } from './access-code.ts';
import { inspectPdf } from './assemble.ts';
import { appendEvent } from './chain.ts';
import { findEnvelope, listRecipients, presentEnvelope, showEnvelope } from './envelope-rows.ts';
import type { SigningContext } from './move-envelope.ts';
import { requireRoomForEnvelope } from './open-envelopes.ts';
import { askToSign, showToViewer } from './tell-people.ts';
import { findZone } from './zone.ts';

/** What the chain keeps of the sender's word. */
const OTHER_PAPER = 'no deed, will, paper for a notary, or notice of foreclosure or eviction';

type Sender = SigningContext & Pick<Ports, 'zones'> & { files: FileStore; identity: Identity };
type EnvelopeToSend = NewEnvelope & { envelopeId: string };

/**
 * Freezes PDFs of the caller's and asks people to sign them. The same id again is answered as the first time. Throws `forbidden`
 * for demonstration people, unless everybody signs on their device, and for unconfirmed addresses; `not-found` for another's
 * document; `invalid` for what cannot be signed; `conflict` if too much is open.
 */
export async function sendEnvelope(ctx: Sender, given: EnvelopeToSend): Promise<Envelope> {
  const { userId, isDemo } = requireUser(ctx);
  if (isDemo && given.recipients.some(({ isInPerson }) => !isInPerson))
    throw new DomainError(
      'forbidden',
      'Demo people don’t send email, so no one would get the link. Have everyone sign in person to try it.',
    );
  requireProvenAddress(ctx, 'signers see who asks them');
  const earlier = await findEnvelope(ctx.db, given.envelopeId);
  if (earlier !== undefined) return showEnvelope(ctx, userId, earlier.id);
  return createEnvelope(ctx, given);
}

/** The same without asking who may: for those who are asked on the way, and for the past of demonstration people. */
export async function createEnvelope(ctx: Sender, given: EnvelopeToSend): Promise<Envelope> {
  const { userId } = requireUser(ctx);
  checkPeople(given);
  const files = await readFiles(ctx, given.documents);
  checkFields(
    given,
    files.map(({ pages }) => pages),
  );
  const stated: Record<string, string> = given.isOtherPaper === true ? { stated: OTHER_PAPER } : {};
  if (given.isOtherPaper !== true) await checkKinds(ctx, files);
  const person = await findPerson(ctx.db, userId);
  const zone = await findZone(ctx, { places: files.map(({ place }) => place), userId, timeZone: given.timeZone });
  const fileKeys = files.map(({ key }) => key);
  async function store(): Promise<void> {
    for (const { key, content } of files) await putSealed(ctx, key, content);
  }
  async function write(inner: Sender & { db: Trx }): Promise<Envelope | undefined> {
    await lockPerson(inner.db, userId);
    // The same one, sent twice at once: it is answered as the first time, and the other files are removed.
    if ((await findEnvelope(inner.db, given.envelopeId)) !== undefined) return undefined;
    await requireRoomForEnvelope(inner.db, userId);
    const envelope = await insertEnvelope(inner, given, {
      user_id: userId,
      sender_name: person?.name ?? '',
      sender_address: person?.email ?? '',
      time_zone: zone?.name ?? null,
      is_home_zone: zone?.isHome ?? false,
    });
    // Another person's, at the same moment.
    if (envelope === undefined) return undefined;
    await insertFiles(inner.db, envelope.id, files);
    await keepFiles(inner.db, fileKeys);
    await insertRecipients(inner, envelope.id, given.recipients);
    await appendEvent(inner.db, envelope.id, 'sent', {
      recipientId: null,
      at: ctx.now,
      address: requireUser(ctx).address,
      agent: '',
      data: {
        files: files.map(({ sha256 }) => sha256).join(' '),
        fields: createHash('sha256').update(JSON.stringify(given.fields)).digest('hex'),
        sender: envelope.sender_address,
        ...stated,
      },
    });
    const recipients = await listRecipients(inner.db, envelope.id);
    for (const recipient of recipients) {
      if (recipient.status === 'notified') await askToSign(inner, envelope, recipient);
      if (recipient.role === 'viewer') await showToViewer(inner, envelope, recipient);
    }
    return presentEnvelope(envelope, {
      now: ctx.now,
      recipients,
      files: files.map(({ name, pages, sha256 }) => ({ name, page_count: pages.length, sha256 })),
    });
  }
  const sent = await storeThenWrite(ctx, { fileKeys, store, write });
  return sent ?? showEnvelope(ctx, userId, given.envelopeId);
}

type OfSender = 'user_id' | 'sender_name' | 'sender_address' | 'time_zone' | 'is_home_zone';

/** Undefined where there is one of that id already. */
function insertEnvelope(
  { db, now }: Sender & { db: Trx },
  given: EnvelopeToSend,
  sender: Pick<Insertable<DB['envelopes']>, OfSender>,
) {
  return db
    .insertInto('envelopes')
    .values({
      ...sender,
      id: given.envelopeId,
      title: given.title,
      message: given.message,
      status: 'pending',
      fields: JSON.stringify(given.fields),
      can_reassign: given.canReassign,
      remind_days: given.remindDays,
      created_at: now,
      expires_at: new Date(now.getTime() + given.days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function insertFiles(db: Trx, envelopeId: string, files: readonly FrozenFile[]): Promise<void> {
  await db
    .insertInto('envelope_files')
    .values(
      files.map(({ name, key, sha256, pages }, position) => ({
        envelope_id: envelopeId,
        position,
        name,
        page_count: pages.length,
        file_key: key,
        sha256,
      })),
    )
    .execute();
}

/** Those whose turn is first begin as asked. */
async function insertRecipients(
  { db, identity }: Sender & { db: Trx },
  envelopeId: string,
  recipients: EnvelopeToSend['recipients'],
): Promise<void> {
  const state = sendTo(recipients.map(({ step, role }) => ({ step, isCopy: signsNothing(role) })));
  await db
    .insertInto('envelope_recipients')
    .values(
      recipients.map(({ name, email, role, step, isInPerson, code }, at) => {
        const id = randomUUID();
        return {
          id,
          envelope_id: envelopeId,
          position: at,
          name,
          to_address: email,
          role,
          step,
          is_in_person: isInPerson,
          code_hash: code === undefined ? null : hashCode(identity, id, code),
          status: state.recipients[at] ?? 'waiting',
        };
      }),
    )
    .execute();
}

/** Throws `invalid` with `isOtherPaper` for what reads like a paper that may not be signed this way; its sender may know better. */
async function checkKinds(ctx: Sender, files: readonly FrozenFile[]): Promise<void> {
  for (const { name, content } of files) {
    const excluded = findExcluded(await readPdf(ctx, content));
    if (excluded !== undefined) refuse('isOtherPaper', `${name} reads like ${excluded.what}: ${excluded.why}.`);
  }
}

function refuse(field: string, why: string): never {
  throw invalidField(field, why);
}

function checkPeople({ recipients }: NewEnvelope): void {
  if (recipients.every(({ role }) => signsNothing(role))) refuse('recipients', 'Add someone who signs');
  for (const [at, { name, email, role, isInPerson }] of recipients.entries()) {
    checkPerson({ name, email, isInPerson }, `recipients.${at}.`);
    if (isInPerson && signsNothing(role)) refuse(`recipients.${at}.role`, 'Only people who sign can sign in person');
  }
}

/** What holds for everybody of an envelope, whenever they become part of it. Throws `invalid`; the field begins with `at`. */
export function checkPerson({ name, email, isInPerson }: { name: string; email: string; isInPerson: boolean }, at = ''): void {
  if (!isPrintableText(name)) refuse(`${at}name`, UNPRINTABLE.name);
  if (email === '' && !isInPerson) refuse(`${at}email`, 'Enter an email address: the link goes there');
}

interface FrozenFile {
  name: string;
  content: Uint8Array;
  sha256: string;
  key: string;
  pages: readonly PageBox[];
  /** What the document belongs to. */
  place: { kind: string; key: string };
}

/** The caller's documents with their pages. Throws `not-found` for another's, `invalid` for what cannot be signed. */
async function readFiles(ctx: Sender, ids: readonly string[]): Promise<FrozenFile[]> {
  const files: FrozenFile[] = [];
  let bytes = 0;
  let pageCount = 0;
  for (const [at, id] of ids.entries()) {
    await requireGivable(ctx, id);
    const { name, content, contentType, sha256, place } = await readOwnDocument(ctx, id);
    const field = `documents.${at}`;
    if (contentType !== 'application/pdf') refuse(field, `${name} isn’t a PDF. Save it as one to have it signed.`);
    bytes += content.length;
    if (bytes > MOST_BYTES) refuse(field, `Together up to ${formatMegabytes(MOST_BYTES)} can be signed.`);
    const inspection = await inspectPdf(content);
    if ('fault' in inspection)
      return refuse(
        field,
        inspection.fault === 'locked'
          ? `${name} is locked. Save a copy without a password.`
          : `${name} is damaged. Save it again as a PDF.`,
      );
    const { pages } = inspection;
    if (pages.length === 0) refuse(field, `${name} has no pages.`);
    pageCount += pages.length;
    if (pageCount > MOST_PAGES) refuse(field, `You can have up to ${MOST_PAGES} pages signed at a time.`);
    files.push({ name, content, sha256, pages, place, key: `${SEALED_FOLDER}signing/${randomUUID()}.pdf` });
  }
  return files;
}

/** Throws `invalid` for a field that is nobody's, or lies on no page. */
function checkFields({ fields, recipients }: NewEnvelope, files: readonly (readonly PageBox[])[]): void {
  const ids = new Set<string>();
  for (const [at, field] of fields.entries()) {
    const name = `fields.${at}`;
    if (ids.has(field.id)) refuse(name, 'Two fields have the same id');
    ids.add(field.id);
    if (recipients[field.recipient]?.role !== 'signer') refuse(name, 'This field doesn’t belong to anyone who signs');
    const page = files[field.file]?.[field.page - 1];
    if (page === undefined) refuse(name, 'There’s no such page');
    if (!isOnPage(field, page)) refuse(name, 'This field is off the page: move it');
  }
}
