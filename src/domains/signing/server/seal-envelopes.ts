import { createHash, randomUUID } from 'node:crypto';
import { forgetFile, noteFileToRemove } from '#domains/documents/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { getOpened, putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { signatureSchema } from '../model/signature.ts';
import { appendEvent, readChain } from './chain.ts';
import type * as report from './certificate-pdf.tsx';
import { type EnvelopeRow, listRecipients, lockEnvelope } from './envelope-rows.ts';
import { expire } from './move-envelope.ts';
import { sealPdf } from './seal-pdf.ts';
import { sendSigned, tellSender } from './tell-people.ts';

const writeCertificate = writeApart<typeof report.writeCertificate>(
  new URL('./certificate-pdf.tsx', import.meta.url),
  'writeCertificate',
);
const HOUR_MS = 3_600_000;

/** Seals every envelope that all have signed. One that fails stays, and is tried again; the others go on. */
export async function sealEnvelopes(ctx: ServerContext): Promise<void> {
  const rows = await ctx.db.selectFrom('envelopes').selectAll().where('status', '=', 'sealing').orderBy('created_at').execute();
  const failures: unknown[] = [];
  for (const row of rows) await sealOne(ctx, row).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} envelopes could not be sealed`);
}

async function sealOne(ctx: ServerContext, envelope: EnvelopeRow): Promise<void> {
  const original = await getOpened(ctx, envelope.original_key);
  if (original === undefined) throw new Error(`the file of envelope ${envelope.id} is gone`);
  if (createHash('sha256').update(original).digest('hex') !== envelope.original_sha256)
    throw new Error(`the file of envelope ${envelope.id} is not the one that was signed`);
  const certificate = await writeCertificate(await describe(ctx, envelope));
  const sealed = await sealPdf(ctx, { original, certificate, reason: `Signed by all: ${envelope.title}` });
  const key = `${SEALED_FOLDER}signing/${randomUUID()}.pdf`;
  await noteFileToRemove(ctx.db, key, new Date(ctx.now.getTime() + HOUR_MS));
  await putSealed(ctx, key, sealed);
  await transact(ctx, async (inner) => {
    // Another process may have been faster: its file stands, and this one is removed.
    if ((await lockEnvelope(inner.db, envelope.id))?.status !== 'sealing') return;
    const sha256 = createHash('sha256').update(sealed).digest('hex');
    await forgetFile(inner.db, key);
    await inner.db
      .updateTable('envelopes')
      .set({ status: 'completed', signed_key: key, signed_sha256: sha256, ended_at: ctx.now })
      .where('id', '=', envelope.id)
      .execute();
    await appendEvent(inner.db, envelope.id, 'sealed', {
      recipientId: null,
      at: ctx.now,
      address: '',
      agent: '',
      data: { sha256 },
    });
    for (const recipient of await listRecipients(inner.db, envelope.id)) await sendSigned(inner, envelope, recipient);
    await tellSender(inner, envelope, `Signed by all: ${envelope.title}`, 'The signed file is in your documents.');
  });
}

async function describe(ctx: ServerContext, envelope: EnvelopeRow): Promise<report.CertificateData> {
  const [recipients, chain] = await Promise.all([listRecipients(ctx.db, envelope.id), readChain(ctx.db, envelope.id)]);
  const nameOf = (id: string | null) => recipients.find((one) => one.id === id)?.name ?? envelope.sender_name;
  return {
    envelopeId: envelope.id,
    title: envelope.title,
    documentName: envelope.document_name,
    pageCount: envelope.page_count,
    originalSha256: envelope.original_sha256,
    sender: `${envelope.sender_name} (${envelope.sender_address})`,
    verifyAddress: `${publicUrlOf(ctx.config)}/shared/verify/file`,
    signers: recipients.map(({ id, name, to_address: email, signed_at: signedAt, sealed_signature: mark }) => {
      const event = chain.find(({ type, recipientId }) => type === 'signed' && recipientId === id);
      const consentVersion = chain.findLast(({ type, recipientId }) => type === 'consented' && recipientId === id)?.data[
        'consent'
      ];
      if (mark === null || signedAt === null || event === undefined || consentVersion === undefined)
        throw new Error(`envelope ${envelope.id} lacks the signature of ${id}`);
      const signature = signatureSchema.parse(JSON.parse(ctx.identity.unseal(mark).toString()));
      return {
        name,
        email,
        signedAt: signedAt.toISOString(),
        address: event.address,
        agent: event.agent,
        consentVersion,
        signature,
      };
    }),
    events: chain.map(({ seq, type, recipientId, at, address, hash }) => ({
      seq,
      type,
      who: nameOf(recipientId),
      at,
      address,
      hash,
    })),
  };
}

/** Ends envelopes whose time is over. */
export async function expireEnvelopes(ctx: ServerContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', ctx.now)
    .limit(200)
    .execute();
  for (const { id } of rows)
    await transact(ctx, async (inner) => {
      const envelope = await lockEnvelope(inner.db, id);
      if (envelope?.status === 'pending' && envelope.expires_at <= ctx.now)
        await expire(inner, envelope, await listRecipients(inner.db, id));
    });
}
