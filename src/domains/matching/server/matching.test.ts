import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#platform/verb/context.ts';
import { addListings, TEST_NOW } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import {
  getMatchScores as matchScores,
  MOST_SCORED as MOST_IN_CONTRACT,
  buyerProfileSchema,
  type MatchResult,
} from '../contract.ts';
import { applyRelaxing } from '../model/change-profile.ts';
import { MATCH_INPUTS } from '../model/match-home.ts';
import { explainListing } from './explain-listing.ts';
import { findMatches } from './find-matches.ts';
import { findSamples } from './find-samples.ts';
import { getMyMatches, seeMatches } from './get-my-matches.ts';
import { STARTING_PROFILE } from '../model/starting-profile.ts';
import { loadHomes } from './load-homes.ts';
import { MATCH_SCORES_PATH, MOST_SCORED } from '../web/match-scores.ts';
import { getMatchScores } from './get-match-scores.ts';
import { scoreCandidates } from './score-candidates.ts';
import { deleteProfile, getProfile, saveProfile } from './save-profile.ts';

let app: TestApp;
let keys: Map<string, string>;

const HOMES = [
  { id: 'A', ListPrice: 400_000, BedroomsTotal: 3, LivingArea: 1800, PoolPrivateYN: true, OnMarketDate: '2026-04-20' },
  { id: 'B', ListPrice: 430_000, BedroomsTotal: 4, LivingArea: 2200, PoolPrivateYN: false, OnMarketDate: '2026-04-22' },
  { id: 'C', ListPrice: 450_000, BedroomsTotal: 2, LivingArea: 1500, OnMarketDate: '2026-04-25' },
  { id: 'D', ListPrice: 900_000, BedroomsTotal: 5, LivingArea: 3600, PoolPrivateYN: true, OnMarketDate: '2026-04-28' },
  { id: 'E', ListPrice: 380_000, BedroomsTotal: 3, LivingArea: 1700, PropertySubType: 'Condominium', OnMarketDate: '2026-04-10' },
  { id: 'WITHHELD', ListPrice: 300_000, BedroomsTotal: 5, LivingArea: 3000, InternetEntireListingDisplayYN: false },
  { id: 'SOLD', ListPrice: 300_000, BedroomsTotal: 5, StandardStatus: 'Closed', CloseDate: '2026-04-01' },
] as const;

beforeAll(async () => {
  app = await openTestApp({ now: () => TEST_NOW.getTime() });
  const added = await addListings(
    app.db,
    ...HOMES.map(({ id, ...fields }, index) => ({
      ...fields,
      ListingKey: id,
      StreetNumber: String(10 + index),
      UnparsedAddress: `${10 + index} Elm Street`,
      ParcelNumber: `05-${index}`,
      Latitude: 39.73 + index * 0.004,
    })),
  );
  keys = new Map(HOMES.map(({ id }, index) => [id, added.keys[index] ?? '']));
  for (const id of ['ann', 'bob']) {
    await app.db.insertInto('users').values({ id, display_name: id, created_at: TEST_NOW }).execute();
  }
});
afterAll(() => app.close());

