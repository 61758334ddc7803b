import { Link, Text } from '@react-email/components';
import { MailFrame } from '#platform/mail/mail-frame.tsx';

export function DealInvitationMail(props: { productName: string; inviterName: string; inviteUrl: string; days: number }) {
  return (
    <MailFrame productName={props.productName} title={`${props.inviterName} asks you to follow the purchase together`}>
      <Text>
        {props.inviterName} keeps a roadmap of buying a home: tasks, dates and notes. With your own account you see it, tick what
        is done and write notes.
      </Text>
      <Text>
        <Link href={props.inviteUrl}>See the invitation</Link>
      </Text>
      <Text>
        The link works once, for {props.days} days. If you do not know {props.inviterName}, please ignore this mail; nothing else
        will be sent.
      </Text>
    </MailFrame>
  );
}
