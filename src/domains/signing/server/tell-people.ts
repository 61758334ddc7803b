import { findIdByProvenAddress } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { formatDateTime } from '#lib/format.ts';
import type { Trx } from '#platform/db/database.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { isAsked } from '../model/envelope.ts';
import { readChain } from './chain.ts';
import { type EnvelopeRow, listFiles, type RecipientRow, recipientStatus } from './envelope-rows.ts';
import { findSender } from './sender.ts';

type Telling = TellContext & { db: Trx };

/**
 * Whether somebody hears of an envelope at the address that it has for them. Nobody hears from demonstration people, whoever acts:
 * those who sign in person, and the jobs that seal and end, are none.
 */
async function hears(ctx: Telling, envelope: EnvelopeRow, { to_address: address }: Pick<RecipientRow, 'to_address'>) {
  return address !== '' && (await findSender(ctx.db, envelope))?.isDemo !== true;
}

/** Mails a new link, which replaces an earlier one: the database keeps only the hash of a token. */
async function mailLink(
  ctx: Telling,
  recipient: Pick<RecipientRow, 'id' | 'to_address'>,
  { title, paragraphs, label }: { title: string; paragraphs: readonly string[]; label: string },
): Promise<void> {
  const token = makeToken();
  await ctx.db
    .updateTable('envelope_recipients')
    .set({ token_hash: hashToken(token), told_at: ctx.now })
    .where('id', '=', recipient.id)
    .execute();
  await tell(ctx, {
    to: { address: recipient.to_address },
    title,
    mail: { body: { paragraphs, action: { path: `/shared/sign/${token}`, label } } },
  });
}

/** `Offer.pdf`, `Offer.pdf and 2 more`. */
async function nameFiles({ db }: Telling, { id }: EnvelopeRow): Promise<string> {
  const [first, ...more] = await listFiles(db, id);
  return more.length === 0 ? (first?.name ?? '') : `${first?.name ?? ''} and ${more.length} more`;
}

/** A time as mails say it: in the zone that the certificate will tell it in, which it names. */
const sayTime = ({ time_zone: zone }: EnvelopeRow, time: Date): string => formatDateTime(time.toISOString(), zone ?? 'UTC');

const LIST = '/documents?view=signing';

/** A line behind the bell for who has an account with this address; the mail comes in any case. */
async function noteFor(ctx: Telling, address: string, title: string, body: string): Promise<void> {
  const userId = await findIdByProvenAddress(ctx.db, address);
  if (userId !== undefined) await tell(ctx, { to: { userId }, topic: 'documents', title, line: { body, href: LIST } });
}

/** Asks one person to sign, or reminds them of it. Whoever signs in person gets no link: the sender hands over the device. */
export async function askToSign(
  ctx: Telling,
  envelope: EnvelopeRow,
  recipient: RecipientRow,
  { isReminder = false }: { isReminder?: boolean } = {},
): Promise<void> {
  if (recipient.is_in_person || !(await hears(ctx, envelope, recipient))) return;
  const what = recipient.role === 'approver' ? 'approve' : 'sign';
  const asks = `${envelope.sender_name} asks you to ${what}: ${envelope.title}`;
  const title = isReminder ? `Reminder: ${asks}` : asks;
  const until = sayTime(envelope, envelope.expires_at);
  await noteFor(ctx, recipient.to_address, title, `Open until ${until}.`);
  await mailLink(ctx, recipient, {
    title,
    paragraphs: [
      `Hello ${recipient.name},`,
      `${envelope.sender_name} (${envelope.sender_address}) sent you ${await nameFiles(ctx, envelope)} to ${what}.`,
      ...(envelope.message === '' ? [] : [envelope.message]),
      ...(recipient.code_hash === null ? [] : ['To open it, you need an access code, which the sender gives you separately.']),
      `You can ${what} it until ${until}.`,
      ...(isReminder ? ['This link takes the place of the one in our earlier email. What you filled in is still there.'] : []),
      'This link is only for you. Anyone who has it can sign in your name, so don’t share it.',
    ],
    label: what === 'sign' ? 'Read and sign' : 'Read and approve',
  });
}

/** Lets one person look at what others sign. */
export async function showToViewer(ctx: Telling, envelope: EnvelopeRow, recipient: RecipientRow): Promise<void> {
  if (!(await hears(ctx, envelope, recipient))) return;
  const title = `${envelope.sender_name} sent you something to read: ${envelope.title}`;
  await noteFor(ctx, recipient.to_address, title, 'There’s nothing for you to sign. The link is in your email.');
  await mailLink(ctx, recipient, {
    title,
    paragraphs: [
      `Hello ${recipient.name},`,
      `${envelope.sender_name} (${envelope.sender_address}) sent ${await nameFiles(ctx, envelope)} to others to sign, and wants you to be able to read it. There’s nothing for you to sign.`,
      ...(envelope.message === '' ? [] : [envelope.message]),
      ...(recipient.code_hash === null ? [] : ['To open it, you need an access code, which the sender gives you separately.']),
      'This link is only for you. When everyone has signed, you’ll get the signed file by email.',
    ],
    label: 'Read it',
  });
}

