import { Link, Text } from '@react-email/components';
import { MailFrame } from '#platform/mail/mail-frame.tsx';

export function InvitationMail(props: { productName: string; inviterName: string; inviteUrl: string; days: number }) {
  return (
    <MailFrame productName={props.productName} title={`${props.inviterName} asks you to borrow together`}>
      <Text>
        {props.inviterName} prepares a loan application and would like you to be the second borrower. You fill in your own part
        with your own account.
      </Text>
      <Text>
        Neither of you sees the other’s answers or files; both see what they add up to, and so what lenders look at. No credit is
        pulled, and it is sent to nobody.
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
