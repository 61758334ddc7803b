import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findPeople } from '#domains/accounts/server/index.ts';
import { formatTourTime } from '#domains/appointments/server/index.ts';
import { leaveListing, removeListingPerson } from '#domains/selling/server/listing-people.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { lapseUnanswered } from './lapse-unanswered.ts';
import { leaveBookings } from './leave-bookings.ts';
import { leaveShowings } from './leave-showings.ts';
import { listBookingsFor } from './present-bookings.ts';

/* What the calendars of both sides make of the mails about a booking, as RFC 5546 says. They read with ical.js, the parser of Thunderbird. */

const attachmentsSchema = z.array(z.object({ contentType: z.string(), content: z.string() }));

let app: TestApp;
let owner: ServerContext;
let guest: ServerContext;
let agent: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);
const { open, slotAt, book } = toursOf(() => ({ owner, guest, listingKey }));

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  [owner, guest, agent] = [await signIn(`Olga ${made}`), await signIn(`Gina ${made}`), await signIn(`Arno ${made}`)];
  listingKey = await addHomeForSale(`MAILED-${made}`, owner, agent);
});

/** What stands in somebody's calendar once it has read all their mails; an update that is no newer is left aside. */
async function calendarOf(ctx: ServerContext): Promise<string[]> {
  const address = (await findPeople(app.db, [idOf(ctx)])).get(idOf(ctx))?.mailAddress ?? '';
  const mails = await app.db
    .selectFrom('mail_messages')
    .select('attachments')
    .where('to_address', '=', address)
    .orderBy('id')
    .execute();
  const events = new Map<string, { sequence: number; stands: string | undefined }>();
  for (const { content, contentType } of mails.flatMap(({ attachments }) => attachmentsSchema.parse(attachments))) {
    const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
    const part = calendar.getFirstSubcomponent('vevent') ?? expect.fail('it has an event');
    const method = String(calendar.getFirstPropertyValue('method'));
    expect(contentType).toContain(`method=${method}`);
    const { uid, sequence, startDate, attendees } = new ICAL.Event(part);
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([`mailto:${address}`]);
    if (sequence <= (events.get(uid)?.sequence ?? -1)) continue;
    const status = String(part.getFirstPropertyValue('status'));
    // The file's own zone is Denver's, as the home's.
    const stands = method === 'CANCEL' ? undefined : `${startDate.toString()} ${status}`;
    events.set(uid, { sequence, stands });
  }
  return [...events.values()].flatMap(({ stands }) => stands ?? []);
}

/** A start as the clocks of the home show it. */
function wall(start: Date | string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'medium' });
  return parts.format(new Date(start)).replace(' ', 'T');
}

