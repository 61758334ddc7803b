import { Text } from '@react-email/components';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { MailFrame, MailQuote } from '#platform/mail/mail-frame.tsx';
import { formatTourTime } from '../model/tour-times.ts';

interface TourMailProps {
  contact: ListingContact;
  form: {
    name: string;
    email: string;
    phone?: string | undefined;
    kind: 'in_person' | 'video';
    message?: string | undefined;
    buyerAgreement: 'yes' | 'no' | 'unsure';
    mayCall: boolean;
  };
  slots: Date[];
  productName: string;
}

const AGREEMENT = {
  yes: 'A written agreement with a buyer’s agent is in place.',
  no: 'There is no written agreement with a buyer’s agent yet.',
  unsure: 'The sender is not sure whether a written agreement with a buyer’s agent is in place.',
};

function Times({ contact, slots }: Pick<TourMailProps, 'contact' | 'slots'>) {
  return (
    <MailQuote>{slots.map((slot, index) => `${index + 1}. ${formatTourTime(slot, contact.timeZone)}`).join('\n')}</MailQuote>
  );
}

export function TourRequestMail({ contact, form, slots, productName }: TourMailProps) {
  return (
    <MailFrame productName={productName} title={`Tour request for ${contact.label}`}>
      <Text>
        {form.name} ({form.email}
        {form.phone === undefined ? '' : `, ${form.phone}`}) would like{' '}
        {form.kind === 'video' ? 'a video tour' : 'to see the home'} (listing {contact.listingNumber}). Wished times, best first:
      </Text>
      <Times contact={contact} slots={slots} />
      {form.message !== undefined && <MailQuote>{form.message}</MailQuote>}
      <Text>{AGREEMENT[form.buyerAgreement]}</Text>
      <Text>
        Answer this mail to confirm a time.{' '}
        {form.mayCall ? 'A call or text is welcome.' : 'Please answer by e-mail; no calls were agreed to.'}
      </Text>
    </MailFrame>
  );
}

export function TourRequestCopyMail({ contact, form, slots, productName }: TourMailProps) {
  const wish = form.kind === 'video' ? 'a video tour' : 'a visit';
  return (
    <MailFrame productName={productName} title={`Your tour request for ${contact.label}`}>
      <Text>
        Hello {form.name},{' '}
        {contact.agentEmail === null
          ? `${contact.officeName} gave us no mail address: your wish for ${wish} is stored with us, and was sent to nobody. Please call the firm as well. You asked for:`
          : `we passed your wish for ${wish} on to ${contact.agentName ?? 'the listing agent'} at ${contact.officeName}. Nothing is booked until they confirm one of these times:`}
      </Text>
      <Times contact={contact} slots={slots} />
      <Text>If you did not ask for this, please ignore this mail; nothing else will be sent.</Text>
    </MailFrame>
  );
}

export function TourWithdrawnMail(props: { name: string } & Pick<TourMailProps, 'contact' | 'slots' | 'productName'>) {
  return (
    <MailFrame productName={props.productName} title={`A tour of ${props.contact.label} is off`}>
      <Text>{props.name} has taken the wish for a tour back. These times are free again:</Text>
      <Times contact={props.contact} slots={props.slots} />
    </MailFrame>
  );
}
