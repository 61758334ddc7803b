import { publicUrlOf } from '#platform/config/public-url.ts';
import { MailFrame, MailParagraphs } from '#platform/mail/mail-frame.tsx';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import type { AccountContext } from './account-context.ts';

interface Notice {
  subject: string;
  paragraphs: string[];
  /** A page of this site. */
  link?: { path: string; label: string };
}

/** Whether mail leaves this installation, or is at least kept in its mailbox. */
export function canMail({ config }: Pick<AccountContext, 'config'>): boolean {
  return mailTransportOf(config).kind !== 'none';
}

/** Mails a person about how they sign in; does nothing if they have no address or the installation has no mail. */
export async function mailNotice(ctx: AccountContext, to: string | null, notice: Notice): Promise<void> {
  if (to === null || !canMail(ctx)) return;
  const { subject, paragraphs, link } = notice;
  const children = MailParagraphs({ siteUrl: publicUrlOf(ctx.config), paragraphs, action: link });
  const body = MailFrame({ productName: ctx.config.PRODUCT_NAME, title: subject, children });
  await ctx.mail.queue(ctx.db, [{ to, subject, body }]);
}
