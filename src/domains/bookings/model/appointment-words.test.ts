import { expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import {
  askInterest,
  beforeWords,
  canWriteToHost,
  isInCalendar,
  openingAbout,
  requestPath,
  sayInterest,
  sayMove,
  sayProposal,
  sayStatus,
  sayWhich,
  shelfOf,
  visitsAhead,
} from './appointment-words.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const visit = (id: string, changes: Partial<Appointment> = {}): Appointment => ({
  id,
  source: 'booking',
  side: 'guest',
  kind: 'tour',
  status: 'accepted',
  startsAt: '2026-05-02T16:00:00Z',
  endsAt: '2026-05-02T16:30:00Z',
  wished: ['2026-05-02T16:00:00Z'],
  proposed: [],
  timeZone: 'America/Denver',
  title: 'Tour of 12 Willow Lane',
  home: '12 Willow Lane',
  listingKey: 'WILLOW',
  handle: null,
  withName: 'The people who sell it',
  note: '',
  place: '',
  answers: [],
  buyerAgreement: null,
  shownBy: [],
  reason: '',
  asks: { asksPlace: false, questions: [] },
  heldUntil: null,
  changeUntil: null,
  feedback: null,
  moves: [],
  ...changes,
});

it('finds the booked visits that are ahead, confirmed or not, of one side', () => {
  const all = [
    visit('confirmed'),
    visit('asked', { status: 'pending' }),
    visit('held', { status: 'held' }),
    visit('by mail', { source: 'request' }),
    visit('call', { kind: 'call', listingKey: null, handle: 'ana' }),
    visit('hosted', { side: 'host' }),
    visit('over', { status: 'completed', startsAt: '2026-04-30T16:00:00Z', endsAt: '2026-04-30T16:30:00Z' }),
    visit('off', { status: 'cancelled' }),
  ];
  expect(visitsAhead(all, 'guest', NOW).map(({ id }) => id)).toEqual(['confirmed', 'asked']);
  expect(visitsAhead(all, 'host', NOW).map(({ id }) => id)).toEqual(['hosted']);
});

it('leads each side to the thread of a tour that was asked for by mail', () => {
  expect(requestPath(visit('d2a1', { side: 'host' }))).toBe('/seller/dashboard/inquiries?thread=d2a1&filter=tours');
  expect(requestPath(visit('d2a1'))).toBe('/inquiries#sent-d2a1');
});

it('lets guests write to the people who sell a home about a visit, and names the visit', () => {
  expect([visit('a'), visit('b', { status: 'pending' }), visit('c', { status: 'completed' })].every(canWriteToHost)).toBe(true);
  const others = [
    visit('hosted', { side: 'host' }),
    visit('by mail', { source: 'request' }),
    visit('call', { kind: 'call', listingKey: null, handle: 'ana' }),
    visit('held', { status: 'held' }),
    visit('off', { status: 'cancelled' }),
  ];
  expect(others.some(canWriteToHost)).toBe(false);
  expect(openingAbout(visit('a', { kind: 'video-tour' }))).toMatch(/^About my video tour on .*May 2.* 10:00.*: $/);
});

it('proposes free times in the time of the home, with the page to book them', () => {
  const words = sayProposal(['2026-05-02T16:00:00Z', '2026-05-02T18:30:00Z'], {
    timeZone: 'America/Denver',
    page: 'https://homes.example/property/WILLOW',
  });
  expect(words.split('\n')).toEqual([
    'You could see the home at one of these times, while they are free:',
    expect.stringMatching(/^- .*May 2.*10:00/),
    expect.stringMatching(/^- .*May 2.*12:30/),
    'Book one here: https://homes.example/property/WILLOW',
  ]);
});

it('says whose turn it is', () => {
  const say = (id: string, changes: Partial<Appointment> = {}) => sayStatus(visit(id, changes), NOW);
  expect(say('asked', { status: 'pending' })).toBe('Waiting for an answer');
  expect(say('asked of me', { side: 'host', status: 'pending', moves: ['approve', 'decline'] })).toBe('Waiting for your answer');
  const offered: Partial<Appointment> = { status: 'pending', proposed: ['2026-05-03T16:00:00Z'] };
  expect(say('to choose', { ...offered, moves: ['take-proposed'] })).toBe('Other times offered');
  expect(say('offered', { ...offered, side: 'host', moves: ['approve'] })).toBe('Other times offered');
  expect(say('confirmed')).toBe('Confirmed');
});

it('says that nobody answered once every time has passed', () => {
  const asked = visit('by mail', { source: 'request', status: 'awaiting_host', startsAt: null, endsAt: null });
  const past = { ...asked, wished: ['2026-04-29T16:00:00Z', '2026-04-30T16:00:00Z'] };
  expect(sayStatus(past, NOW)).toBe('Not answered in time');
  expect(sayStatus({ ...past, proposed: ['2026-05-02T16:00:00Z'] }, NOW)).toBe('Other times offered');
  expect(sayStatus(visit('booked', { status: 'lapsed' }), NOW)).toBe('Not answered in time');
  expect(shelfOf(visit('booked', { status: 'lapsed' }), NOW)).toBe('past');
  expect(isInCalendar(visit('booked', { status: 'lapsed' }))).toBe(false);
});

it('calls feedback that is there by what can be done with it', () => {
  expect(sayMove('feedback', visit('over'))).toBe('Give feedback');
  expect(sayMove('feedback', visit('over', { feedback: { interest: 4, words: 'Bright' } }))).toBe('Change your feedback');
});

it('names the appointment that a dialog is about', () => {
  expect(sayWhich(visit('a'))).toBe('Tour of 12 Willow Lane, May 2, 2026, 10:00 AM MDT.');
  expect(sayWhich(visit('b', { startsAt: null }))).toBe('Tour of 12 Willow Lane.');
});

it('puts no colon behind a question', () => {
  expect(beforeWords('What would you like to talk about?')).toBe('What would you like to talk about? ');
  expect(beforeWords('Note')).toBe('Note: ');
});

it('asks for interest in a home, and not in the time of a person', () => {
  expect([askInterest('tour'), sayInterest('video-tour', 4)]).toEqual([
    'How interested are you, from 1 to 5?',
    'Interest 4 of 5',
  ]);
  for (const kind of ['consultation', 'call', 'signing'] as const)
    expect([askInterest(kind), sayInterest(kind, 5)]).toEqual(['How was it, from 1 to 5?', 'Rated 5 of 5']);
});
