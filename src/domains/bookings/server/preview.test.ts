import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EventSettings, Hosting } from '../contract.ts';
import { PREVIEW_DAYS } from '../model/booking-terms.ts';
import { previewSlots } from '../model/slots/preview-slots.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import { bookTime } from './book-time.ts';
import { listOpenings } from './find-openings.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';

let app: TestApp;
const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it.each([null, 'any', 'all', 'round-robin'] as const)(
  'shows sellers the times that guests see, with buffers, caps, seats and ways, where %s of two show the home',
  async (how) => {
    const [owner, agent, guest, other] = await Promise.all([signIn('Olga'), signIn('Arno'), signIn('Gina'), signIn('Otto')]);
    const { keys } = await addListings(
      app.db,
      { ListingKey: `SEEN-${String(how)}` },
      { ListingKey: `SEEN-${String(how)}-FAR`, Latitude: 39.85, StreetNumber: '99' },
    );
    const [near = '', far = ''] = keys;
    const sold = {
      ownerId: idOf(owner),
      helpers: [{ userId: idOf(agent), part: 'agent' as const }],
      standardStatus: 'Active' as const,
      fields: WILLOW_LANE,
    };
    for (const listingKey of keys) await addOwnListing(app.db, { listingKey, ...sold });
    const open = (listingKey: string, hosting: Hosting | null, settings: Partial<EventSettings>) =>
      setSchedule(owner, {
        listingKey,
        version: 0,
        rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }],
        overrides: [],
        hosting,
        eventTypes: [
          {
            kind: 'tour',
            isOpen: true,
            settings: { ...proposeSchedule().eventTypes[0]?.settings, minimumNoticeMinutes: 0, ...settings } as EventSettings,
          },
        ],
      });
    await open(near, how === null ? null : { how, userIds: [idOf(owner), idOf(agent)] }, {
      beforeBufferMinutes: 15,
      afterBufferMinutes: 30,
      dailyCap: 2,
      seats: 2,
    });
    await open(far, { how: 'all', userIds: [idOf(agent)] }, { beforeBufferMinutes: 0, afterBufferMinutes: 60 });

    const slotsOf = async (listingKey: string) => (await listOpenings(guest, { listingKey })).slots;
    const book = (ctx: typeof guest, listingKey: string, startsAt: string | undefined) =>
      bookTime(ctx, { id: randomUUID(), listingKey, kind: 'tour', startsAt: new Date(startsAt ?? ''), note: '', isHold: false });
    const days = Map.groupBy(await slotsOf(near), (slot) => dayInZone(new Date(slot), 'America/Denver'));
    const [, second = [], third = [], fourth = []] = [...days.values()];
    // A full day, a visit that others may join, and one that is full besides.
    for (const at of [2, 8]) await book(guest, near, second[at]);
    await book(guest, near, third[4]);
    for (const ctx of [guest, other]) await book(ctx, near, fourth[4]);
    await book(other, far, fourth[14]);

    const { schedule, busy, people, timeZone } = await getSchedule(owner, near);
    const { hosting } = schedule;
    const shown = previewSlots({
      form: schedule,
      kind: 'tour',
      timeZone,
      busy,
      hosts: hosting === null ? undefined : { how: hosting.how, busy: people.map((person) => person.busy) },
      now: guest.now.getTime(),
    }).map((start) => new Date(start).toISOString());
    const until = addDays(dayInZone(guest.now, timeZone), PREVIEW_DAYS);
    expect(shown).toEqual((await slotsOf(near)).filter((slot) => dayInZone(new Date(slot), timeZone) < until));
    const inDay = (slots: readonly string[]) => shown.filter((slot) => slots.includes(slot));
    expect(inDay(second)).toEqual([second[2], second[8]]);
    expect(inDay(third)).toContain(third[4]);
    expect(inDay(third)).not.toContain(third[5]);
    expect(inDay(fourth)).not.toContain(fourth[4]);
  },
);
