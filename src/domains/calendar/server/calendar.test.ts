import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListings, TEST_NOW } from '#tests/support/listings.ts';
import { keepSignIn, makePerson, openBrowser, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let clock = TEST_NOW.getTime();
let app: TestApp;
let ann: Browser;
let home = '';

beforeAll(async () => {
  app = await openTestApp({ now: () => clock, environment: { PUBLIC_URL: 'https://homes.example.com' } });
  const openHouse = (key: string, day: string, type = 'Public') => ({
    OpenHouseKey: key,
    OpenHouseStartTime: `${day}T18:00:00Z`,
    OpenHouseEndTime: `${day}T20:00:00Z`,
    OpenHouseType: type,
    OpenHouseStatus: 'Active',
  });
  const { keys } = await addListings(app.db, {
    OpenHouse: [openHouse('1', '2026-05-02'), openHouse('2', '2026-05-03'), openHouse('3', '2026-05-04', 'Broker')],
  });
  home = keys[0] ?? '';
  ann = await makePerson(app, { email: 'ann@example.com', displayName: 'Ann' });
});
afterAll(() => app.close());

async function make(browser: Browser): Promise<string> {
  const answer = await browser.send('POST', '/api/calendar-feed');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { path: string }).path;
}

/** As a calendar reads: without cookie, without bearer. */
async function read(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await app.request(path);
  return { status: answer.status, text: (await answer.text()).replaceAll('\r\n ', ''), headers: answer.headers };
}

describe('a calendar address', () => {
  it('tells tours, open houses of saved homes and dates of the roadmap, and nothing of anyone else', async () => {
    const path = await make(ann);
    expect((await read(path)).text).not.toContain('BEGIN:VEVENT');

    await ann.send('PUT', `/api/kept-homes/favorites/${home}`);
    await ann.send('POST', '/api/roadmap', { startedAs: 'offer-accepted' });
    await ann.send('PATCH', '/api/roadmap', { closingOn: '2026-06-15' });
    const tour = {
      name: 'Ann',
      email: 'ann@example.com',
      kind: 'in_person',
      slots: ['2026-05-02T16:00:00Z', '2026-05-03T17:00:00Z'],
      buyerAgreement: 'no',
      consent: true,
    };
    const send = async (form: object) =>
      expect((await app.post(`/api/listings/${home}/tour-requests`, { ...form, idempotencyKey: randomUUID() })).status).toBe(200);
    await send(tour);
    await send({ ...tour, name: 'Mallory', email: 'mallory@example.com', slots: ['2026-05-04T19:00:00Z'] });

    const { status, text, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/DTSTART:20260502T160000Z[\s\S]*?SUMMARY:Tour: 12 Elm Street \(asked for\)[\s\S]*?STATUS:TENTATIVE/);
    expect(text).toContain('DTSTART:20260503T170000Z');
    expect(text).not.toContain('20260504T190000Z');
    expect(text.match(/SUMMARY:Open house: 12 Elm Street/g)).toHaveLength(2);
    expect(text).toContain(`URL;VALUE=URI:https://homes.example.com/property/${home}`);
    expect(text).toMatch(/DTSTART;VALUE=DATE:20260615[\s\S]*?SUMMARY:Closing day/);

    const hers = app.db.selectFrom('parties').select('thread_id').where('email', '=', 'ann@example.com');
    await app.db.updateTable('tour_requests').set({ status: 'cancelled' }).where('thread_id', 'in', hers).execute();
    expect((await read(path)).text).not.toContain('SUMMARY:Tour');
    await app.db.updateTable('listings').set({ internet_entire_listing_display_yn: false }).execute();
    expect((await read(path)).text).not.toContain('Elm Street');
  });

  it('is kept as a hash, told once, and remembers when it was read', async () => {
    const path = await make(ann);
    const token = path.slice('/api/calendars/'.length, -'.ics'.length);
    const row = await app.db.selectFrom('calendar_feeds').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    clock += 60_000;
    await read(path);
    const known: unknown = await (await ann.send('GET', '/api/calendar-feed')).json();
    expect(known).toEqual({ feed: { createdAt: TEST_NOW.toISOString(), lastReadAt: new Date(clock).toISOString() } });
    clock = TEST_NOW.getTime();
  });

  it('answers 404 once it was renewed or ended, and where its account is disabled or gone', async () => {
    const first = await make(ann);
    const second = await make(ann);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await ann.send('DELETE', '/api/calendar-feed')).status).toBe(204);
    expect((await read(second)).status).toBe(404);

    const bob = await makePerson(app, { email: 'bob@example.com' });
    const path = await make(bob);
    await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', bob.user.uid).execute();
    expect((await read(path)).status).toBe(404);
    await app.db.deleteFrom('users').where('id', '=', bob.user.uid).execute();
    expect((await read(path)).status).toBe(404);
    expect((await read('/api/calendars/guess.ics')).status).toBe(422);
  });

  it('is for the signed-in with a proven address, and for demo people', async () => {
    expect(await outcome(openBrowser(app).send('POST', '/api/calendar-feed'))).toBe('401 unauthenticated');
    const cara = await makePerson(app, { email: 'cara@example.com', isVerified: false });
    expect(await outcome(cara.send('POST', '/api/calendar-feed'))).toBe('403 forbidden');
    const demo = openBrowser(app);
    await keepSignIn(demo, await demo.send('POST', '/api/auth/demo', { role: 'buyer' }));
    expect((await read(await make(demo))).status).toBe(200);
    const log = await app.db.selectFrom('audit_events').select('action').where('subject_id', '=', ann.user.uid).execute();
    expect(log.map(({ action }) => action)).toContain('calendar-address-ended');
  });
});
