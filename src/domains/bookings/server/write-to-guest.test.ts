import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getInboxFigures } from '#domains/correspondence/server/inbox.ts';
import { getThread, writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { sendInquiry } from '#domains/inquiries/server/send-inquiry.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { signInAt } from '#tests/support/actors.ts';
import { linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EventSettings } from '../contract.ts';
import { proposeOwnSchedule } from '../model/usual-schedule.ts';
import { bookTime } from './book-time.ts';
import { listOpenings } from './find-openings.ts';
import { getOwnSchedule, setOwnSchedule } from './own-schedule.ts';
import { findPeopleToWriteTo, writeToPerson } from './write-to-person.ts';
import { writeToGuest } from './write-to-guest.ts';

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);
const { open, slotAt, book } = toursOf(() => ({ owner, guest, listingKey }));
const refusal = (code: string) => ({ code });
const reading = (ctx: ServerContext) => ({
  ...ctx,
  sources: { listing: findHomesToWriteAbout, schedule: findPeopleToWriteTo },
});
const write = (ctx: ServerContext, bookingId: string, message: string, idempotencyKey: string = randomUUID()) =>
  writeToGuest(ctx, { bookingId, message, idempotencyKey, passed: [] });
const answer = (threadId: string, message: string) =>
  writeInThread(reading(guest), { threadId, side: 'sender', form: { message, idempotencyKey: randomUUID(), passed: [] } });
const wordsOf = async (threadId: string) =>
  (await getThread(reading(guest), { threadId, side: 'sender' })).messages
    .map(({ message }) => message)
    .filter((message) => message !== '');

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  made += 1;
  owner = await signIn('Olga');
  agent = await signIn('Arno');
  guest = await signIn('Gina');
  other = await signIn('Otto');
  listingKey = await addHomeForSale(`WRITE-${made}`, owner, agent);
});

describe('what hosts write about a visit of a home', () => {
  it('reaches the guest in one thread of both sides, and counts as no answer', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    const key = randomUUID();
    const [first, again] = await Promise.all([
      write(owner, id, 'Please ring the upper bell: 720 555 0143.', key),
      write(owner, id, 'Please ring the upper bell: 720 555 0143.', key),
    ]);
    expect(again).toEqual(first);
    expect(await write(agent, id, 'And mind the dog.')).toEqual(first);
    await answer(first.threadId, 'Thank you!');
    expect(await wordsOf(first.threadId)).toEqual([
      'Please ring the upper bell: 720 555 0143.',
      'And mind the dog.',
      'Thank you!',
    ]);
    expect((await linesOf(guest)).filter((line) => / wrote to you| answered/.test(line))).toEqual([
      'The sellers of 12 Elm Street wrote to you',
      'The sellers of 12 Elm Street wrote to you',
    ]);
    expect((await getInboxFigures(reading(owner))).answers).toMatchObject({ answered: 0, waiting: 0 });
  });

  it('goes on where the guest asked about the home', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    const asked = randomUUID();
    await sendInquiry(guest, {
      listingKey,
      form: {
        idempotencyKey: asked,
        name: 'Gina Guest',
        email: `gina-${made}@example.com`,
        phone: undefined,
        mayCall: false,
        message: 'Is the roof new?',
        consent: true,
      },
    });
    expect((await write(owner, id, 'It is from 2019.')).threadId).toBe(asked);
    expect(await wordsOf(asked)).toEqual(['Is the roof new?', 'It is from 2019.']);
  });

  it('is for hosts alone, keeps fair-housing law, and ends with the appointment', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    await expect(write(other, id, 'Who are you?')).rejects.toMatchObject(refusal('not-found'));
    await expect(write(guest, id, 'A note to myself')).rejects.toMatchObject(refusal('forbidden'));
    await expect(write(owner, id, 'No children, please: adults only.')).rejects.toMatchObject(refusal('invalid'));
    await move(owner, id, { move: 'cancel', reason: 'The boiler broke.' });
    await expect(write(owner, id, 'One more thing')).rejects.toMatchObject(refusal('conflict'));
  });
});

it('what somebody writes about their own time joins what the guest wrote to them', async () => {
  const handle = `olga-${made}`;
  const settings = { ...proposeOwnSchedule().eventTypes[0]?.settings, minimumNoticeMinutes: 0, needsApproval: false };
  const { version } = await getOwnSchedule(owner);
  await setOwnSchedule(owner, {
    version,
    handle,
    timeZone: 'America/Denver',
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    overrides: [],
    eventTypes: [{ kind: 'call', isOpen: true, settings: settings as EventSettings }],
  });
  const startsAt = new Date((await listOpenings(guest, { handle })).slots[60] ?? '');
  const { id } = await bookTime(guest, { handle, id: randomUUID(), kind: 'call', startsAt, note: '', isHold: false });
  const { threadId } = await writeToPerson(guest, { handle, message: 'May my wife come too?', idempotencyKey: randomUUID() });
  expect((await write(owner, id, 'Of course. Call me at 720 555 0143.')).threadId).toBe(threadId);
  const words = await wordsOf(threadId);
  expect(words).toHaveLength(2);
  expect(words[1]).not.toContain('555');
  expect((await linesOf(guest)).filter((line) => line.includes(' answered'))).toEqual(['Olga answered']);
});
