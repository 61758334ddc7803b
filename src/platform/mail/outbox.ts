import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { Db } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail, MailToSend } from './mail.ts';
import { isNobodysEmail } from '#lib/email-shape.ts';

export const DELIVER_MAIL = 'deliver-mail';
/** If a worker dies over a mail, another one sends it after this time. */
const PATIENCE_SECONDS = 120;
/** With the queue's growing pauses, this tries for some hours. */
export const MAX_ATTEMPTS = 13;
/** The queue tries more often, because a worker's death is not an attempt. */
const RETRIES = MAX_ATTEMPTS + 3;
const MAX_SUBJECT = 300;

let writeText: ((html: string) => string) | undefined;

/** The outbox: a mail is a row of the writer's transaction, and a job of the same transaction delivers it. */
export function createMailOutbox(jobs: JobQueue): Mail {
  return {
    async queue(db: Db, mails) {
      const rows = await Promise.all(mails.filter(({ to }) => !isNobodysEmail(to)).map(writeRow));
      if (rows.length === 0) return;
      const inserted = await db
        .insertInto('mail_messages')
        .values(rows)
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .execute();
      if (inserted.length === 0) return;
      const all = inserted.map(({ id }) => ({ mailId: id }));
      await jobs.sendEach(db, DELIVER_MAIL, all, { patienceSeconds: PATIENCE_SECONDS, retries: RETRIES });
    },
  };
}

async function writeRow(mail: MailToSend) {
  const html = await render(mail.body);
  return {
    dedupe_key: mail.dedupeKey ?? null,
    to_address: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: singleLine(mail.subject),
    html,
    text: toPlainText(html),
    attachments: JSON.stringify(mail.attachments ?? []),
    headers: JSON.stringify(mail.headers ?? {}),
  };
}

// A line break in a subject would start a new header.
function singleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT);
}

/** As the package of our mails does it, which compiles this for every mail: three quarters of the work. */
function toPlainText(html: string): string {
  writeText ??= compile({ wordwrap: false, selectors: [...plainTextSelectors] });
  return writeText(html);
}
