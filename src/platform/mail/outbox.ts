import { render, toPlainText } from '@react-email/render';
import type { Db } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail } from './mail.ts';

export const DELIVER_MAIL = 'deliver-mail';
/** A worker that died over a mail is noticed after this time; another one then sends it. */
const PATIENCE_SECONDS = 120;
/** With the queue's growing pauses some hours of trying. */
export const MAX_ATTEMPTS = 13;
/** The queue tries more often than that: a worker's death is no attempt. */
const RETRIES = MAX_ATTEMPTS + 3;
const MAX_SUBJECT = 300;

/** The outbox: mail is a row of the writer's transaction, delivered by a job of the same transaction. */
export function createMailOutbox(jobs: JobQueue): Mail {
  return {
    async queue(db: Db, mail) {
      if (isNobody(mail.to)) return;
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
          headers: JSON.stringify(mail.headers ?? {}),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return;
      await jobs.send(db, DELIVER_MAIL, { mailId: inserted.id }, { patienceSeconds: PATIENCE_SECONDS, retries: RETRIES });
    },
  };
}

// Demo people have addresses that can never exist (RFC 2606): nothing of theirs is mailed.
function isNobody(address: string): boolean {
  return address.endsWith('.invalid');
}

// A line break in a subject would start a new header.
function singleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT);
}
