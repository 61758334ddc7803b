import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { readMail } from '#tests/support/people.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { changeMailSubscription, openSubscription } from '#domains/notifications/server/mail-subscriptions.ts';
import { guestAlertFormSchema } from '../contract.ts';
import { claimGuestAlerts } from './claim-guest-alerts.ts';
import * as guests from './guest-alerts.ts';
import { matchEvents } from './match-events.ts';
import { listSavedSearches } from './read-searches.ts';
import { sendDigests } from './send-digests.ts';
import { openKeptHomes } from '#tests/support/kept-homes.ts';

let app: TestApp;

beforeAll(async () => {
  ({ app } = await openKeptHomes());
});
afterAll(() => app.close());

const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
const refused = (code: string) => expect.objectContaining({ code });

describe('alerts without an account', () => {
  it('come into the account that proves the address, with what waits to be told, and into no other', async () => {
    const [dora, eve, unproven] = [await addActor(app.db), await addActor(app.db), await addActor(app.db, { isVerified: false })];
    const save = async (email: string, isConfirmed = true) => {
      const form = { name: 'Denver', filters: {}, frequency: 'daily', email, consent: true };
      await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse(form));
      if (isConfirmed)
        await app.db.updateTable('saved_searches').set({ confirmed_at: new Date() }).where('email', '=', email).execute();
    };
    const demo = await addActor(app.db, { isDemo: true });
    const asked = { name: 'Denver', filters: {}, frequency: 'daily', email: dora.email, consent: true };
    await expect(guests.requestGuestAlert(as(demo), guestAlertFormSchema.parse(asked))).rejects.toEqual(refused('forbidden'));
    await save(dora.email.toUpperCase());
    await save(eve.email, false);
    await save(unproven.email);
    await addListings(app.db, { ListingKey: 'claimed', ModificationTimestamp: '2026-04-01T10:00:00Z' });
    await matchEvents(app.system(new Date()));

    expect((await listSavedSearches(as(dora))).guestAlerts).toBe(1);
    expect(await claimGuestAlerts(as(eve))).toEqual({ claimed: 0 });
    expect(await claimGuestAlerts(as(unproven))).toEqual({ claimed: 0 });
    expect(await claimGuestAlerts(as(dora))).toEqual({ claimed: 1 });
    expect(await claimGuestAlerts(as(dora))).toEqual({ claimed: 0 });
    expect(await listSavedSearches(as(dora))).toMatchObject({
      guestAlerts: 0,
      searches: [{ name: 'Denver', channels: ['email'], mail: 'on', news: { new: 1 } }],
    });
    await sendDigests(app.system(new Date(Date.now() + DAY_MS)));
    const told = app.db.selectFrom('mail_messages').select('subject').where('to_address', '=', dora.email);
    expect(await told.execute()).toEqual([{ subject: 'New: 12 Elm Street, Denver' }]);
  });

  it('are mailed again once they are asked for anew and confirmed, after an earlier unsubscribe from all of them', async () => {
    const email = 'again@home.example';
    const form = { name: 'Denver', filters: {}, frequency: 'daily', email, consent: true };
    const all = { userId: null, address: email, topic: 'saved-searches', subjectKey: '', label: 'All' } as const;
    const stop = async () => {
      const { token } = await openSubscription(app.db, app.ctx().now, all);
      await changeMailSubscription(app.ctx(), { token, isStopped: true });
    };
    await stop();
    await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse(form));
    const token = /\/shared\/alert\/([\w-]+)/.exec((await readMail(app, email)).text)?.[1] ?? '';
    const isStopped = async () => (await openSubscription(app.db, app.ctx().now, all)).isStopped;
    expect(await isStopped()).toBe(true);
    expect(await guests.confirmGuestAlert(app.ctx(), token)).toMatchObject({ isConfirmed: true });
    expect(await isStopped()).toBe(false);
    // The same link, opened again, takes back no later unsubscribe.
    await stop();
    expect(await guests.confirmGuestAlert(app.ctx(), token)).toMatchObject({ isConfirmed: true });
    expect(await isStopped()).toBe(true);
  });

  it('come in the morning of the zone that the newest of them was asked from', async () => {
    const email = 'early@home.example';
    const form = { filters: {}, frequency: 'daily', email, consent: true } as const;
    for (const timeZone of ['Mars/Olympus', '+05:00', ''])
      expect(guestAlertFormSchema.safeParse({ ...form, name: 'Nowhere', timeZone }).success).toBe(false);
    // Browsers differ in the names that they give to one zone.
    const [one, other] = ['Asia/Kolkata', 'Asia/Calcutta'].map((timeZone) =>
      guestAlertFormSchema.parse({ ...form, name: 'India', timeZone }),
    );
    expect(one?.timeZone).toBe(other?.timeZone);
    for (const timeZone of ['Europe/Berlin', 'America/Los_Angeles', undefined])
      await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse({ ...form, name: `In ${timeZone}`, timeZone }));
    await app.db.updateTable('saved_searches').set({ confirmed_at: new Date() }).where('email', '=', email).execute();
    await addListings(app.db, { ListingKey: 'early', ModificationTimestamp: '2026-04-01T10:00:00Z' });
    const count = async () =>
      (await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', email).execute()).length;
    // Noted an hour after 8 in Los Angeles: told on its next morning, and at no other zone's.
    await matchEvents(app.system(new Date('2031-01-10T17:00:00Z')));
    const asked = await count();
    await sendDigests(app.system(new Date('2031-01-11T15:59:00Z')));
    expect(await count()).toBe(asked);
    await sendDigests(app.system(new Date('2031-01-11T16:00:00Z')));
    expect(await count()).toBe(asked + 1);
  });

  it('begin with a confirmation, and end with one click', async () => {
    const email = 'guest@home.example';
    const mails = () => app.mails(email);
    const write = (n: string) => addListings(app.db, { ListingKey: `g${n}`, ModificationTimestamp: `2026-04-0${n}T10:00:00Z` });
    await guests.requestGuestAlert(
      app.ctx(),
      guestAlertFormSchema.parse({ name: 'Denver', filters: {}, frequency: 'instant', email, consent: true }),
    );
    await write('1');
    await matchEvents(app.system());
    const [first, ...none] = await mails();
    expect(none).toEqual([]);
    const token = /\/shared\/alert\/([\w-]+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect((await guests.getGuestAlert(app.ctx(), token)).isConfirmed).toBe(false);
    expect(await (await app.post(`/api/search-alerts/${token}/confirm`, {})).json()).toMatchObject({ isConfirmed: true });
    await write('2');
    await matchEvents(app.system());
    const [, alert] = await mails();
    const headers = alert?.headers as Record<string, string>;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
    // A program that looks at the link stops nothing; a browser is led to the page.
    expect(await (await app.request(address)).json()).toEqual({
      topic: 'saved-searches',
      label: 'Alerts for “Denver”',
      address: 'g…@home.example',
      isStopped: false,
    });
    expect((await app.request(address, { headers: { accept: 'text/html' } })).headers.get('location')).toContain('/unsubscribe/');
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await app.request(address, oneClick)).status).toBe(200);
    await write('3');
    await matchEvents(app.system());
    expect(await mails()).toHaveLength(2);
    await app.post(`${address}/undo`, {});
    await write('4');
    await matchEvents(app.system());
    expect(await mails()).toHaveLength(3);
    expect((await app.request('/api/unsubscribe/not-a-known-token', oneClick)).status).toBe(404);
  });
});