/** Tells one person what they signed, and by which hash the record knows it; the file follows when all have signed. */
export async function sendReceipt(
  ctx: Telling,
  { envelope, recipient, head }: { envelope: EnvelopeRow; recipient: RecipientRow; head: string },
): Promise<void> {
  if (!(await hears(ctx, envelope, recipient))) return;
  const did = recipient.role === 'approver' ? 'approved' : 'signed';
  await tell(ctx, {
    to: { address: recipient.to_address },
    title: `You ${did}: ${envelope.title}`,
    mail: {
      body: {
        paragraphs: [
          `Hello ${recipient.name},`,
          `You ${did} ${await nameFiles(ctx, envelope)} from ${envelope.sender_name} (${envelope.sender_address}) on ${sayTime(envelope, ctx.now)}.`,
          'When everyone has signed, you’ll get the signed file. Keep this email as your receipt.',
          `Envelope ${envelope.id}, record ${head}.`,
        ],
      },
    },
  });
}

/** Tells one person that all have signed, with a link to the file. */
export async function sendSigned(
  ctx: Telling,
  { envelope, recipient, sha256, head }: { envelope: EnvelopeRow; recipient: RecipientRow; sha256: string; head: string },
): Promise<void> {
  if (!(await hears(ctx, envelope, recipient))) return;
  const title = `Everyone signed: ${envelope.title}`;
  await noteFor(ctx, recipient.to_address, title, 'The signed file is ready.');
  await mailLink(ctx, recipient, {
    title,
    paragraphs: [
      `Hello ${recipient.name},`,
      `Everyone has signed ${await nameFiles(ctx, envelope)}. The signed file has a certificate with who signed, when and how.`,
      'Download it and keep it; this link works later, too.',
      `SHA-256 of the file: ${sha256}. Record: ${head}.`,
    ],
    label: 'Download the signed file',
  });
}

/** Mails a new link to where things stand. False for whom no link is open by mail now. */
export async function mailLinkAgain(ctx: Telling, envelope: EnvelopeRow, recipient: RecipientRow): Promise<boolean> {
  if (!(await hears(ctx, envelope, recipient))) return false;
  const status = recipientStatus(recipient.status);
  if (envelope.status === 'completed') {
    const head = (await readChain(ctx.db, envelope.id)).at(-1)?.hash ?? '';
    await sendSigned(ctx, { envelope, recipient, sha256: envelope.signed_sha256 ?? '', head });
    return true;
  }
  if (isAsked(status)) {
    await askToSign(ctx, envelope, recipient);
    return !recipient.is_in_person;
  }
  if (recipient.role === 'viewer') {
    await showToViewer(ctx, envelope, recipient);
    return true;
  }
  if (status !== 'signed') return false;
  await mailLink(ctx, recipient, {
    title: `Your link: ${envelope.title}`,
    paragraphs: [
      `Hello ${recipient.name},`,
      `This link replaces your earlier one to ${await nameFiles(ctx, envelope)} from ${envelope.sender_name} (${envelope.sender_address}).`,
      'You’ve signed; others haven’t yet. You’ll get the signed file by email.',
    ],
    label: 'See where it stands',
  });
  return true;
}

/** Tells whoever was asked that an envelope ended without all signatures. */
export async function tellOfEnd(
  ctx: Telling,
  envelope: EnvelopeRow,
  recipients: readonly RecipientRow[],
  why: string,
): Promise<void> {
  for (const recipient of recipients) {
    // Whoever was never asked need not hear of it.
    if (recipient.told_at === null || !(await hears(ctx, envelope, recipient))) continue;
    const title = `Nothing left to sign: ${envelope.title}`;
    await noteFor(ctx, recipient.to_address, title, why);
    await tell(ctx, {
      to: { address: recipient.to_address },
      title,
      mail: { body: { paragraphs: [`Hello ${recipient.name},`, why, `It was about ${await nameFiles(ctx, envelope)}.`] } },
    });
  }
}

/** Tells the sender; nobody if their account is gone. */
export async function tellSender(ctx: Telling, envelope: EnvelopeRow, title: string, words: string): Promise<void> {
  if (envelope.user_id === null) return;
  await noteForSender(ctx, envelope, title, words);
  await tell(ctx, {
    to: { userId: envelope.user_id },
    title,
    mail: { body: { paragraphs: [words], action: { path: LIST, label: 'See your envelopes' } } },
  });
}

/** A line behind the bell of the sender, for what needs no mail. */
export async function noteForSender(ctx: Telling, { user_id: userId }: EnvelopeRow, title: string, body: string): Promise<void> {
  if (userId !== null) await tell(ctx, { to: { userId }, topic: 'documents', title, line: { body, href: LIST } });
}
