import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { MailFrame } from '#platform/mail/mail-frame.tsx';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import type { AccountContext } from './account-context.ts';

interface Notice {
  subject: string;
  paragraphs: string[];
  /** A page of this site. */
  link?: { path: string; label: string };
  /** A second mail with this key is not sent. */
  dedupeKey?: string;
}

/** Whether mail leaves this installation, or is at least kept in its mailbox. */
export function canMail({ config }: Pick<AccountContext, 'config'>): boolean {
  return mailTransportOf(config).kind !== 'none';
}

/** Mails a person about their account; nothing where they have no address or the installation no mail. */
export async function mailNotice(ctx: AccountContext, to: string | null, notice: Notice): Promise<void> {
  if (to === null || !canMail(ctx)) return;
  const body = <NoticeMail notice={notice} productName={ctx.config.PRODUCT_NAME} siteUrl={publicUrlOf(ctx.config)} />;
  const once = notice.dedupeKey === undefined ? {} : { dedupeKey: notice.dedupeKey };
  await ctx.mail.queue(ctx.db, { to, subject: notice.subject, body, ...once });
}

function NoticeMail({ notice, productName, siteUrl }: { notice: Notice; productName: string; siteUrl: string }) {
  const { subject, paragraphs, link } = notice;
  const address = link === undefined ? undefined : `${siteUrl}${link.path}`;
  return (
    <MailFrame productName={productName} title={subject}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {address !== undefined && (
        <Button href={address} style={{ backgroundColor: '#0f5d4a', borderRadius: 8, color: '#ffffff', padding: '12px 20px' }}>
          {link?.label}
        </Button>
      )}
    </MailFrame>
  );
}
