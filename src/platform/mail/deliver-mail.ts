import { sql, type Selectable, type Updateable } from 'kysely';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { DAY_MS } from '#lib/time-units.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { isRecord } from '#lib/json-value.ts';
import { KEPT_MONTHS, REPLY_DAYS } from '#lib/kept-for.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { hideTokens, TOKENS } from '#platform/identity/random-token.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Log } from '#platform/log/log.ts';
import { sendTaken, TAKEN_MS } from '#platform/strangers/deliver-in-turns.ts';
import { transact } from '#platform/verb/transact.ts';
import type { MailTransport } from './mail-transport.ts';
import { DELIVER_MAIL, MAX_ATTEMPTS } from './outbox.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

interface MailContext {
  db: Db;
  log: Log;
  now: Date;
}

/**
 * Background delivery, at least once: a worker takes a message for a while, so two never send it at the same time, but one that
 * dies between the mail server's "accepted" and its own note leaves it to be sent again, with the same Message-ID. Nothing of the
 * database is held while the mail server answers: one that is slow or dead holds up nothing but mail.
 */
export function mailJobs(transport: MailTransport): JobHandler<MailContext>[] {
  const send = createSender(transport);
  return [
    {
      name: DELIVER_MAIL,
      concurrency: 2,
      async handle(ctx, data) {
        await deliver(ctx, Number(data['mailId']), send);
      },
    },
    {
      name: 'forget-old-mail',
      cron: '23 3 * * *',
      async handle({ db, now }) {
        await db.deleteFrom('mail_messages').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
        await hideDeadLinks(db, now);
      },
    },
  ];
}

type MailContent = Pick<Selectable<DB['mail_messages']>, 'id' | 'html' | 'text' | 'headers'>;
type MailRow = Selectable<DB['mail_messages']>;
type Sender = (mail: MailRow) => Promise<'sent' | 'kept' | 'failed'>;

function createSender(transport: MailTransport): Sender {
  if (transport.kind === 'keep') return async () => 'kept';
  if (transport.kind === 'none') return async () => 'failed';
  const { url, from } = transport;
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail) => {
    await sendBySmtp(smtp, from, mail);
    return 'sent';
  };
}

/** Sends a mail and writes down the result. Throws if it should be tried again. */
async function deliver(ctx: MailContext, mailId: number, send: Sender): Promise<void> {
  const { taken, failures } = await sendTaken({
    take: () => take(ctx, mailId),
    send: (mail) => send(mail).catch((error: unknown) => ({ error })),
    note: async (mail, outcome) => {
      const failure = await transact(ctx, (inner) => note(inner, mail, outcome));
      if (failure !== undefined) throw failure;
    },
  });
  if (failures.length > 0) throw failures[0];
  if (taken === 0 && (await isQueued(ctx, mailId))) throw new Error('this mail lies with another worker');
}

/** Returns the error if it should be tried again. */
async function note(
  { db, log, now }: MailContext,
  mail: MailRow,
  outcome: Awaited<ReturnType<Sender>> | { error: unknown },
): Promise<unknown> {
  const attempts = mail.attempts + 1;
  if (typeof outcome === 'string') {
    if (outcome !== 'kept') await keepWithoutSecrets(db, mail);
    const lastError = outcome === 'failed' ? 'MAIL_TRANSPORT is not set' : null;
    await update(db, mail.id, { state: outcome, attempts, last_error: lastError, sent_at: outcome === 'sent' ? now : null });
    return undefined;
  }
  const { error } = outcome;
  const isFinal = isRefusal(error) || attempts >= MAX_ATTEMPTS;
  log.warn({ mailId: mail.id, attempts, isFinal, reason: describe(error) }, 'a mail could not be sent');
  if (isFinal) await keepWithoutSecrets(db, mail);
  const state = isFinal ? 'failed' : 'queued';
  await update(db, mail.id, { state, attempts, last_error: describe(error), taken_until: null });
  return isFinal ? undefined : error;
}

/** Removes links that still open something, from the table and from copies of people's data. */
async function keepWithoutSecrets(db: Db, { id, html, text, headers }: MailContent): Promise<void> {
  await update(db, id, {
    html: hideTokens(html),
    text: hideTokens(text),
    headers: hideTokens(JSON.stringify(headers)),
    attachments: '[]',
  });
}

/** In the mailbox of a local installation, links work as long as they live. */
async function hideDeadLinks(db: Db, now: Date): Promise<void> {
  // No mailed link lives longer, except the one that ends mail.
  const oldest = new Date(now.getTime() - REPLY_DAYS * DAY_MS);
  const old = await db
    .selectFrom('mail_messages')
    .select(['id', 'html', 'text', 'headers'])
    .where('state', '=', 'kept')
    .where('created_at', '<', oldest)
    .where(sql<boolean>`html || text || headers::text ~ ${TOKENS.source}`)
    .execute();
  for (const mail of old) await keepWithoutSecrets(db, mail);
}

/** By the clock of the database, which all processes share. */
function take({ db }: MailContext, mailId: number) {
  return db
    .updateTable('mail_messages')
    .set({ taken_until: sql<Date>`now() + make_interval(secs => ${TAKEN_MS / 1000})` })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .where(sql<boolean>`(taken_until is null or taken_until < now())`)
    .returningAll()
    .execute();
}

async function isQueued({ db }: MailContext, mailId: number): Promise<boolean> {
  const mail = await db.selectFrom('mail_messages').select('state').where('id', '=', mailId).executeTakeFirst();
  return mail?.state === 'queued';
}

async function update(db: Db, mailId: number, values: Updateable<DB['mail_messages']>): Promise<void> {
  await db.updateTable('mail_messages').set(values).where('id', '=', mailId).execute();
}

async function sendBySmtp(smtp: Transporter, from: string, mail: MailRow): Promise<void> {
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  await smtp.sendMail({
    from,
    // An object takes an address as it is, and never reads it as a list.
    to: { name: '', address: mail.to_address },
    ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<realty-${mail.id}-${mail.created_at.getTime()}@${domain}>`,
    ...withFiles(readAttachments(mail.attachments)),
    headers: readHeaders(mail.headers),
  });
}

/**
 * A mail server's 5xx to this mail, which it will repeat tomorrow. One to our name, our password or our right to send through it
 * (RFC 3463, 5.7 to a recipient) meets every mail, and ends when the settings are put right.
 */
function isRefusal(error: unknown): boolean {
  if (!isRecord(error) || Number(error['responseCode']) < 500) return false;
  if (error['command'] === 'RCPT TO') return !/^530|\b5\.7\.\d/.test(String(error['response']));
  return error['command'] === 'DATA';
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

/** One file for a calendar is also a part of the message itself: Outlook offers no invitation that is attached alone (RFC 6047, 2.4). */
function withFiles(files: ReturnType<typeof readAttachments>): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  const [file] = files;
  const method = /^text\/calendar\b.*\bmethod=(\w+)/.exec(file?.contentType ?? '')?.[1];
  if (file === undefined || files.length > 1 || method === undefined) return { attachments: files };
  return { icalEvent: { method, filename: file.filename, content: file.content } };
}

function readAttachments(value: unknown): { filename: string; contentType: string; content: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'filename' in item && 'contentType' in item && 'content' in item
      ? [{ filename: String(item.filename), contentType: String(item.contentType), content: String(item.content) }]
      : [],
  );
}

function readHeaders(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
