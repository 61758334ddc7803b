import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EventSettings } from '../contract.ts';
import { proposeOwnSchedule } from '../model/usual-schedule.ts';
import { bookTime } from './book-time.ts';
import { addBusyCalendar, listBusyCalendars, readBusyCalendar, removeBusyCalendar } from './busy-calendars.ts';
import { listOpenings } from './find-openings.ts';
import { setOwnSchedule } from './own-schedule.ts';
import { readCalendar, sendDueReadings } from './read-calendar.ts';

const ZONE = 'Pacific/Auckland';
const SECRET = 'private-4f1c2a';

let app: TestApp;
let server: http.Server;
let origin: string;
let content: string;
let status = 200;
let host: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let handle: string;
let sent: string[] = [];
let made = 0;

const signIn = async (name: string): Promise<ServerContext> => {
  const ctx = app.ctx();
  const jobs: ServerContext['jobs'] = {
    ...ctx.jobs,
    send: async (_db, _name, data) => void sent.push(String((data as { calendarId?: string }).calendarId)),
  };
  // The calendar of the test lies on this machine.
  const config = { ...ctx.config, MEDIA_FROM_PRIVATE_NETWORK: true };
  return { ...ctx, jobs, config, actor: await addActor(app.db, { name }) };
};

beforeAll(async () => {
  app = await openTestApp();
  server = http.createServer((request, response) => {
    if (request.url === '/inside.ics') response.writeHead(302, { location: 'http://169.254.169.254/me.ics' }).end();
    else response.writeHead(status, { 'content-type': 'text/calendar' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [guest, other] = [await signIn('Gina'), await signIn('Otto')];
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await app.close();
});
beforeEach(async () => {
  made += 1;
  sent = [];
  status = 200;
  handle = `busy-${made}`;
  host = await signIn('Ana');
  const usual = proposeOwnSchedule().eventTypes[0]?.settings;
  const settings = { ...usual, durationMinutes: 60, incrementMinutes: 60, afterBufferMinutes: 0, minimumNoticeMinutes: 0 };
  await setOwnSchedule(host, {
    version: 0,
    handle,
    timeZone: ZONE,
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '12:00' }],
    overrides: [],
    eventTypes: [{ kind: 'call', isOpen: true, settings: { ...settings, needsApproval: false } as EventSettings }],
  });
});

/** The date some days from now, as iCalendar writes it. */
const day = (ahead: number) => addDays(dayInZone(host.now, ZONE), ahead);
const compact = (date: string) => date.replaceAll('-', '');
const write = (...lines: string[]) => {
  const event = ['BEGIN:VEVENT', 'UID:x', 'SUMMARY:Visit to Doctor Who', ...lines, 'END:VEVENT'];
  content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...event, 'END:VCALENDAR', ''].join('\r\n');
};
const add = (ctx: ServerContext, path = `/${SECRET}.ics`, id: string = randomUUID()) =>
  addBusyCalendar(ctx, { id, address: `${origin}${path}` }).then(() => id);
const read = (calendarId: string, ctx = host) => readCalendar(ctx, { calendarId });
const slotsOn = async (date: string) => {
  const { slots } = await listOpenings(guest, { handle });
  return slots.filter((slot) => dayInZone(new Date(slot), ZONE) === date);
};
const only = async (ctx = host) => (await listBusyCalendars(ctx)).calendars[0];

describe('calendars elsewhere', () => {
  it('block what they say is busy, for as long as they are there', async () => {
    write(`DTSTART;TZID=${ZONE}:${compact(day(3))}T090000`, `DTEND;TZID=${ZONE}:${compact(day(3))}T110000`);
    expect(await slotsOn(day(3))).toHaveLength(4);
    const id = await add(host);
    expect(sent).toEqual([id]);
    expect(await only()).toMatchObject({ site: '127.0.0.1', readAt: null, failure: null });
    await read(id);
    expect(await only()).toMatchObject({ readAt: host.now.toISOString(), failure: null, busyCount: 1 });
    const after = { ...host, now: new Date(host.now.getTime() + 5 * DAY_MS) };
    expect((await listBusyCalendars(after)).calendars).toMatchObject([{ busyCount: 0 }]);
    const left = await slotsOn(day(3));
    expect(left).toHaveLength(2);
    const startsAt = new Date(Date.parse(left[0] ?? '') + HOUR_MS);
    const form = { handle, id: randomUUID(), kind: 'call' as const, startsAt, note: '', isHold: false };
    await expect(bookTime(guest, form)).rejects.toMatchObject({ publicCode: 'time-taken' });
    await removeBusyCalendar(host, { calendarId: id });
    await removeBusyCalendar(host, { calendarId: id });
    expect(await slotsOn(day(3))).toHaveLength(4);
    expect(await bookTime(guest, form)).toMatchObject({ status: 'accepted' });
    await read(id);
    expect((await listBusyCalendars(host)).calendars).toEqual([]);
  });

  it('block whole days by the clocks of the host, and repeats in their own zone', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    const id = await add(host);
    await read(id);
    expect(await slotsOn(day(4))).toEqual([]);
    expect(await slotsOn(day(3))).toHaveLength(4);
    expect(await slotsOn(day(5))).toHaveLength(4);
    write(`DTSTART;TZID=${ZONE}:${compact(day(-400))}T100000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    await read(id);
    for (const ahead of [2, 9, 16]) expect(await slotsOn(day(ahead))).toHaveLength(3);
  });

  it('keep no words and no readable address', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    await read(await add(host));
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(to_jsonb(c)::text, ''), '') || (select coalesce(string_agg(to_jsonb(t)::text, ''), '') from busy_times t)
        as "all" from busy_calendars c`.execute(app.db);
    expect(rows[0]?.all).not.toMatch(/Doctor/);
    expect(rows[0]?.all).not.toContain(SECRET);
    expect(rows[0]?.all).not.toContain(Buffer.from(SECRET).toString('hex'));
    expect(JSON.stringify(await listBusyCalendars(host))).not.toContain(SECRET);
  });

  it('say why they cannot be read, and what was read before still counts', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    const id = await add(host);
    await read(id);
    const readAt = host.now.toISOString();
    const later = { ...host, now: new Date(host.now.getTime() + 60_000) };
    status = 404;
    await read(id, later);
    expect(await only()).toMatchObject({ failure: 'gone', readAt, busyCount: 1 });
    expect(await slotsOn(day(4))).toEqual([]);
    status = 200;
    content = '<html>Sign in</html>';
    await read(id, later);
    expect(await only()).toMatchObject({ failure: 'unreadable', readAt });
    content = 'x'.repeat(3 * 1024 * 1024);
    await read(id, later);
    expect(await only()).toMatchObject({ failure: 'large' });
    write(`DTSTART:19700101T000000Z`, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    await read(id, later);
    expect(['too-many', 'heavy']).toContain((await only())?.failure);
  });

  it('are missed once they could not be read for a day: whose they are hears of it once, until they can be read again', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    const id = await add(host);
    const at = (hours: number) => ({ ...host, now: new Date(host.now.getTime() + hours * HOUR_MS) });
    const told = async () =>
      (await app.db.selectFrom('notifications').select('title').where('user_id', '=', idOf(host)).orderBy('id').execute()).filter(
        ({ title }) => title.includes('can’t read one of your calendars'),
      ).length;
    await read(id, at(0));
    status = 500;
    for (const hours of [1, 12, 23.5]) await read(id, at(hours));
    expect(await told()).toBe(0);
    for (const hours of [24, 24.5, 60]) await read(id, at(hours));
    expect(await told()).toBe(1);
    status = 200;
    await read(id, at(61));
    status = 500;
    for (const hours of [62, 84]) await read(id, at(hours));
    expect(await told()).toBe(1);
    await read(id, at(86));
    expect(await told()).toBe(2);
  });

  it('lie on the public internet alone, also behind redirects', async () => {
    const strict = { ...host, config: { ...host.config, MEDIA_FROM_PRIVATE_NETWORK: false } };
    const id = await add(strict);
    await read(id, strict);
    expect(await only()).toMatchObject({ failure: 'private', readAt: null });
    const forbidding: ServerContext = { ...strict };
    for (const address of ['http://169.254.169.254/x', 'http://[::1]/x', 'http://10.0.0.7/x']) {
      const one = randomUUID();
      await addBusyCalendar(forbidding, { id: one, address });
      await read(one, forbidding);
      expect((await listBusyCalendars(host)).calendars.find(({ calendarId }) => calendarId === one)).toMatchObject({
        failure: 'private',
      });
    }
  });

  it('are those of one person alone, five at most, once for a form', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    const id = await add(host);
    expect(await add(host, '/again.ics', id)).toBe(id);
    expect((await listBusyCalendars(host)).calendars).toHaveLength(1);
    await expect(add(other, '/mine.ics', id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(readBusyCalendar(other, { calendarId: id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeBusyCalendar(other, { calendarId: id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listBusyCalendars(other)).calendars).toEqual([]);
    expect((await listBusyCalendars(host)).calendars).toHaveLength(1);
    for (let more = 0; more < 4; more += 1) await add(host);
    await expect(add(host)).rejects.toMatchObject({ code: 'conflict' });
    const nobody = { ...host, actor: app.ctx().actor };
    for (const call of [
      () => listBusyCalendars(nobody),
      () => add(nobody),
      () => readBusyCalendar(nobody, { calendarId: id }),
      () => removeBusyCalendar(nobody, { calendarId: id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('are read again after half an hour', async () => {
    write(`DTSTART;VALUE=DATE:${compact(day(4))}`);
    await sql`delete from busy_calendars`.execute(app.db);
    const id = await add(host);
    await read(id);
    const at = (minutes: number) => ({ ...host, now: new Date(host.now.getTime() + minutes * 60_000) });
    sent = [];
    await sendDueReadings(at(29));
    expect(sent).toEqual([]);
    await sendDueReadings(at(30));
    expect(sent).toEqual([id]);
  });
});
