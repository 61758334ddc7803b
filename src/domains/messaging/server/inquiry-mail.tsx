import { Link, Text } from '@react-email/components';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { MailFrame, MailQuote } from '#platform/mail/mail-frame.tsx';

interface InquiryMailProps {
  contact: ListingContact;
  form: { name: string; email: string; phone?: string | undefined; message: string; mayCall: boolean };
  productName: string;
}

export function InquiryMail({ contact, form, productName }: InquiryMailProps) {
  return (
    <MailFrame productName={productName} title={`A question about ${contact.label}`}>
      <Text>
        {form.name} ({form.email}
        {form.phone === undefined ? '' : `, ${form.phone}`}) asks about listing {contact.listingNumber}:
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>
        Answer this mail and it goes to {form.name}.{' '}
        {form.mayCall ? 'A call or text is welcome.' : 'Please answer by e-mail; no calls were agreed to.'}
      </Text>
    </MailFrame>
  );
}

export function InquiryCopyMail({ contact, form, productName }: InquiryMailProps) {
  return (
    <MailFrame productName={productName} title={`Your question about ${contact.label}`}>
      <Text>
        Hello {form.name},{' '}
        {contact.agentEmail === null
          ? `${contact.officeName} gave us no mail address: your question is stored with us, and was sent to nobody. Please call the firm as well.`
          : `we passed your question on to ${contact.agentName ?? 'the listing agent'} at ${contact.officeName}. The answer will come to ${form.email}.`}
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>If you did not write this, please ignore this mail; nothing else will be sent.</Text>
    </MailFrame>
  );
}

export function InquiryAddedMail({
  name,
  question,
  message,
  contact,
  productName,
}: { name: string; question: string; message: string } & Pick<InquiryMailProps, 'contact' | 'productName'>) {
  return (
    <MailFrame productName={productName} title={`More about a question: ${contact.label}`}>
      <Text>
        {name}, who asked about listing {contact.listingNumber}, adds:
      </Text>
      <MailQuote>{message}</MailQuote>
      <Text>The question was:</Text>
      <MailQuote>{question}</MailQuote>
      <Text>Answer this mail and it goes to {name}.</Text>
    </MailFrame>
  );
}

export function InquiryWithdrawnMail({
  name,
  contact,
  productName,
}: { name: string } & Pick<InquiryMailProps, 'contact' | 'productName'>) {
  return (
    <MailFrame productName={productName} title={`A question about ${contact.label} was withdrawn`}>
      <Text>{name} has taken the question back. No answer is needed.</Text>
    </MailFrame>
  );
}

interface MistakeMailProps extends Pick<InquiryMailProps, 'contact' | 'productName'> {
  form: { email: string; message: string };
  /** What kind of mistake, in words. */
  mistake: string;
  listingUrl: string;
}

export function MistakeMail({ contact, form, mistake, listingUrl, productName }: MistakeMailProps) {
  return (
    <MailFrame productName={productName} title={`A mistake was reported: ${contact.label}`}>
      <Text>
        Somebody who looked at listing {contact.listingNumber} of {contact.officeName} reports: {mistake}.
      </Text>
      <MailQuote>{form.message}</MailQuote>
      <Text>
        <Link href={listingUrl}>See the listing</Link>. Please correct it at its source if the report is right.
        {form.email === '' ? '' : ` Answer this mail and it goes to ${form.email}.`}
      </Text>
    </MailFrame>
  );
}
