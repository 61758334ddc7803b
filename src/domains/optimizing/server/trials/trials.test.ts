import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListingVisit } from '#domains/analytics/server/record-listing-visit.ts';
import { findSellersOf, getOwnListing } from '#domains/selling/server/index.ts';
import type { Actor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getShownTitle as shownEndpoint, recordTitleSeen as seenEndpoint } from '../../contract.ts';
import { TITLE_PATHS } from '../../web/trials/tested-title.tsx';
import { endTitleTrial, startTitleTrial } from './change-trial.ts';
import { countTrialAct, getShownTitle, recordTitleSeen } from './count-trial.ts';
import { listTitleTrials } from './list-trials.ts';

const NOON = '2026-05-01T18:00:00Z';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const TITLE = 'A 3-bedroom home';
const OTHER = 'Three bedrooms in Denver';

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
  startTitleTrial(ctx, { id, trialId, title, lift: 0.5 });

interface Visitor {
  address?: string;
  actor?: Actor;
  userAgent?: string;
  declines?: boolean;
  at?: string;
}

const ctxOf = ({ address = '203.0.113.1', actor = { kind: 'anonymous', address }, at = NOON }: Visitor) => ({
  ...app.ctx(new Date(at)),
  actor,
});
const lookingOf = ({ userAgent = CHROME, declines = false }: Visitor) => ({ listingKey, title: TITLE, userAgent, declines });
const look = (visitor: Visitor) => getShownTitle(ctxOf(visitor), lookingOf(visitor));

async function see(visitor: Visitor): Promise<void> {
  const { arm } = await look(visitor);
  if (arm !== null) await recordTitleSeen(ctxOf(visitor), { ...lookingOf(visitor), arm });
}

const save = (visitor: Visitor, kind: 'view' | 'save' | 'share' = 'save') =>
  recordListingVisit(
    ctxOf(visitor),
    { listingKey, kind, userAgent: visitor.userAgent ?? CHROME },
    { findSellersOf, countAct: countTrialAct },
  );

async function counts() {
  const rows = await app.db
    .selectFrom('title_trial_counts as c')
    .innerJoin('title_trials as t', 't.id', 'c.trial_id')
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
    const addresses = Array.from({ length: 200 }, (_, at) => `203.0.${at % 100}.${at}`);
    const first = await Promise.all(addresses.map((address) => look({ address })));
    const again = await Promise.all(addresses.map((address) => look({ address, at: '2026-05-01T23:00:00Z' })));
    expect(again).toEqual(first);
    const others = first.filter(({ arm }) => arm === 1);
    expect(others.length).toBeGreaterThan(65);
    expect(others.length).toBeLessThan(135);
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
    await recordTitleSeen(ctxOf({}), { ...lookingOf({}), arm: arm === 1 ? 0 : 1 });
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
    const after = await endTitleTrial(owner, { id, trialId, outcome: 'other' });
    expect(after.trials[0]).toMatchObject({ outcome: 'other', isShown: false });
    expect((await getOwnListing(owner, id)).fields['Headline']).toBe(OTHER);
    expect(await look({})).toEqual({ title: TITLE, arm: null });
    // The same end again changes nothing.
    expect((await endTitleTrial(owner, { id, trialId, outcome: 'none' })).trials[0]?.outcome).toBe('other');
  });

  it('is not shown once the public title is another', async () => {
    await start();
    expect(await getShownTitle(ctxOf({}), { ...lookingOf({}), title: 'A new title' })).toEqual({
      title: 'A new title',
      arm: null,
    });
  });
});

describe('who may start one', () => {
  it('owners and agents, with a title that holds', async () => {
    const trialId = randomUUID();
    const made = await start(owner, OTHER, trialId);
    expect(made.trials).toMatchObject([{ titleNow: TITLE, titleOther: OTHER, state: 'early', figures: null, isShown: true }]);
    expect((await start(owner, OTHER, trialId)).trials).toHaveLength(1);
    await expect(start()).rejects.toMatchObject({ code: 'conflict' });
    await expect(start(assistant)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(endTitleTrial(assistant, { id, trialId, outcome: 'now' })).rejects.toMatchObject({ code: 'forbidden' });
    for (const call of [
      () => start(stranger),
      () => listTitleTrials(stranger, id),
      () => endTitleTrial(stranger, { id, trialId, outcome: 'now' }),
      () => endTitleTrial(owner, { id, trialId: randomUUID(), outcome: 'now' }),
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
});
