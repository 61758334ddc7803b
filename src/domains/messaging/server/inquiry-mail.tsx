import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { MailQuote } from '#platform/mail/mail-frame.tsx';
import { REPLY_DAYS } from './reply-links.ts';

interface InquiryMailProps {
  contact: ListingContact;
  form: { name: string; email: string; phone?: string | undefined; message: string; mayCall: boolean };
}

/** The way to answer without writing a mail. */
export function ReplyLink({ url, name }: { url: string; name: string }) {
  return (
    <Text>
      Or <Link href={url}>answer on this page</Link>, without an account: {name} then reads it beside the question, and by mail.
      The link is for you alone and works for {REPLY_DAYS} days.
    </Text>
  );
}

export function InquiryMail({ contact, form, replyUrl }: InquiryMailProps & { replyUrl: string }) {
  return (
    <>
      <Text>
        {form.name} ({form.email}
        {form.phone === undefined ? '' : `, ${form.phone}`}) asks about listing {contact.listingNumber}:
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>
        Answer this mail and it goes to {form.name}.{' '}
        {form.mayCall ? 'A call or text is welcome.' : 'Please answer in writing; no calls were agreed to.'}
      </Text>
      <ReplyLink url={replyUrl} name={form.name} />
    </>
  );
}

export function InquiryCopyMail({ contact, form }: InquiryMailProps) {
  return (
    <>
      <Text>
        Hello {form.name},{' '}
        {contact.agentEmail === null
          ? `${contact.officeName} gave us no mail address: your question is stored with us, and was sent to nobody. Please call the firm as well.`
          : `we passed your question on to ${contact.agentName ?? 'the listing agent'} at ${contact.officeName}. The answer will come to ${form.email}.`}
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>If you did not write this, please ignore this mail; nothing else will be sent.</Text>
    </>
  );
}

export function InquiryAddedMail({
  name,
  question,
  message,
  contact,
  replyUrl,
}: { name: string; question: string; message: string; replyUrl: string } & Pick<InquiryMailProps, 'contact'>) {
  return (
    <>
      <Text>
        {name}, who asked about listing {contact.listingNumber}, adds:
      </Text>
      <MailQuote>{message}</MailQuote>
      <Text>The question was:</Text>
      <MailQuote>{question}</MailQuote>
      <Text>Answer this mail and it goes to {name}.</Text>
      <ReplyLink url={replyUrl} name={name} />
    </>
  );
}

export function InquiryFilesMail({
  name,
  question,
  contact,
  replyUrl,
}: { name: string; question: string; replyUrl: string } & Pick<InquiryMailProps, 'contact'>) {
  return (
    <>
      <Text>
        {name}, who asked about listing {contact.listingNumber}, added files to the question. They are not in this mail:{' '}
        <Link href={replyUrl}>open them on this page</Link>, where you can answer too, without an account. The link is for you
        alone and works for {REPLY_DAYS} days.
      </Text>
      <Text>The question was:</Text>
      <MailQuote>{question}</MailQuote>
      <Text>Answer this mail and it goes to {name}.</Text>
    </>
  );
}

interface ReplyReportMailProps {
  firm: string;
  label: string;
  /** What is wrong, in words. */
  problem: string;
  message: string;
  reply: string;
  question: string;
}

export function ReplyReportMail({ firm, label, problem, message, reply, question }: ReplyReportMailProps) {
  return (
    <>
      <Text>
        Somebody who asked {firm} about {label} reports its answer: {problem}.
      </Text>
      <MailQuote>{message}</MailQuote>
      <Text>The answer was:</Text>
      <MailQuote>{reply}</MailQuote>
      <Text>To the question:</Text>
      <MailQuote>{question}</MailQuote>
      <Text>The firm was not told of the report. Answer this mail and it goes to who reported.</Text>
    </>
  );
}

interface InquiryReplyMailProps {
  reply: string;
  question: string;
  /** Where the thread stands; undefined for a sender without an account. */
  threadUrl: string | undefined;
}

export function InquiryReplyMail({ reply, question, threadUrl }: InquiryReplyMailProps) {
  return (
    <>
      <MailQuote>{reply}</MailQuote>
      <Text>You had asked:</Text>
      <MailQuote>{question}</MailQuote>
      {threadUrl === undefined ? null : (
        <Text>
          <Link href={threadUrl}>See your questions</Link>
        </Text>
      )}
    </>
  );
}

export function InquiryWithdrawnMail({ name }: { name: string }) {
  return <Text>{name} has taken the question back. No answer is needed.</Text>;
}

interface MistakeMailProps extends Pick<InquiryMailProps, 'contact'> {
  form: { email: string; message: string };
  /** What kind of mistake, in words. */
  mistake: string;
  listingUrl: string;
}

export function MistakeMail({ contact, form, mistake, listingUrl }: MistakeMailProps) {
  return (
    <>
      <Text>
        Somebody who looked at listing {contact.listingNumber} of {contact.officeName} reports: {mistake}.
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>
        <Link href={listingUrl}>See the listing</Link>. Please correct it at its source if the report is right.
        {form.email === '' ? '' : ` Answer this mail and it goes to ${form.email}.`}
      </Text>
    </>
  );
}