function as(userId: string, now = TEST_NOW): Context {
  const actor = { userId, role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
  return { ...app.ctx(now), actor: { kind: 'user', address: '198.51.100.7', ...actor } };
}

const PROFILE = buyerProfileSchema.parse({
  budget: { priceMax: 450_000 },
  home: { bedsMin: 3 },
  wishes: [{ feature: 'pool', stance: 'nice' }],
});

async function match(profile: unknown, headers: Record<string, string> = {}): Promise<MatchResult> {
  const response = await app.request('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ profile }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as MatchResult;
}

const order = ({ items }: MatchResult) => items.map(({ listing, match: { score } }) => [listing.listingKey, score]);

describe('matches', () => {
  it('come ranked, without an account, from homes for sale that may be shown', async () => {
    const result = await match(PROFILE);
    expect(order(result).map(([key]) => key)).toEqual(['A', 'E', 'B', 'C'].map((id) => keys.get(id)));
    expect(result.items[0]?.match).toMatchObject({
      score: 94,
      misses: [],
      reasons: expect.arrayContaining(['Has private pool']),
    });
    expect(result.items[1]?.match.unknowns).toEqual(['Private pool']);
    expect(result.items[3]?.match.closeCalls).toEqual(['2 beds, 1 fewer']);
    expect(result.total).toEqual({ matching: 4, considered: 4, isComplete: true });
  });

  it('say which must to relax, by how much and for how many homes; and that is what relaxing gives', async () => {
    const must = { isMust: true, weight: 5 };
    const profile = (priceMax: number) => ({
      budget: { priceMax },
      home: { bedsMin: 4, firmness: { bedsMin: must } },
      wishes: [{ feature: 'pool', stance: 'must' }],
    });
    const none = await match(profile(450_000));
    expect(none.items).toEqual([]);
    expect(
      none.relax.map(({ criterion, suggestion, count, countWithout }) => [criterion, suggestion, count, countWithout]),
    ).toEqual([
      ['home.bedsMin', 'Take 3 bedrooms', 2, 3],
      ['budget', 'Raise your limit to $900,000', 1, 1],
      ['wish.pool', 'Do without: private pool', 1, 1],
    ]);
    const [beds] = none.relax;
    const relaxed = applyRelaxing(buyerProfileSchema.parse(profile(450_000)), beds ?? expect.fail('nothing to relax'));
    expect((await match(relaxed)).total.matching).toBe(2);
    expect((await match(profile(900_000))).total.matching).toBe(1);
  });

  it('refuse what is not asked: nothing about the buyer fits into a profile', async () => {
    for (const field of ['religion', 'children', 'nationality', 'age', 'language', 'name']) {
      const response = await app.post('/api/matches', { profile: { [field]: 'x' } });
      expect(response.status).toBe(422);
    }
    expect((await app.post('/api/matches', { profile: { where: { places: [{ slug: 'nowhere', label: 'x' }] } } })).status).toBe(
      422,
    );
  });

  it('are the same whatever the names and languages of buyer, anchors and agents', async () => {
    const anchor = (label: string) => ({ label, latitude: 39.7, longitude: -104.9, mode: 'drive', minutes: 30 });
    const profile = (label: string) => ({ ...PROFILE, where: { anchors: [anchor(label)] } });
    const one = await match(profile('Work'), { 'accept-language': 'en-US' });
    await app.db
      .updateTable('listings')
      .set({ list_agent_full_name: 'Nguyễn Thị Mai', list_office_name: 'Casa Latina' })
      .execute();
    const other = await match(profile('Mosque of my cousin Fatima'), {
      'accept-language': 'ar, vi;q=0.8',
      'user-agent': 'other',
    });
    expect(order(other)).toEqual(order(one));
    const scores = await Promise.all(['ann', 'bob'].map((id) => findMatches(as(id), { profile: PROFILE, offset: 0, limit: 12 })));
    expect(scores[0]).toEqual(scores[1]);
  });

  it('know of a home what the allow-list names, and nothing else', async () => {
    const id = (
      await app.db
        .selectFrom('listings')
        .select('id')
        .where('listing_key', '=', keys.get('A') ?? '')
        .executeTakeFirstOrThrow()
    ).id;
    const [home] = await loadHomes(app.db, [id], []);
    expect(Object.keys(home ?? {}).toSorted()).toEqual([...MATCH_INPUTS].toSorted());
    const words = [...MATCH_INPUTS, ...Object.keys(home?.wishes ?? {})].flatMap((input) =>
      input.split(/(?=[A-Z])/).map((word) => word.toLowerCase()),
    );
    const forbidden = [
      'name',
      'agent',
      'language',
      'religion',
      'race',
      'origin',
      'family',
      'children',
      'age',
      'income',
      'crime',
      'school',
      'remarks',
      'sex',
    ];
    expect(words.filter((word) => forbidden.includes(word))).toEqual([]);
  });

  it('learn: passed homes do not come again, samples are not asked twice', async () => {
    const rated = buyerProfileSchema.parse({
      ...PROFILE,
      taste: [
        { listingKey: keys.get('A'), isLiked: true },
        { listingKey: keys.get('B'), isLiked: false },
        { listingKey: 'gone', isLiked: true },
      ],
    });
    const result = await match(rated);
    expect(order(result).map(([key]) => key)).not.toContain(keys.get('B'));
    expect(result.items[0]?.match.criteria.at(-1)).toMatchObject({ id: 'taste', stance: 'learned' });
    const { items } = await findSamples(app.ctx(), rated);
    expect(items.map(({ listingKey }) => listingKey).toSorted()).toEqual(['C', 'E'].map((id) => keys.get(id) ?? '').toSorted());
    // B is near a limit of $420,000: a close call among matches, but left out of homes to learn from.
    const bounded = { ...PROFILE, budget: { ...PROFILE.budget, priceMax: 420_000 } };
    const within = (await findSamples(app.ctx(), bounded)).items;
    expect(within.map(({ listingKey }) => listingKey).toSorted()).toEqual(['A', 'E'].map((id) => keys.get(id) ?? '').toSorted());
  });
});

describe('a saved profile', () => {
  it('starts as the schema makes it', () => expect(STARTING_PROFILE).toEqual(buyerProfileSchema.parse({})));

  it('belongs to one person, and is for the signed-in only', async () => {
    expect((await app.request('/api/buyer-profile')).status).toBe(401);
    expect((await app.request(`/api/listings/${keys.get('A') ?? ''}/match`)).status).toBe(401);
    await expect(saveProfile(app.ctx(), unsavedOf({ profile: PROFILE, step: 'home' }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(deleteProfile(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(seeMatches(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    const first = await saveProfile(as('ann'), unsavedOf({ profile: PROFILE, step: 'home' }));
    expect(first).toMatchObject({ version: 1, step: 'home' });
    expect(await getProfile(as('bob'))).toBeNull();
    expect(await getProfile(as('ann'))).toEqual(first);
  });

  it('takes what two windows change at once, each change once, and nothing that arrives after a newer one', async () => {
    const [here, there] = [randomUUID(), randomUUID()];
    const like = (listingKey: string) => ({ [`profile.taste.${listingKey}`]: { listingKey, isLiked: true } });
    const before = await getProfile(as('ann'));
    await Promise.all([
      saveProfile(as('ann'), unsavedOf({ 'profile.budget.priceMax': 510_000, ...like('x') }, { writer: here, seq: 2 })),
      saveProfile(as('ann'), unsavedOf({ 'profile.home.bedsMin': 2, ...like('y') }, { writer: there, seq: 1 })),
    ]);
    const late = await saveProfile(as('ann'), unsavedOf({ 'profile.budget.priceMax': 1 }, { writer: here, seq: 1 }));
    const again = await saveProfile(as('ann'), unsavedOf({ 'profile.home.bedsMin': 2 }, { writer: there, seq: 1 }));
    expect(again).toEqual(late);
    expect(late.version).toBe((before?.version ?? 0) + 2);
    expect(late.profile).toMatchObject({ budget: { priceMax: 510_000 }, home: { bedsMin: 2 } });
    expect(late.profile.taste.map(({ listingKey }) => listingKey).toSorted()).toEqual(
      [...PROFILE.taste.map(({ listingKey }) => listingKey), 'x', 'y'].toSorted(),
    );
    for (const changes of [
      { 'profile.nobody': 1 },
      { 'profile.__proto__.priceMax': 1 },
      { 'profile.budget': 'much' },
      { owner: 'bob' },
    ])
      await expect(saveProfile(as('ann'), unsavedOf(changes))).rejects.toMatchObject({ code: 'invalid' });
    expect(await saveProfile(as('ann'), unsavedOf({ profile: PROFILE }, { writer: here, seq: 3 }))).toMatchObject({
      profile: PROFILE,
      step: late.step,
    });
  });

  it('explains a home, one that misses a must too; and says how many are new', async () => {
    const { match: found } = await explainListing(as('ann'), keys.get('A') ?? '');
    expect(found).toMatchObject({ score: 94, closeCalls: [] });
    expect((await explainListing(as('ann'), keys.get('D') ?? '')).match?.misses).toContain('$450,000 over your limit');
    expect(await explainListing(as('bob'), keys.get('A') ?? '')).toMatchObject({ match: null });
    await expect(explainListing(as('ann'), keys.get('WITHHELD') ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await seeMatches(as('ann', new Date('2026-04-21T12:00:00Z')));
    expect(await getMyMatches(as('ann'), 2)).toMatchObject({ hasProfile: true, matching: 4, newCount: 2, items: [{}, {}] });
    expect(await getMyMatches(as('bob'), 2)).toMatchObject({ hasProfile: false });
  });

  it('scores the homes that a search of its owner goes by, as the list of matches does, and nobody else’s', async () => {
    const scored = await scoreCandidates(as('ann'));
    const { items } = await getMyMatches(as('ann'), 12);
    expect([...(scored?.scores ?? [])].map(([, score]) => Math.round(score))).toEqual(items.map(({ match: { score } }) => score));
    expect(scored?.isComplete).toBe(true);
    const [best] = items;
    const asked = [best?.listing.listingKey ?? '', keys.get('WITHHELD') ?? '', 'no-such-home'];
    expect((await getMatchScores(as('ann'), asked)).scores).toMatchObject({ [asked[0] ?? '']: best?.match.score });
    expect(await getMatchScores(as('bob'), asked)).toEqual({ scores: {} });
    await expect(getMatchScores(app.ctx(), asked)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([MATCH_SCORES_PATH, MOST_SCORED]).toEqual([matchScores.path, MOST_IN_CONTRACT]);
    expect(await scoreCandidates(as('bob'))).toBeNull();
    await expect(scoreCandidates(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    // Changed answers change the scores at once.
    await saveProfile(as('ann'), unsavedOf({ profile: STARTING_PROFILE }));
    expect(await scoreCandidates(as('ann'))).toBeNull();
    await saveProfile(as('ann'), unsavedOf({ profile: PROFILE }));
  });

  it('is forgotten on demand, by its owner only', async () => {
    await deleteProfile(as('bob'));
    expect(await getProfile(as('ann'))).not.toBeNull();
    await deleteProfile(as('ann'));
    expect(await getProfile(as('ann'))).toBeNull();
  });
});
