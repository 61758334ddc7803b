import { CITY_ZONE } from '#demo/city/names.ts';
import { type BookingKind, HANDLE_LETTERS } from '#domains/bookings/contract.ts';
import { getOwnSchedule, setOwnSchedule } from '#domains/bookings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { liveThrough } from './live-through.ts';

const OPENED = -12;

/** A page on which others book a demo person. Returns its handle. */
async function openPage(ctx: ServerContext, host: DemoPerson, kinds: Partial<Record<BookingKind, string[]>>): Promise<string> {
  const before = actAs(ctx, host, OPENED);
  const { schedule, version } = await getOwnSchedule(before);
  const handle = host.id.toLowerCase().slice(0, HANDLE_LETTERS.most);
  const eventTypes = schedule.eventTypes.map((type) => {
    const questions = kinds[type.kind];
    return questions === undefined ? type : { ...type, isOpen: true, settings: { ...type.settings, questions } };
  });
  await setOwnSchedule(before, { ...schedule, eventTypes, handle, timeZone: CITY_ZONE, version });
  return handle;
}

/** A person who is booked for their trade: inspections and photo shoots at their clients' addresses, and calls. */
export async function bookTrade(ctx: ServerContext, host: DemoPerson, client: DemoPerson): Promise<void> {
  const handle = await openPage(ctx, host, {
    inspection: ['How large is the home, and when was it built?'],
    'photo-shoot': ['How many rooms?'],
    call: [],
  });
  const sides = { host, guest: client, whose: { handle } };
  await liveThrough(ctx, sides, {
    kind: 'inspection',
    asked: -9,
    pick: 4,
    place: '310 Harbor Walk, Unit 4B',
    answers: ['1,450 square feet, built in 1998'],
    note: 'The key is with the concierge.',
    outcome: 'kept',
    interest: 5,
    words: 'On time, thorough, and the report came the same evening.',
  });
  await liveThrough(ctx, sides, { kind: 'call', asked: -6, pick: 12, outcome: 'missed' });
  await liveThrough(ctx, sides, {
    kind: 'photo-shoot',
    asked: -5,
    pick: 9,
    place: '12 Elm Court',
    answers: ['Six'],
    outcome: 'cancelled',
    words: 'The painters are late. We book again when they are done.',
  });
  await liveThrough(ctx, sides, {
    kind: 'call',
    asked: 0,
    pick: 6,
    note: 'About a second visit before the repairs.',
    outcome: 'agreed',
  });
  await liveThrough(ctx, sides, {
    kind: 'photo-shoot',
    asked: 0,
    pick: 5,
    place: '12 Elm Court',
    answers: ['Six'],
    outcome: 'agreed',
  });
  await liveThrough(ctx, sides, {
    kind: 'inspection',
    asked: 0,
    pick: 24,
    place: '48 Orchard Lane',
    answers: ['2,100 square feet, built in 1964'],
    note: 'We hear water in the walls when it rains.',
    outcome: 'asked',
  });
}

/** What a person asked another for: a talk that took place, one that is ahead, and one for which other times are offered. */
export async function bookTalks(ctx: ServerContext, guest: DemoPerson, host: DemoPerson): Promise<void> {
  const handle = await openPage(ctx, host, { consultation: ['What would you like to talk about?'], call: [] });
  const sides = { host, guest, whose: { handle } };
  await liveThrough(ctx, sides, {
    kind: 'consultation',
    asked: -8,
    pick: 5,
    answers: ['What an offer should say'],
    outcome: 'kept',
    interest: 5,
    words: 'Clear answers, and no hurry.',
  });
  await liveThrough(ctx, sides, { kind: 'call', asked: 0, pick: 9, note: 'About the roof.', outcome: 'agreed' });
  await liveThrough(ctx, sides, {
    kind: 'consultation',
    asked: 0,
    pick: 12,
    answers: ['The dates of the sale'],
    outcome: 'proposed',
    words: 'I am at an inspection then. Would one of these suit you?',
  });
}
