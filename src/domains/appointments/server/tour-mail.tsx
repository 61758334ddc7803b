import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ListingContact } from '#domains/listings/server/index.ts';
import { MailQuote } from '#platform/mail/mail-frame.tsx';
import { REPLY_DAYS } from '#lib/kept-for.ts';
import type { BuyerAgreement } from '../contract.ts';
import { formatTourTime } from '../model/tour-times.ts';

interface TourMailProps {
  contact: ListingContact;
  form: {
    name: string;
    email: string;
    phone?: string | undefined;
    kind: 'in_person' | 'video';
    message?: string | undefined;
    buyerAgreement: BuyerAgreement;
    mayCall: boolean;
  };
  slots: Date[];
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

export function TourRequestMail({ contact, form, slots, replyUrl }: TourMailProps & { replyUrl: string }) {
  return (
    <>
      <Text>
        {form.name} ({form.email}
        {form.phone === undefined ? '' : `, ${form.phone}`}) would like{' '}
        {form.kind === 'video' ? 'a video tour' : 'to see the home'} (listing {contact.listingNumber}). Requested times, best
        first:
      </Text>
      <Times contact={contact} slots={slots} />
      {form.message !== undefined && <MailQuote>{form.message}</MailQuote>}
      <Text>{AGREEMENT[form.buyerAgreement]}</Text>
      <Text>
        Reply to this email, and your answer goes to {form.name}. Or answer without an account. The link is only for you and works
        for {REPLY_DAYS} days: <Link href={replyUrl}>confirm a time, offer others, or decline</Link>
      </Text>
      <Text>{form.mayCall ? 'A call or text is welcome.' : 'Please answer in writing; they haven’t agreed to calls.'}</Text>
    </>
  );
}

export function TourRequestCopyMail({ contact, form, slots, ownUrl }: TourMailProps & { ownUrl: string }) {
  const wish = form.kind === 'video' ? 'a video tour' : 'a visit';
  return (
    <>
      <Text>
        Hello {form.name},{' '}
        {contact.agentEmail === null
          ? `${contact.officeName} didn’t give us an email address: we saved your request for ${wish}, but couldn’t send it. Please call the firm as well. You asked for:`
          : `we passed your request for ${wish} on to ${contact.answeredBy}. Nothing is booked until they confirm one of these times:`}
      </Text>
      <Times contact={contact} slots={slots} />
      <Text>
        You can change it without an account. The link is only for you and works for {REPLY_DAYS} days:{' '}
        <Link href={ownUrl}>see where it stands, ask for other times, or cancel it</Link>
      </Text>
      <Text>If you didn’t ask for this, please ignore this email. We won’t send anything else.</Text>
    </>
  );
}

export function TourWithdrawnMail(props: { name: string } & Pick<TourMailProps, 'contact' | 'slots'>) {
  return (
    <>
      <Text>{props.name} has withdrawn the tour request. These times are free again:</Text>
      <Times contact={props.contact} slots={props.slots} />
    </>
  );
}

interface TourAnswerMailProps {
  firm: string;
  label: string;
  timeZone: string;
  isVideo: boolean;
  /** What the firm wrote with it; may be empty. */
  message: string;
  /** Where the sender sees their tours, or, without an account, this one. */
  toursUrl: string;
}

function Words({ firm, message }: Pick<TourAnswerMailProps, 'firm' | 'message'>) {
  if (message === '') return null;
  return (
    <>
      <Text>{firm} writes:</Text>
      <MailQuote>{message}</MailQuote>
    </>
  );
}

function ToursLink({ url, children }: { url: string; children: string }) {
  return (
    <Text>
      <Link href={url}>{children}</Link>
    </Text>
  );
}

export function TourConfirmedMail(props: TourAnswerMailProps & { startsAt: Date }) {
  return (
    <>
      <MailQuote>{formatTourTime(props.startsAt, props.timeZone)}</MailQuote>
      <Text>
        {props.firm} confirmed {props.isVideo ? 'the video tour' : 'the visit'}. The time is local to the home; a calendar file is
        attached.
      </Text>
      <Words {...props} />
      <ToursLink url={props.toursUrl}>See your tours</ToursLink>
    </>
  );
}

export function TourProposedMail(props: TourAnswerMailProps & { slots: Date[] }) {
  return (
    <>
      <Text>{props.firm} can’t make the times you asked for, and offers:</Text>
      <MailQuote>{props.slots.map((slot) => formatTourTime(slot, props.timeZone)).join('\n')}</MailQuote>
      <Words {...props} />
      <ToursLink url={props.toursUrl}>Take one of these times</ToursLink>
      <Text>Nothing is booked until you take one.</Text>
    </>
  );
}

export function TourDeclinedMail(props: TourAnswerMailProps) {
  return (
    <>
      <Text>{props.firm} can’t offer you a tour of this home.</Text>
      <Words {...props} />
      <ToursLink url={props.toursUrl}>See your tours</ToursLink>
    </>
  );
}

type TourTimeMailProps = { name: string; startsAt: Date } & Pick<TourMailProps, 'contact'>;

/** For the firm, of the time that it confirmed. */
export function TourAgreedMail({ name, startsAt, contact }: TourTimeMailProps) {
  return (
    <>
      <MailQuote>{formatTourTime(startsAt, contact.timeZone)}</MailQuote>
      <Text>{name} knows. A calendar file is attached.</Text>
    </>
  );
}

/** To the firm, about a confirmed time that its new answer cancels. */
export function TourTakenBackMail({ name, startsAt, contact }: TourTimeMailProps) {
  return (
    <>
      <MailQuote>{formatTourTime(startsAt, contact.timeZone)}</MailQuote>
      <Text>{name} knows. The attached file takes the tour out of your calendar.</Text>
    </>
  );
}

const OWN_TOUR = {
  withdrawn: 'You withdrew it. The attached file removes the tour from your calendar.',
  replanned: 'You asked for other times. The attached file removes this time from your calendar until a new one is agreed.',
};

/** For the sender, of the time that they took or gave up. */
export function OwnTourMail({
  startsAt,
  contact,
  became,
}: Omit<TourTimeMailProps, 'name'> & { became: 'accepted' | keyof typeof OWN_TOUR }) {
  return (
    <>
      <MailQuote>{formatTourTime(startsAt, contact.timeZone)}</MailQuote>
      <Text>
        {became === 'accepted'
          ? `You accepted this time, and ${contact.agentName ?? contact.officeName} knows. A calendar file is attached.`
          : OWN_TOUR[became]}
      </Text>
    </>
  );
}

/** To the firm, of a confirmed time for which the sender wants another. */
export function TourReopenedMail({ name, startsAt, contact }: TourTimeMailProps) {
  return (
    <>
      <Text>{name} asks for other times than the one you confirmed. This time is free again:</Text>
      <MailQuote>{formatTourTime(startsAt, contact.timeZone)}</MailQuote>
      <Text>
        The attached file takes the tour out of your calendar. The other times, and the link to answer, are in a separate email.
      </Text>
    </>
  );
}

export function TourTakenMail(props: TourTimeMailProps) {
  return (
    <>
      <Text>{props.name} took the time you offered. It’s confirmed:</Text>
      <MailQuote>{formatTourTime(props.startsAt, props.contact.timeZone)}</MailQuote>
    </>
  );
}
