import { expect, it } from 'vitest';
import type { Tour } from './queries.ts';
import { writeInvitation } from './tour-invitation.ts';

const config = { PRODUCT_NAME: 'Homes', MAIL_FROM: 'Homes <tours@homes.example>' };
const contact = { label: '12 Elm Street', agentName: 'Ann Agent', agentEmail: 'ann@firm.example' };
const party = {
  id: 1,
  threadId: 7,
  userId: null,
  phone: null,
  mayCall: false,
  isPreApproved: null,
  buysWhen: null,
  readAt: null,
  seenAt: null,
  leftAt: null,
};
const at = new Date('2026-05-01T10:00:00Z');
const PUBLIC_ID = '5b1f5a3e-7c1d-4a55-9a51-0d6f5a0c1f00';
const tour: Tour = {
  thread_id: 7,
  kind: 'in_person',
  slots: [],
  time_zone: 'America/Denver',
  buyer_agreement: 'no',
  status: 'pending',
  confirmed_starts_at: null,
  proposed_slots: null,
  replied_at: null,
  answer_id: null,
  calendar_sequence: null,
  thread: {
    id: 7,
    publicId: PUBLIC_ID,
    mark: [at.toISOString(), 7],
    kind: 'tour-request',
    about: { kind: 'listing', key: '1' },
    status: 'sent',
    hidesContacts: false,
    statusAt: at,
    answeredAt: null,
    createdAt: at,
    sender: { ...party, side: 'sender', name: 'Bea Buyer', email: 'bea@home.example' },
    recipient: { ...party, side: 'recipient', name: 'Example Realty', email: 'ann@firm.example' },
  },
};
const invitation = { tour, startsAt: new Date('2026-05-02T16:00:00Z'), isOff: false, sequence: 0 };
const write = (change: Partial<typeof invitation>, to: typeof contact | null = contact) =>
  writeInvitation({ config, now: new Date('2026-05-01T12:00:00Z') }, { ...invitation, ...change }, to ?? undefined)
    .content
    // Long lines are folded.
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('asks both sides for an hour, in the name of the site, and waits for no answer', () => {
  const lines = write({});
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${PUBLIC_ID}@tour`,
      'SEQUENCE:0',
      'DTSTAMP:20260501T120000Z',
      'BEGIN:VTIMEZONE',
      'DTSTART;TZID=America/Denver:20260502T100000',
      'DTEND;TZID=America/Denver:20260502T110000',
      'TRIGGER:-PT1H',
      'SUMMARY:Tour: 12 Elm Street',
      'LOCATION:12 Elm Street',
      'STATUS:CONFIRMED',
      expect.stringMatching(/^ORGANIZER;CN="Homes":mailto:tours@homes\.example$/iu),
    ]),
  );
  const attendees = lines.filter((line) => line.startsWith('ATTENDEE'));
  expect(attendees).toHaveLength(2);
  for (const [at, mail] of ['bea@home.example', 'ann@firm.example'].entries())
    expect(attendees[at]).toMatch(new RegExp(`ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE.*:mailto:${mail}$`, 'iu'));
});

it('takes the same tour back, with a higher number', () => {
  expect(write({ isOff: true, sequence: 3 })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${PUBLIC_ID}@tour`, 'SEQUENCE:3', 'STATUS:CANCELLED']),
  );
});

it('of a home that is shown no more names nothing of it', () => {
  const lines = write({}, null);
  expect(lines).toContain('SUMMARY:Tour: a home');
  expect(lines.join('\n')).not.toMatch(/LOCATION|firm\.example|Elm/u);
});