/** Their mails that bring something for the calendar. */
async function mailsWithFilesTo(ctx: ServerContext) {
  const address = (await findPeople(app.db, [idOf(ctx)])).get(idOf(ctx))?.mailAddress ?? '';
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, text from mail_messages where to_address = ${address} and attachments <> '[]'::jsonb order by id`.execute(
    app.db,
  );
  return rows;
}
const filesTo = async (ctx: ServerContext) => (await mailsWithFilesTo(ctx)).length;

async function expectBoth(standing: string[]): Promise<void> {
  for (const side of [guest, owner]) expect(await calendarOf(side)).toEqual(standing);
}

describe('the calendars of both sides', () => {
  it('follow a booking through every change, and let go of it', async () => {
    await open({ needsApproval: true });
    const [first, second, third] = [await slotAt(0), await slotAt(3), await slotAt(6)];
    const { id } = await book(guest, first);
    await expectBoth([]);
    await move(owner, id, { move: 'approve', reason: '' });
    await expectBoth([`${wall(first)} CONFIRMED`]);
    await move(guest, id, { move: 'reschedule', startsAt: second.toISOString(), reason: '' });
    await expectBoth([`${wall(second)} TENTATIVE`]);
    await move(owner, id, { move: 'approve', reason: '' });
    await expectBoth([`${wall(second)} CONFIRMED`]);
    await move(owner, id, { move: 'reschedule', startsAt: third.toISOString(), reason: '' });
    await expectBoth([`${wall(third)} CONFIRMED`]);
    await move(guest, id, { move: 'cancel', reason: 'We found a home.' });
    await expectBoth([]);
  });

  it('hold the time that the guest took of those offered, and let go of what the host declines', async () => {
    await open({ needsApproval: true });
    const taken = (await slotAt(4)).toISOString();
    const { id } = await book(guest, await slotAt(0));
    await move(owner, id, { move: 'propose', starts: [taken], reason: '' });
    await expectBoth([]);
    await move(guest, id, { move: 'take-proposed', startsAt: taken });
    await expectBoth([`${wall(taken)} CONFIRMED`]);
    await move(guest, id, { move: 'reschedule', startsAt: (await slotAt(7)).toISOString(), reason: '' });
    await move(owner, id, { move: 'decline', reason: '' });
    await expectBoth([]);
  });

  it('hear nothing of a first request that is declined or never answered', async () => {
    await open({ needsApproval: true });
    const declined = await book(guest, await slotAt(0));
    await move(owner, declined.id, { move: 'decline', reason: 'The painters are here.' });
    const unanswered = await book(guest, await slotAt(2));
    await sql`update bookings set starts_at = now() - interval '1 minute' where id = ${unanswered.id}`.execute(app.db);
    await lapseUnanswered(app.ctx());
    expect(await Promise.all([guest, owner].map(filesTo))).toEqual([0, 0]);
  });

  it('hear nothing of a first request that ends after other times were offered or asked for', async () => {
    await open({ needsApproval: true });
    const offered = { move: 'propose' as const, starts: [(await slotAt(6)).toISOString()], reason: '' };
    const again = { ...offered, starts: [(await slotAt(7)).toISOString()] };
    const declined = await book(guest, await slotAt(0));
    await move(owner, declined.id, offered);
    await move(owner, declined.id, again);
    await move(owner, declined.id, { move: 'decline', reason: 'The painters are here.' });
    const withdrawn = await book(guest, await slotAt(0));
    await move(owner, withdrawn.id, offered);
    await move(guest, withdrawn.id, { move: 'cancel', reason: '' });
    const moved = await book(guest, await slotAt(0));
    await move(guest, moved.id, { move: 'reschedule', startsAt: (await slotAt(4)).toISOString(), reason: '' });
    await move(owner, moved.id, { move: 'decline', reason: '' });
    const unanswered = await book(guest, await slotAt(0));
    await move(owner, unanswered.id, offered);
    await move(owner, unanswered.id, again);
    await sql`update bookings set starts_at = now() - interval '1 minute', proposed = '[]' where id = ${unanswered.id}`.execute(
      app.db,
    );
    await lapseUnanswered(app.ctx());
    expect(await Promise.all([guest, owner].map(filesTo))).toEqual([0, 0]);
  });

  it('let go of another time that was asked for and never answered', async () => {
    await open({ needsApproval: false });
    const { id } = await book(guest, await slotAt(0));
    await open({ needsApproval: true });
    await move(guest, id, { move: 'reschedule', startsAt: (await slotAt(2)).toISOString(), reason: '' });
    await sql`update bookings set starts_at = now() - interval '1 minute' where id = ${id}`.execute(app.db);
    await lapseUnanswered(app.ctx());
    await expectBoth([]);
  });
});

describe('the calendar of somebody who no longer sells the home', () => {
  const ways = [
    ['whom the owner removes', (id: string) => removeListingPerson(owner, { id, userId: idOf(agent) }, { leaveShowings })],
    ['who leaves', (id: string) => leaveListing(agent, id, { leaveShowings })],
  ] as const;

  it.each(ways)('lets go of every visit ahead once, and the others keep theirs: somebody %s', async (_how, end) => {
    await open({ needsApproval: false });
    const [shown, asked] = [await slotAt(0), await slotAt(3)];
    await book(guest, shown);
    const { id: moved } = await book(guest, await slotAt(6));
    await open({ needsApproval: true });
    await move(guest, moved, { move: 'reschedule', startsAt: asked.toISOString(), reason: '' });
    await book(guest, await slotAt(9));
    const standing = [`${wall(shown)} CONFIRMED`, `${wall(asked)} TENTATIVE`];
    expect(await calendarOf(agent)).toEqual(standing);
    expect(await listBookingsFor(agent, idOf(agent))).toHaveLength(3);
    const before = await filesTo(agent);

    const { id } = await app.db
      .selectFrom('own_listings')
      .select('id')
      .where('listing_key', '=', listingKey)
      .executeTakeFirstOrThrow();
    await end(id);
    expect(await calendarOf(agent)).toEqual([]);
    expect(await listBookingsFor(agent, idOf(agent)), 'what their feed shows').toEqual([]);
    const [mail, ...more] = (await mailsWithFilesTo(agent)).slice(before);
    expect(more, 'one mail names all').toEqual([]);
    expect(mail?.subject).toMatch(/^2 visits of .+ are off your calendar$/);
    for (const start of [shown, asked]) expect(mail?.text).toContain(formatTourTime(start, 'America/Denver'));
    await expectBoth(standing);
    expect((await linesOf(agent)).filter((title) => title.includes('off your calendar'))).toEqual([]);

    await move(guest, moved, { move: 'cancel', reason: '' });
    expect(await filesTo(agent)).toBe(before + 1);
  });

  it('writes of nothing to somebody whose account is closed', async () => {
    await open();
    await book(guest, await slotAt(0));
    const before = await filesTo(agent);
    await leaveBookings(agent, idOf(agent));
    expect(await filesTo(agent)).toBe(before);
  });
});

it('the mail about a canceled visit says which side canceled it', async () => {
  await open();
  const textFor = async (ctx: ServerContext) => (await mailsWithFilesTo(ctx)).at(-1)?.text ?? '';
  const first = await book(guest, await slotAt(0));
  await move(owner, first.id, { move: 'cancel', reason: 'The boiler broke.' });
  expect(await textFor(guest)).toMatch(/The boiler broke\.\s+Your host canceled it\./);
  expect(await textFor(agent)).toContain('Someone who hosts it with you canceled it.');
  expect(await textFor(owner)).toContain('You canceled it.');
  const second = await book(guest, await slotAt(2));
  await move(guest, second.id, { move: 'cancel', reason: '' });
  expect(await textFor(owner)).toContain('Your guest canceled it.');
});
