import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailFrame } from '#platform/mail/mail-frame.tsx';

interface InvitationMailProps {
  productName: string;
  title: string;
  paragraphs: readonly string[];
  inviterName: string;
  inviteUrl: string;
  days: number;
}

export function InvitationMail({ productName, title, paragraphs, inviterName, inviteUrl, days }: InvitationMailProps) {
  return (
    <MailFrame productName={productName} title={title}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Text>
        <Link href={inviteUrl}>See the invitation</Link>
      </Text>
      <Text>
        The link works once, for {days} days. If you do not know {inviterName}, please ignore this mail; nothing else will be
        sent.
      </Text>
    </MailFrame>
  );
}
