import { createHash, randomUUID } from 'node:crypto';
import { findIdByProvenAddress } from '#domains/accounts/server/index.ts';
import { lockOwners, type MadeFile, sealCopies, takeIn } from '#domains/documents/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { getOpened, putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { signsNothing } from '../model/envelope.ts';
import { marksOf } from '../model/marks.ts';
import { assemblePdf } from './assemble.ts';
import type * as report from './certificate-pdf.tsx';
import { appendEvent, readChain, tellChain } from './chain.ts';
import {
  type EnvelopeRow,
  fieldsOf,
  listFiles,
  listRecipients,
  lockEnvelope,
  openAnswers,
  recipientRole,
  type RecipientRow,
} from './envelope-rows.ts';
import { expire } from './move-envelope.ts';
import { remind } from './own-envelopes.ts';
import { sendSigned, tellSender } from './tell-people.ts';

const writeCertificate = writeApart<typeof report.writeCertificate>(
  new URL('./certificate-pdf.tsx', import.meta.url),
  'writeCertificate',
);

/** Seals every envelope that all have signed. One that fails stays, and is tried again; the others go on. */
export async function sealEnvelopes(ctx: ServerContext): Promise<void> {
  const rows = await ctx.db.selectFrom('envelopes').selectAll().where('status', '=', 'sealing').orderBy('created_at').execute();
  const failures: unknown[] = [];
  for (const row of rows) await sealOne(ctx, row).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} envelopes could not be sealed`);
}

/** So long the time of an authority is waited for; then the seal does without. */
const TIMESTAMP_PATIENCE_MS = 10 * 60_000;

async function sealOne(ctx: ServerContext, envelope: EnvelopeRow): Promise<void> {
  const recipients = await listRecipients(ctx.db, envelope.id);
  const [files, chain] = await Promise.all([readFiles(ctx, envelope), readChain(ctx.db, envelope.id)]);
  const marks = recipients.flatMap((recipient, place) =>
    marksOf(openAnswers(ctx.identity, recipient.sealed_answers), fieldsOf(envelope), place),
  );
  const certificate = await writeCertificate(describe(ctx, envelope, { recipients, files, chain }));
  const whole = await assemblePdf({ files: files.map(({ content }) => content), marks, certificate });
  const lastSignedAt = Math.max(...recipients.map((one) => one.signed_at?.getTime() ?? 0));
  // Loaded with the first seal: its libraries hold thirty megabytes.
  const { sealPdf } = await import('./seal-pdf.ts');
  const { bytes, level } = await sealPdf(ctx, {
    whole,
    reason: `Signed by everyone: ${envelope.title}`,
    mayGoWithout: ctx.now.getTime() - lastSignedAt >= TIMESTAMP_PATIENCE_MS,
  });
  const key = `${SEALED_FOLDER}signing/${randomUUID()}.pdf`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file: MadeFile = {
    name: `${envelope.title}, signed`,
    contentType: 'application/pdf',
    content: bytes,
    sha256,
    madeOf: files.map((one) => one.sha256),
  };
  const copies = await sealCopies(ctx, file, await findOwners(ctx, envelope, recipients));
  async function write(inner: ServerContext & { db: Trx }): Promise<void> {
    await lockOwners(inner.db, copies);
    // Another process may have been faster: its file stands, and these are removed.
    const now = await lockEnvelope(inner.db, envelope.id);
    if (now?.status !== 'sealing') return;
    await keepFiles(inner.db, [key]);
    await inner.db
      .updateTable('envelopes')
      .set({
        status: 'completed',
        signed_key: key,
        signed_sha256: sha256,
        ended_at: ctx.now,
        lacks_time: level === 'B-B',
        time_at: level === 'B-B' ? null : ctx.now,
      })
      .where('id', '=', envelope.id)
      .execute();
    const head = await appendEvent(inner.db, envelope.id, 'sealed', {
      recipientId: null,
      at: ctx.now,
      address: '',
      agent: '',
      data: { sha256, level },
    });
    for (const recipient of recipients) await sendSigned(inner, { envelope, recipient, sha256, head });
    const owners = await takeIn(inner, file, copies);
    await tellSender(
      inner,
      now,
      `Everyone signed: ${envelope.title}`,
      owners.has(now.user_id ?? '')
        ? 'The signed file is in your documents, beside what you sent.'
        : 'There was no room for the signed file among your documents: download it under Signing.',
    );
  }
  await storeThenWrite(ctx, { fileKeys: [key], store: () => putSealed(ctx, key, bytes), write });
}

/** Who keeps the signed file: its sender, and who signed by the link in a mail to an address that they have proven. */
async function findOwners({ db }: ServerContext, { user_id: userId }: EnvelopeRow, recipients: readonly RecipientRow[]) {
  const owners = userId === null ? [] : [userId];
  for (const { role, is_in_person: isInPerson, to_address: address } of recipients) {
    // What nobody proved to be theirs, or only gets a copy, brings nothing into anybody's documents.
    if (signsNothing(recipientRole(role)) || isInPerson || address === '') continue;
    const owner = await findIdByProvenAddress(db, address);
    if (owner !== undefined) owners.push(owner);
  }
  return owners;
}

interface SealedFile {
  name: string;
  pageCount: number;
  sha256: string;
  content: Uint8Array;
}

/** The documents as they were sent. Throws if one is gone, or is not the one that was signed. */
async function readFiles(ctx: ServerContext, { id }: EnvelopeRow): Promise<SealedFile[]> {
  const files: SealedFile[] = [];
  for (const { name, page_count: pageCount, sha256, file_key: key } of await listFiles(ctx.db, id)) {
    const content = await getOpened(ctx, key);
    if (content === undefined) throw new Error(`a file of envelope ${id} is gone`);
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new Error(`a file of envelope ${id} is not the one that was signed`);
    files.push({ name, pageCount, sha256, content });
  }
  return files;
}

interface Signed {
  recipients: readonly RecipientRow[];
  files: readonly SealedFile[];
  chain: Awaited<ReturnType<typeof readChain>>;
}

/** What the certificate says. Throws if a signature or a consent is missing. */
function describe(ctx: ServerContext, envelope: EnvelopeRow, { recipients, files, chain }: Signed): report.CertificateData {
  const fields = fieldsOf(envelope);
  const turns = [...new Set(recipients.flatMap(({ role, step }) => (signsNothing(recipientRole(role)) ? [] : [step])))].toSorted(
    (one, other) => one - other,
  );
  return {
    productName: ctx.config.PRODUCT_NAME,
    envelopeId: envelope.id,
    title: envelope.title,
    documents: files.map(({ name, pageCount, sha256 }) => ({ name, pageCount, sha256 })),
    sender: `${envelope.sender_name} (${envelope.sender_address})`,
    zone: envelope.time_zone === null ? null : { name: envelope.time_zone, isHome: envelope.is_home_zone },
    verifyAddress: `${publicUrlOf(ctx.config)}/shared/verify/file`,
    viewers: recipients.flatMap(({ role, name, to_address: email }) => (role === 'viewer' ? [{ name, email }] : [])),
    copies: recipients.flatMap(({ role, name, to_address: email }) => (role === 'copy' ? [{ name, email }] : [])),
    signers: recipients.flatMap((one, place) => {
      if (signsNothing(recipientRole(one.role))) return [];
      const { id, name, to_address: email, signed_at: signedAt, sealed_answers: sealed } = one;
      const mine = chain.filter(({ recipientId }) => recipientId === id);
      const signed = mine.find(({ type }) => type === 'signed');
      const consentVersion = mine.findLast(({ type }) => type === 'consented')?.data['consent'];
      if (sealed === null || signedAt === null || signed === undefined || consentVersion === undefined)
        throw new Error(`envelope ${envelope.id} lacks the signature of ${id}`);
      return [
        {
          name,
          email,
          isApprover: one.role === 'approver',
          hasCode: one.code_hash !== null,
          host: mine.findLast(({ type }) => type === 'hosted')?.data['host'] ?? null,
          // Envelopes that were signed before it was kept have only the last mail.
          sentAt: signed.data['linkSentAt'] ?? one.told_at?.toISOString() ?? null,
          openedAt: mine.findLast(({ type }) => type === 'opened')?.at ?? null,
          turn: turns.indexOf(one.step) + 1,
          turns: turns.length,
          consentedAt: mine.findLast(({ type }) => type === 'consented')?.at ?? null,
          signedAt: signedAt.toISOString(),
          address: signed.address,
          agent: signed.agent,
          consentVersion,
          fieldCount: fields.filter(({ recipient }) => recipient === place).length,
          signature: openAnswers(ctx.identity, sealed).signature,
        },
      ];
    }),
    events: tellChain(chain, { recipients, sender: envelope.sender_name }),
  };
}

/** Ends envelopes whose time is over. */
export async function expireEnvelopes(ctx: ServerContext): Promise<void> {
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('envelopes')
      .select('id')
      .where('status', '=', 'pending')
      .where('expires_at', '<=', ctx.now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'the end of an envelope', find, (id) =>
    transact(ctx, async (inner) => {
      const envelope = await lockEnvelope(inner.db, id);
      if (envelope?.status === 'pending' && envelope.expires_at <= ctx.now)
        await expire(inner, envelope, await listRecipients(inner.db, id));
    }),
  );
}

/** Reminds in envelopes that remind by themselves. */
export async function remindByItself(ctx: ServerContext): Promise<void> {
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('envelopes as e')
      .innerJoin('people as p', 'p.id', 'e.user_id')
      .select('e.id')
      .where('e.status', '=', 'pending')
      .where('e.remind_days', 'is not', null)
      .where('e.expires_at', '>', ctx.now)
      // Nobody is asked again in the name of an account that was disabled.
      .where('p.is_disabled', '=', false)
      .where('e.id', '>', after)
      .orderBy('e.id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'the reminder of an envelope', find, (id) =>
    transact(ctx, async (inner) => {
      const envelope = await lockEnvelope(inner.db, id);
      if (envelope?.status !== 'pending' || envelope.remind_days === null || envelope.expires_at <= ctx.now) return;
      await remind(inner, envelope, { olderThanDays: envelope.remind_days, address: '' });
    }),
  );
}
