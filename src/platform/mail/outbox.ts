import { render, toPlainText } from '@react-email/render';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Db } from '#platform/db/database.ts';
import type { JobHandler, JobQueue } from '#platform/jobs/job-queue.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mail } from './mail.ts';

const DELIVER_MAIL = 'deliver-mail';

/** Where mail goes: kept in the database, sent by SMTP (`smtp://…`), or refused where nothing is configured. */
export type MailTransport = { kind: 'keep' } | { kind: 'smtp'; url: string; from: string } | { kind: 'none' };

/** Reads MAIL_TRANSPORT: `none`, `keep`, or an smtp:// or smtps:// address. Unset means keep locally, none elsewhere. */
export function parseMailTransport(value: string | undefined, from: string | undefined, isLocal: boolean): MailTransport {
  if (value === undefined) return { kind: isLocal ? 'keep' : 'none' };
  if (value === 'keep' || value === 'none') return { kind: value };
  return { kind: 'smtp', url: value, from: from ?? 'no-reply@localhost' };
}

/** The outbox: mail is a row of the writer's transaction, delivered by a job of the same transaction. */
export function createMailOutbox(jobs: JobQueue): Mail {
  return {
    async queue(db, mail) {
      const html = await render(mail.body);
      const inserted = await db
        .insertInto('mail_messages')
        .values({
          dedupe_key: mail.dedupeKey ?? null,
          to_address: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: singleLine(mail.subject),
          html,
          text: toPlainText(html),
          attachments: JSON.stringify(mail.attachments ?? []),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted !== undefined) await jobs.send(db, DELIVER_MAIL, { mailId: inserted.id });
    },
  };
}

// A line break in a subject would start a new header.
function singleLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').slice(0, 300);
}

/** Background delivery. A message is claimed by its row lock, so two workers never send it twice at once. */
export function mailJobs(transport: MailTransport): JobHandler<{ db: Db; log: Log }>[] {
  const smtp = transport.kind === 'smtp' ? nodemailer.createTransport(transport.url) : undefined;
  return [
    {
      name: DELIVER_MAIL,
      concurrency: 2,
      async handle(ctx, data) {
        await ctx.db.transaction().execute(async (trx) => {
          const mail = await trx
            .selectFrom('mail_messages')
            .selectAll()
            .where('id', '=', Number(data['mailId']))
            .where('state', '=', 'queued')
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
          if (mail === undefined) return;
          if (transport.kind !== 'smtp' || smtp === undefined) {
            const state = transport.kind === 'keep' ? 'kept' : 'failed';
            const reason = transport.kind === 'keep' ? null : 'MAIL_TRANSPORT is not set';
            await trx
              .updateTable('mail_messages')
              .set({ state, last_error: reason, sent_at: sql`now()` })
              .where('id', '=', mail.id)
              .execute();
            return;
          }
          await smtp.sendMail({
            from: transport.from,
            to: mail.to_address,
            ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            messageId: `<realty-${mail.id}@${transport.from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
            attachments: readAttachments(mail.attachments),
          });
          await trx
            .updateTable('mail_messages')
            .set({ state: 'sent', attempts: mail.attempts + 1, sent_at: sql`now()` })
            .where('id', '=', mail.id)
            .execute();
        });
      },
    },
  ];
}

function readAttachments(value: unknown): { filename: string; contentType: string; content: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'filename' in item && 'contentType' in item && 'content' in item
      ? [{ filename: String(item.filename), contentType: String(item.contentType), content: String(item.content) }]
      : [],
  );
}
