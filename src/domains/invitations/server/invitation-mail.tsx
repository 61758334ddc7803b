import { Link } from '@react-email/link';
import { Text } from '@react-email/text';

interface InvitationMailProps {
  paragraphs: readonly string[];
  inviterName: string;
  inviteUrl: string;
  days: number;
}

export function InvitationMail({ paragraphs, inviterName, inviteUrl, days }: InvitationMailProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Text>
        <Link href={inviteUrl}>See the invitation</Link>
      </Text>
      <Text>
        The link works once, for {days} days. If you don’t know {inviterName}, please ignore this email. We won’t send anything
        else.
      </Text>
    </>
  );
}
