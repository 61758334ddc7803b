import type { ReactElement } from 'react';
import type { Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { mailTransportOf } from './mail-transport.ts';

export interface MailToSend {
  to: string;
  replyTo?: string;
  subject: string;
  /** The message as react-email components, from which the plain text is made too. */
  body: ReactElement;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
}

/** Outgoing mail. `queue` writes to the outbox within the caller's transaction: no commit, no mail. */
export interface Mail {
  queue(db: Db, mails: readonly MailToSend[]): Promise<void>;
}

/** What happens to a mail to an address on this installation, for its sender. */
export function deliveryTo(address: string | null, config: Pick<Config, 'MAIL_TRANSPORT' | 'MAIL_FROM' | 'isLocal'>): Delivery {
  const { kind } = mailTransportOf(config);
  if (kind === 'none') return 'no-mail';
  if (address === null) return 'no-address';
  return kind === 'keep' ? 'kept' : 'mailed';
}
