import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ARM_HEADER } from '#domains/analytics/web/card-views.tsx';
import { COVER_SEEN_PATH } from '#domains/analytics/web/report-listings.ts';
import { recordListingVisit } from '#domains/analytics/server/record-listing-visit.ts';
import { COVER_ARM_HEADER, getCover, getListing, type Listing, turnUrl } from '#domains/listings/contract.ts';
import { findSellersOf, getOwnListing } from '#domains/selling/server/index.ts';
import type { Actor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { browserOf, CHROME, type Visitor, visitorsOn } from '#tests/support/visitors.ts';
import { getShownTitle as shownEndpoint, recordCoverSeen, recordTitleSeen as seenEndpoint } from '../../contract.ts';
import { TITLE_PATHS } from '../../web/trials/tested-title.tsx';
import { endTrial, startTrial } from './change-trial.ts';
import { countTrialAct, getShownTitle, recordArmSeen } from './count-trial.ts';
import { listTrials } from './list-trials.ts';

const NOON = '2026-05-01T18:00:00Z';
const [TITLE, OTHER] = ['A 3-bedroom home', 'Three bedrooms in Denver'];

let app: TestApp;
let owner: ServerContext;
let assistant: ServerContext;
let stranger: ServerContext;
let id: string;
let listingKey: string;

beforeAll(async () => {
  app = await openTestApp({ now: () => Date.parse(NOON) });
  owner = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga' }) };
  assistant = { ...app.ctx(), actor: await addActor(app.db, { name: 'Arno' }) };
  stranger = { ...app.ctx(), actor: await addActor(app.db, { name: 'Sten' }) };
});
afterAll(() => app.close());

beforeEach(async () => {
  const { keys } = await addListings(app.db, { ListingKey: `T${randomUUID().slice(0, 8)}` });
  listingKey = keys[0] ?? '';
  const fields = { ...WILLOW_LANE, Headline: TITLE };
  const [ownerId, helperId] = [owner, assistant].map(({ actor }) => (actor.kind === 'user' ? actor.userId : ''));
  id = await addOwnListing(app.db, {
    listingKey,
    ownerId: ownerId ?? '',
    helpers: [{ userId: helperId ?? '', part: 'assistant' }],
    standardStatus: 'Active',
    fields,
  });
  const facts = { ...fields, BedroomsTotal: 3 };
  await app.db
    .updateTable('own_listings')
    .set({ fields: JSON.stringify(facts), record: JSON.stringify({ ...facts, StandardStatus: 'Active' }), published_version: 1 })
    .where('id', '=', id)
    .execute();
});

const start = (ctx = owner, title = OTHER, trialId: string = randomUUID()) =>
  startTrial(ctx, { kind: 'title', id, trialId, title, lift: 0.5 });

const ctxOf = visitorsOn(() => app, NOON);
const lookingOf = (visitor: Visitor) => ({ listingKey, title: TITLE, ...browserOf(visitor) });
const look = (visitor: Visitor) => getShownTitle(ctxOf(visitor), lookingOf(visitor));

async function see(visitor: Visitor): Promise<void> {
  const { arm } = await look(visitor);
  if (arm !== null) await recordArmSeen(ctxOf(visitor), { ...lookingOf(visitor), arm });
}

const save = (visitor: Visitor, kind: 'view' | 'save' | 'share' = 'save') =>
  recordListingVisit(
    ctxOf(visitor),
    { listingKey, kind, userAgent: visitor.userAgent ?? CHROME },
    { findSellersOf, countAct: countTrialAct },
  );

async function counts() {
  const rows = await app.db
    .selectFrom('listing_trial_counts as c')
    .innerJoin('listing_trials as t', 't.id', 'c.trial_id')
    .select(['c.arm', 'c.visitors', 'c.acted'])
    .where('t.own_listing_id', '=', id)
    .orderBy('c.arm')
    .execute();
  return {
    visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
    acted: rows.reduce((sum, { acted }) => sum + acted, 0),
    arms: rows,
  };
}

describe('a trial of two titles', () => {
  it('shows each visitor one of them all day, about half of them each', async () => {
    await start();
    const addresses = Array.from({ length: 100 }, (_, at) => `203.0.113.${at}`);
    const first = await Promise.all(addresses.map((address) => look({ address })));
    const again = await Promise.all(addresses.map((address) => look({ address, at: '2026-05-01T23:00:00Z' })));
    expect(again).toEqual(first);
    const others = first.filter(({ arm }) => arm === 1);
    expect(others.length).toBeGreaterThan(25);
    expect(others.length).toBeLessThan(75);
    expect(new Set(others.map(({ title }) => title))).toEqual(new Set([OTHER]));
  });

  it('counts a visitor once a day, and what follows, once', async () => {
    await start();
    for (let time = 0; time < 3; time += 1) await see({});
    expect(await counts()).toMatchObject({ visitors: 1, acted: 0 });
    await save({}, 'view');
    for (let time = 0; time < 2; time += 1) await save({});
    await save({}, 'share');
    // Somebody who never saw a title.
    await save({ address: '203.0.113.99' });
    expect(await counts()).toMatchObject({ visitors: 1, acted: 1 });
    await see({ at: '2026-05-02T18:00:00Z' });
    expect(await counts()).toMatchObject({ visitors: 2, acted: 1 });
  });

  it('counts no title that was not this visitor’s', async () => {
    await start();
    const { arm } = await look({});
    await recordArmSeen(ctxOf({}), { ...lookingOf({}), arm: arm === 1 ? 0 : 1 });
    expect(await counts()).toMatchObject({ visitors: 0 });
  });

  it('leaves out robots, its own people, staff, and who declines', async () => {
    await start();
    const staff: Actor = { ...(await addActor(app.db, {})), roles: ['buyer', 'admin'] };
    const demo = await addActor(app.db, { isDemo: true });
    const left: Visitor[] = [
      { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { userAgent: '' },
      { actor: owner.actor },
      { actor: assistant.actor },
      { actor: staff },
      { actor: demo },
      { declines: true },
    ];
    for (const visitor of left) {
      expect(await look(visitor)).toEqual({ title: TITLE, arm: null });
      await see(visitor);
    }
    expect(await counts()).toMatchObject({ visitors: 0 });
    await see({ actor: stranger.actor });
    expect(await counts()).toMatchObject({ visitors: 1 });
  });

  it('hears no more than an office from one address', async () => {
    await start();
    for (let at = 0; at < 25; at += 1) await see({ userAgent: `${CHROME} Edg/${at}` });
    expect((await counts()).visitors).toBe(20);
  });

  it('ends with the title taken into the draft', async () => {
    const trialId = randomUUID();
    await start(owner, OTHER, trialId);
    const after = await endTrial(owner, { id, trialId, outcome: 'other' });
    expect(after.trials[0]).toMatchObject({ outcome: 'other', isShown: false });
    expect((await getOwnListing(owner, id)).fields['Headline']).toBe(OTHER);
    expect(await look({})).toEqual({ title: TITLE, arm: null });
    // The same end again changes nothing.
    expect((await endTrial(owner, { id, trialId, outcome: 'none' })).trials[0]?.outcome).toBe('other');
  });

  it('is not shown once the public title is another', async () => {
    await start();
    expect(await getShownTitle(ctxOf({}), { ...lookingOf({}), title: 'A new title' })).toEqual({
      title: 'A new title',
      arm: null,
    });
  });
});

describe('a trial of two covers', () => {
  const CARD = { userAgent: CHROME, declines: false };
  let photos: string[];

  /** Three photos that buyers see, each with a file that says its number. */
  async function publishPhotos(): Promise<void> {
    photos = [randomUUID(), randomUUID(), randomUUID()];
    await addListings(app.db, {
      ListingKey: (
        await app.db
          .selectFrom('listings')
          .select('source_listing_key')
          .where('listing_key', '=', listingKey)
          .executeTakeFirstOrThrow()
      ).source_listing_key,
      ModificationTimestamp: '2026-04-02T10:00:00Z',
      Media: photos.map((MediaKey, at) => ({
        MediaKey,
        MediaURL: `https://pictures.example/${MediaKey}`,
        Order: at + 1,
        ImageOf: ['Front of Structure', 'Kitchen', 'Bathroom'][at],
      })),
    });
    for (const [at, photoId] of photos.entries()) {
      const fileKey = `media/test/${photoId}`;
      await app.ctx().files.put(`${fileKey}-960.webp`, Buffer.from(`picture ${at}`), 'image/webp');
      await app.db
        .updateTable('listing_media')
        .set({ state: 'stored', file_key: fileKey })
        .where('media_key', '=', photoId)
        .execute();
      await app.db
        .insertInto('own_listing_photos')
        .values({
          id: photoId,
          own_listing_id: id,
          position: at,
          file_key: fileKey,
          sha256: randomBytes(32),
          width: 1600,
          height: 1200,
          added_at: new Date(NOON),
        })
        .execute();
    }
    await sql`update listings l set cover_media_id = m.id from listing_media m
      where m.listing_id = l.id and m.media_key = ${photos[0]}`.execute(app.db);
  }
  beforeEach(publishPhotos);

  const startCover = (ctx = owner, photoId = photos[1] ?? '', trialId: string = randomUUID()) =>
    startTrial(ctx, { kind: 'cover', id, trialId, photoId, lift: 0.5 });
  const asJson = async <T>(path: string) => (await (await app.request(path)).json()) as T;
  const home = () => asJson<Listing>(getListing.path.replace('{listingKey}', listingKey));
  const picture = (url: string, address: string, headers: Record<string, string> = {}) =>
    app.request(url, { headers: { 'user-agent': CHROME, ...headers } }, address);
  const cover = async () => (await home()).cover?.url ?? '';
  const armOf = async (address: string) => {
    const arm = (await picture(await cover(), address)).headers.get(COVER_ARM_HEADER);
    return arm === null ? null : Number(arm);
  };
  const seeCard = async (visitor: Visitor, arm: number | null) => {
    if (arm === 0 || arm === 1) await recordArmSeen(ctxOf(visitor), { listingKey, ...CARD, ...visitor, arm });
  };

  it('names one address for everybody, behind which each visitor finds one of the two all day', async () => {
    const before = await home();
    await startCover();
    const after = await home();
    expect(before.cover?.url).toMatch(/^\/api\/media\//);
    expect(after.cover?.url).toMatch(/^\/api\/covers\//);
    // The same answer for everybody: it cannot leak an arm. Neither place says what its picture shows.
    expect(await home()).toEqual(after);
    expect(after.media.map(({ imageOf, alt }) => [imageOf, alt.includes('Kitchen')])).toEqual([
      [null, false],
      [null, false],
      ['Bathroom', false],
    ]);
    const seen = new Set<string>();
    for (let at = 0; at < 16; at += 1) {
      const address = `203.0.113.${at}`;
      const shown = await Promise.all(
        after.media.slice(0, 2).map(async ({ url }) => (await picture(url.replace('1600', '960'), address)).text()),
      );
      const again = await picture(after.cover?.url ?? '', address);
      expect(await again.text()).toBe(shown[0]);
      expect(again.headers.get('cache-control')).toBe('private, max-age=300');
      expect(again.headers.get(COVER_ARM_HEADER)).toBe(shown[0] === 'picture 1' ? '1' : '0');
      // Whoever sees the other one first finds the usual one in its place.
      expect(shown.toSorted()).toEqual(['picture 0', 'picture 1']);
      seen.add(shown[0] ?? '');
    }
    expect(seen.size).toBe(2);
  });

  it('shows robots and who declines the usual one, and counts neither them nor its own people', async () => {
    await startCover();
    const url = await cover();
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
    ]) {
      const answer = await picture(url, '203.0.113.1', headers);
      expect(await answer.text()).toBe('picture 0');
      expect(answer.headers.get(COVER_ARM_HEADER)).toBeNull();
    }
    for (const actor of [owner.actor, assistant.actor]) for (const arm of [0, 1]) await seeCard({ actor }, arm);
    for (const arm of [0, 1]) await seeCard({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, arm);
    for (const arm of [0, 1]) await seeCard({ declines: true }, arm);
    expect(await counts()).toMatchObject({ visitors: 0 });
  });

  it('counts who saw the card, once, and who opened the home after it', async () => {
    await startCover();
    const address = '203.0.113.5';
    const arm = await armOf(address);
    // Came by a link, and saw no card.
    await save({ address }, 'view');
    expect(await counts()).toMatchObject({ visitors: 0, acted: 0 });
    await seeCard({ address }, arm === 1 ? 0 : 1);
    expect(await counts()).toMatchObject({ visitors: 0 });
    for (let time = 0; time < 2; time += 1) await seeCard({ address }, arm);
    await save({ address });
    expect(await counts()).toMatchObject({ visitors: 1, acted: 0 });
    for (let time = 0; time < 2; time += 1) await save({ address }, 'view');
    expect(await counts()).toMatchObject({ visitors: 1, acted: 1 });
  });

  it('ends with the photo first in the draft, and one address for one picture again', async () => {
    const trialId = randomUUID();
    await startCover(owner, photos[1], trialId);
    const during = await cover();
    const after = await endTrial(owner, { id, trialId, outcome: 'other' });
    expect(after.trials[0]).toMatchObject({ kind: 'cover', now: photos[0], other: photos[1], outcome: 'other', isShown: false });
    expect((await getOwnListing(owner, id)).photos.map((photo) => photo.id)).toEqual([photos[1], photos[0], photos[2]]);
    expect(await cover()).toMatch(/^\/api\/media\//);
    // Pages that were made before it ended show the usual one.
    const answers = await Promise.all(
      ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map((who) => picture(during, who)),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(4).fill('picture 0'));
  });

  it('takes no turns with an altered photo, nor once another one is the cover', async () => {
    await startCover();
    const url = await cover();
    const shown = async () =>
      new Set(await Promise.all(Array.from({ length: 30 }, async (_, at) => (await picture(url, `203.0.113.${at}`)).text())));
    expect((await shown()).size).toBe(2);
    await app.db
      .updateTable('listing_media')
      .set({ alterations: ['Virtual Staging'] })
      .where('media_key', '=', photos[1] ?? '')
      .execute();
    expect(await shown()).toEqual(new Set(['picture 0']));
    await app.db
      .updateTable('listing_media')
      .set({ alterations: [] })
      .where('media_key', '=', photos[1] ?? '')
      .execute();
    await sql`update listings l set cover_media_id = m.id from listing_media m
      where m.listing_id = l.id and m.media_key = ${photos[2]}`.execute(app.db);
    expect(await shown()).toEqual(new Set(['picture 0']));
    expect((await listTrials(owner, id)).trials[0]?.isShown).toBe(false);
  });

  it('is started by owners and agents, with a photo that buyers see', async () => {
    await expect(startCover(assistant)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(startCover(stranger)).rejects.toMatchObject({ code: 'not-found' });
    for (const photoId of [photos[0], randomUUID()])
      await expect(startCover(owner, photoId)).rejects.toMatchObject({
        code: 'invalid',
        fields: { photoId: expect.any(String) as string },
      });
    await app.db
      .updateTable('listing_media')
      .set({ alterations: ['Virtual Staging'] })
      .where('media_key', '=', photos[2] ?? '')
      .execute();
    expect((await listTrials(owner, id)).cover.others).toEqual([photos[1]]);
    await expect(startCover(owner, photos[2])).rejects.toMatchObject({ code: 'invalid' });
    await startCover();
    await expect(start()).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('who may start one', () => {
  it('owners and agents, with a title that holds', async () => {
    const trialId = randomUUID();
    const made = await start(owner, OTHER, trialId);
    expect(made.trials).toMatchObject([
      { kind: 'title', now: TITLE, other: OTHER, state: 'early', figures: null, isShown: true },
    ]);
    expect((await start(owner, OTHER, trialId)).trials).toHaveLength(1);
    await expect(start()).rejects.toMatchObject({ code: 'conflict' });
    await expect(start(assistant)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(endTrial(assistant, { id, trialId, outcome: 'now' })).rejects.toMatchObject({ code: 'forbidden' });
    for (const call of [
      () => start(stranger),
      () => listTrials(stranger, id),
      () => endTrial(stranger, { id, trialId, outcome: 'now' }),
      () => endTrial(owner, { id, trialId: randomUUID(), outcome: 'now' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [TITLE, /stands/],
    ['A stunning 3-bedroom home', /stunning/i],
    ['A home with a sauna', /sauna/],
    ['A 3-bedroom home, no children', /children/],
  ])('refuses “%s”, and says why', async (title, why) => {
    await expect(start(owner, title)).rejects.toMatchObject({
      code: 'invalid',
      fields: { title: expect.stringMatching(why) as string },
    });
  });
});

it('is asked for at the paths of the contract', () => {
  expect(TITLE_PATHS).toEqual({ shown: shownEndpoint.path, seen: seenEndpoint.path });
  expect({ path: COVER_SEEN_PATH, header: ARM_HEADER }).toEqual({ path: recordCoverSeen.path, header: COVER_ARM_HEADER });
  expect(turnUrl(1, 2, 960).startsWith(getCover.path.replace('{file}', ''))).toBe(true);
});
