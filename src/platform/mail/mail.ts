import type { ReactElement } from 'react';
import type { Db } from '#platform/db/database.ts';

export interface MailToSend {
  to: string;
  replyTo?: string;
  subject: string;
  /** The message as react-email components; the plain text part is made from it. */
  body: ReactElement;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
}

/** Outgoing mail. `queue` writes to the outbox within the caller's transaction: no commit, no mail. */
export interface Mail {
  queue(db: Db, mail: MailToSend): Promise<void>;
}
