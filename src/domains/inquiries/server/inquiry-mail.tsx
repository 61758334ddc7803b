import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { ReplyLinkText } from '#domains/correspondence/server/index.ts';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { MailQuote } from '#platform/mail/mail-frame.tsx';

interface InquiryMailProps {
  contact: ListingContact;
  form: { name: string; email: string; phone?: string | undefined; message: string; mayCall: boolean };
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
        Reply to this email to write to {form.name}.{' '}
        {form.mayCall ? 'A call or text is welcome.' : 'Please answer in writing; they haven’t agreed to calls.'}
      </Text>
      <ReplyLinkText url={replyUrl} name={form.name} />
    </>
  );
}

export function InquiryCopyMail({ contact, form }: InquiryMailProps) {
  return (
    <>
      <Text>
        Hello {form.name},{' '}
        {contact.agentEmail === null
          ? `${contact.officeName} didn’t give us an email address: we saved your question, but couldn’t send it. Please call the firm as well.`
          : `we passed your question on to ${contact.answeredBy}. The answer will come to ${form.email}.`}
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>If you didn’t write this, please ignore this email. We won’t send anything else.</Text>
    </>
  );
}

export function InquiryWithdrawnMail({ name }: { name: string }) {
  return <Text>{name} has withdrawn the question. No answer is needed.</Text>;
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
        Someone who looked at listing {contact.listingNumber} of {contact.officeName} reports: {mistake}.
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>
        <Link href={listingUrl}>See the listing</Link>. If the report is right, please correct it at its source.
        {form.email === '' ? '' : ` Reply to this email to write to ${form.email}.`}
      </Text>
    </>
  );
}

export function MistakeDecidedMail({ label, isCorrected, note }: { label: string; isCorrected: boolean; note: string }) {
  return (
    <>
      <Text>
        You reported a mistake in the listing of {label}. {isCorrected ? 'It was corrected:' : 'It stays as it is:'}
      </Text>
      <MailQuote>{note}</MailQuote>
    </>
  );
}
