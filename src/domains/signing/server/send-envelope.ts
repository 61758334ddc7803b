import { randomUUID } from 'node:crypto';
import { findPerson, lockPerson } from '#domains/accounts/server/index.ts';
import { noteFileToRemove, forgetFile, readOwnDocument } from '#domains/documents/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { isPrintable } from '#platform/pdf/printable.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Envelope } from '../contract.ts';
import { sendTo } from '../model/envelope.ts';
import { MOST_OPEN_ENVELOPES } from '../model/limits.ts';
import { appendEvent } from './chain.ts';
import { findEnvelope, listRecipients, presentEnvelope } from './envelope-rows.ts';
import type { SigningContext } from './move-envelope.ts';
import { checkPdf } from './seal-pdf.ts';
import { askToSign } from './tell-people.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface EnvelopeToSend {
  envelopeId: string;
  documentId: string;
  title: string;
  message: string;
  isOrdered: boolean;
  days: number;
  recipients: readonly { name: string; email: string }[];
}

/**
 * Freezes one of the caller's PDFs and asks people to sign it. The same id again is answered as the first time. Throws
 * `forbidden` for demonstration people and unconfirmed addresses, `not-found` for another's document, `invalid` for what cannot
 * be signed, and `conflict` if too much is open.
 */
export async function sendEnvelope(
  ctx: SigningContext & { files: FileStore; identity: Identity },
  given: EnvelopeToSend,
): Promise<Envelope> {
  const { userId, isDemo, emailVerified } = requireUser(ctx);
  if (isDemo) throw new DomainError('forbidden', 'Demonstration people send no mail, so nobody would get the link to sign.');
  if (!emailVerified)
    throw new DomainError('forbidden', 'Confirm your email address first: signers see who asks them.', {
      publicCode: 'email-not-verified',
    });
  const earlier = await findEnvelope(ctx.db, given.envelopeId);
  if (earlier !== undefined) {
    if (earlier.user_id !== userId) throw new DomainError('not-found', 'There is no such envelope of yours.');
    return presentEnvelope(earlier, await listRecipients(ctx.db, earlier.id));
  }
  for (const [at, { name }] of given.recipients.entries())
    if (!Array.from(name).every(isPrintable))
      throw new DomainError('invalid', 'The certificate cannot print this name.', {
        fields: {
          [`recipients.${at}.name`]: 'The certificate cannot print this name: write it in Latin, Greek or Cyrillic letters',
        },
      });
  const document = await readOwnDocument(ctx, given.documentId);
  const pageCount = await checkPdf(document);
  const key = `${SEALED_FOLDER}signing/${randomUUID()}.pdf`;
  await noteFileToRemove(ctx.db, key, new Date(ctx.now.getTime() + HOUR_MS));
  await putSealed(ctx, key, document.content);
  const person = await findPerson(ctx.db, userId);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { count } = await inner.db
      .selectFrom('envelopes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('status', 'in', ['pending', 'sealing'])
      .executeTakeFirstOrThrow();
    if (count >= MOST_OPEN_ENVELOPES)
      throw new DomainError('conflict', `${MOST_OPEN_ENVELOPES} envelopes wait for signatures: cancel one first.`);
    const envelope = await inner.db
      .insertInto('envelopes')
      .values({
        id: given.envelopeId,
        user_id: userId,
        sender_name: person?.name ?? '',
        sender_address: person?.email ?? '',
        title: given.title,
        message: given.message,
        is_ordered: given.isOrdered,
        status: 'pending',
        document_name: document.name,
        page_count: pageCount,
        original_key: key,
        original_sha256: document.sha256,
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + given.days * DAY_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // The same one, sent twice at once: the other file is removed.
    if (envelope === undefined) throw new DomainError('conflict', 'This was sent already. Reload the page.');
    await forgetFile(inner.db, key);
    const state = sendTo(given.recipients.length, given.isOrdered);
    const recipients = await inner.db
      .insertInto('envelope_recipients')
      .values(
        given.recipients.map(({ name, email }, at) => ({
          id: randomUUID(),
          envelope_id: envelope.id,
          position: at,
          name,
          to_address: email,
          status: state.recipients[at] ?? 'waiting',
        })),
      )
      .returningAll()
      .execute();
    await appendEvent(inner.db, envelope.id, 'sent', {
      recipientId: null,
      at: ctx.now,
      address: requireUser(ctx).address,
      agent: '',
      data: { sha256: document.sha256, sender: envelope.sender_address },
    });
    for (const recipient of recipients) if (recipient.status === 'notified') await askToSign(inner, envelope, recipient);
    return presentEnvelope(envelope, await listRecipients(inner.db, envelope.id));
  });
}
