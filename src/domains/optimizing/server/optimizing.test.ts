import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnListing, getOwnListing, saveDraft } from '#domains/selling/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { CopyAnswer } from '../contract.ts';
import { enhanceListing } from './enhance-listing.ts';
import { getOptimization } from './get-optimization.ts';
import { keepDailyScores } from './keep-daily-scores.ts';
import { listScores, rescoreListings } from './list-scores.ts';
import { readListingAddress } from './read-address.ts';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;

const FACTS = {
  PropertySubType: 'Single Family Residence',
  ListPrice: 502_000,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  BathroomsHalf: 0,
  LivingArea: 1850,
  YearBuilt: 1962,
  City: 'Denver',
  StateOrProvince: 'CO',
  InteriorFeatures: ['Kitchen Island'],
  Heating: ['Heat Pump'],
  Headline: 'Stunning home, no children',
  PublicRemarks: 'A 3-bedroom home with a sauna.',
};

beforeAll(async () => {
  app = await openTestApp();
  owner = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga' }) };
  stranger = { ...app.ctx(), actor: await addActor(app.db, { name: 'Sten' }) };
});
afterAll(() => app.close());

async function makeListing(fields: Record<string, unknown> = FACTS): Promise<string> {
  const { id, version } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
  await saveDraft(owner, { id, baseVersion: version, ...unsavedOf(fields) });
  return id;
}

describe('an own listing', () => {
  it('is scored, checked and written anew', async () => {
    const id = await makeListing();
    const { score, title, description, copy, unsaid, unfilled, price, canEdit } = await getOptimization(owner, { id, round: 0 });
    expect(score.score).toBe(0);
    expect(score.gates.find(({ gate }) => gate === 'fair-housing')?.isOpen).toBe(false);
    expect(title.compliance.findings.map(({ text }) => text).join(' ')).toMatch(/children/i);
    expect(description.claims).toMatchObject([{ text: 'sauna', proposals: [{ field: 'InteriorFeatures', value: ['Sauna'] }] }]);
    expect(copy.variants).toHaveLength(15);
    expect(copy.engine).toBe('Rules');
    expect(copy.variants.map(({ text }) => text).join(' ')).not.toMatch(/sauna/i);
    expect(unsaid.find(({ text }) => text === 'an island')?.sentence).toMatch(/island/);
    // Whoever adds one adds it to prose.
    expect(
      unsaid
        .flatMap(({ sentence }) => sentence ?? [])
        .filter((sentence) => !/ (?:has|is|was|are|comes|includes|offers)\b/.test(sentence)),
    ).toEqual([]);
    expect(unfilled.find(({ field }) => field === 'ParkingFeatures')).toMatchObject({ part: 'Parking' });
    expect(price).toMatchObject({ listPrice: 502_000, searchLimitJustBelow: 500_000 });
    expect(canEdit).toBe(true);
  });

  it('has other wordings in another round, and the same in the same', async () => {
    const id = await makeListing();
    const [one, again, other] = await Promise.all([0, 0, 1].map((round) => getOptimization(owner, { id, round })));
    expect(again?.copy).toEqual(one?.copy);
    const textsOf = (copy: CopyAnswer | undefined) => copy?.variants.map(({ text }) => text) ?? [];
    expect(textsOf(other?.copy).filter((text) => textsOf(one?.copy).includes(text))).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const id = await makeListing();
    await expect(getOptimization(stranger, { id, round: 0 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(getOptimization(app.ctx(), { id, round: 0 })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await listScores(stranger)).toEqual({ listings: [] });
  });

  it('keeps its score at nothing for what publication stops, in whatever text it stands', async () => {
    const id = await makeListing({ ...FACTS, Headline: 'A home', CommunityFeatures: ['No children'] });
    const { score } = await getOptimization(owner, { id, round: 0 });
    const { gate } = await getOwnListing(owner, id);
    expect(gate.some(({ field, message }) => field === 'CommunityFeatures' && message.includes('No children'))).toBe(true);
    expect(score.gates.find((one) => one.gate === 'fair-housing')?.isOpen).toBe(false);
    expect(score.score).toBe(0);
  });

  it.each([
    ['a video', { VideoURLs: ['https://video.example.com/1'] }],
    ['a tour with the seller’s name', { VirtualTourURLBranded: 'https://tour.example.com/1' }],
  ])('counts %s among tours', async (_what, fields) => {
    const id = await makeListing({ ...FACTS, ...fields });
    const { score } = await getOptimization(owner, { id, round: 0 });
    const lines = score.parts.flatMap((part) => part.lines);
    expect(lines.find(({ key }) => key === 'tour')).toMatchObject({ earned: 3, why: 'There is a tour or video' });
  });

  it('stands in the list with its score and what to do', async () => {
    const id = await makeListing({ ...FACTS, Headline: null });
    const listed = (await listScores(owner)).listings.find(({ listingId }) => listingId === id);
    const { score } = await getOptimization(owner, { id, round: 0 });
    expect(listed).toMatchObject({ score: score.score, ungated: score.ungated });
    expect(listed?.gains).toEqual(score.gains.slice(0, 3));
  });

  it('keeps its score of each day, and says how it stands beside its city', async () => {
    const id = await makeListing({ ...FACTS, Headline: null });
    const find = (all: Awaited<ReturnType<typeof listScores>>) => all.listings.find(({ listingId }) => listingId === id);
    expect(find(await listScores(owner))).toMatchObject({ history: [], benchmark: null });
    const before = { ...owner, now: new Date(owner.now.getTime() - 3 * DAY_MS) };
    await rescoreListings(before);
    const scored = find(await rescoreListings(owner));
    expect(find(await rescoreListings(owner))?.history).toEqual(scored?.history);
    expect(scored?.history.map(({ score }) => score)).toEqual([scored?.score, scored?.score]);
    await addListings(
      app.db,
      ...Array.from({ length: 5 }, (_, at) => ({
        ListingKey: `near-${at}`,
        City: 'Denver',
        StateOrProvince: 'CO',
        StandardStatus: 'Active',
      })),
    );
    expect(find(await listScores(owner))?.benchmark).toMatchObject({ area: 'Denver, CO', homes: 5, words: { own: 6 } });
    expect((await rescoreListings(stranger)).listings).toEqual([]);
  });

  it('has its score of the day kept by background work, without anybody asking', async () => {
    const id = await makeListing({ ...FACTS, Headline: null });
    const kept = await keepDailyScores(app.ctx());
    expect(kept).toBeGreaterThan(0);
    expect(await keepDailyScores(app.ctx())).toBe(kept);
    const listed = (await listScores(owner)).listings.find(({ listingId }) => listingId === id);
    expect(listed?.history.map(({ score }) => score)).toEqual([listed?.score]);
  });

  it('names no place nearby if the address is withheld', async () => {
    const id = await makeListing({ ...FACTS, Latitude: 39.7, Longitude: -105, InternetAddressDisplayYN: false });
    const { copy } = await getOptimization(owner, { id, round: 0 });
    expect(copy.factsUsed.filter(({ field }) => field.startsWith('Nearby'))).toEqual([]);
  });
});

describe('a pasted listing', () => {
  const pasted = {
    title: 'Charming home',
    description:
      'Charming 3 bedroom home with a gas range and a new roof. Perfect for families. Call 775-555-0134. No Section 8.',
    facts: [
      { field: 'PropertySubType', value: 'Single Family Residence' },
      { field: 'BedroomsTotal', value: 3 },
      { field: 'Heating', value: ['Heat Pump'] },
      { field: 'Flooring', value: ['Hardwood'] },
    ],
    round: 0,
  };

  it('is checked and written without an account', async () => {
    const { before, copy } = await enhanceListing(app.ctx(), pasted);
    expect(before.description.claims.map(({ text }) => text)).toEqual(['Charming', 'gas range', 'new roof', 'Perfect']);
    expect(before.description.claims[1]?.proposals).toMatchObject([{ field: 'Appliances', value: ['Gas Range'] }]);
    expect(before.description.compliance.findings.length).toBeGreaterThan(0);
    expect(before.score).toBeLessThan(60);
    expect(copy.variants.find(({ tone, limit }) => tone === 'plain' && limit === 1000)?.score).toBeGreaterThan(
      before.score ?? 100,
    );
    expect(copy.factsUsed.map(({ field }) => field).toSorted()).toEqual([
      'BedroomsTotal',
      'Flooring',
      'Heating',
      'PropertySubType',
    ]);
  });

  it('takes what photos show for a fact', async () => {
    const claimed = async (rooms: string[]) => {
      const { before } = await enhanceListing(app.ctx(), { ...pasted, description: 'A home with a pantry.', rooms });
      return before.description.claims.map(({ text }) => text);
    };
    expect(await claimed([])).toEqual([expect.stringContaining('pantry')]);
    expect(await claimed(['Pantry', 'Pantry'])).toEqual([]);
    await expect(claimed(['Dungeon'])).rejects.toMatchObject({
      code: 'invalid',
      fields: { rooms: expect.any(String) as string },
    });
  });

  it('refuses facts that cannot be, by name', async () => {
    await expect(enhanceListing(app.ctx(), { ...pasted, facts: [{ field: 'BedroomsTotal', value: 900 }] })).rejects.toMatchObject(
      {
        code: 'invalid',
        fields: { BedroomsTotal: expect.stringContaining('50') as string },
      },
    );
    await expect(enhanceListing(app.ctx(), { ...pasted, facts: [{ field: 'Nonsense', value: 1 }] })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('says which place it cannot read', async () => {
    const of = (field: string, value: string) => enhanceListing(app.ctx(), { ...pasted, facts: [{ field, value }] });
    await expect(of('City', 'Denver, CO 80202')).rejects.toMatchObject({
      fields: { City: expect.stringMatching(/alone/) as string },
    });
    await expect(of('City', 'St. Louis')).resolves.toBeDefined();
  });

  it('writes nothing of nothing', async () => {
    const { before, copy } = await enhanceListing(app.ctx(), { title: '', description: '', facts: [], round: 0 });
    expect({ score: before.score, variants: copy.variants, used: copy.factsUsed }).toEqual({
      score: null,
      variants: [],
      used: [],
    });
  });

  it('takes out what a language model made up', async () => {
    const languageModel = {
      name: 'test-model',
      answer: () =>
        Promise.resolve(
          JSON.stringify({
            text: 'This home has 3 bedrooms. Hardwood floors shine in the sauna. It suits families with children. A heat pump heats it.',
          }),
        ),
    };
    const { copy } = await enhanceListing({ ...app.ctx(), languageModel }, pasted);
    expect(copy.engine).toBe('Rules and test-model');
    expect(copy.model?.text).toBe('This home has 3 bedrooms. A heat pump heats it.');
    expect(copy.model?.removed).toHaveLength(2);
  });
});

describe('a listing from elsewhere', () => {
  const ask = (address: string, config: Partial<ServerContext['config']> = {}) =>
    readListingAddress({ ...owner, config: { ...owner.config, ...config } }, { address, origin: 'http://localhost:3000' });
  const refusal = (message: RegExp) => ({
    code: 'invalid',
    fields: { address: expect.stringMatching(message) as string },
  });

  it('is read from our own data where we show it', async () => {
    const { keys } = await addListings(app.db, {
      ListingKey: 'elsewhere',
      PublicRemarks: 'A 3-bedroom home.',
      Heating: ['Heat Pump'],
    });
    const read = await ask(`http://localhost:3000/property/${keys[0]}?from=search`);
    expect(read).toMatchObject({ site: 'localhost', description: 'A 3-bedroom home.', isCut: false });
    expect(read.facts).toEqual(
      expect.arrayContaining([
        { field: 'BedroomsTotal', value: 3 },
        { field: 'Heating', value: ['Heat Pump'] },
      ]),
    );
    // What was read can be checked as it is.
    const checked = await enhanceListing(owner, { ...read, round: 0 });
    expect(checked.before.description.claims).toEqual([]);
    await expect(ask('http://localhost:3000/property/none')).rejects.toMatchObject(refusal(/no page/));
    await expect(ask('http://localhost:3000/sell')).rejects.toMatchObject(refusal(/own page/));
    await expect(ask('http://localhost:3000/property/%zz')).rejects.toMatchObject(refusal(/no page/));
  });

  it('is asked for on the public internet alone, and says kindly what to do where that fails', async () => {
    const server = http.createServer((request, response) => {
      if (request.url === '/refused') response.writeHead(403).end();
      else if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else if (request.url === '/bare') response.end('<title>News</title>');
      else response.end('<meta property="og:description" content="A home with a sauna."><title>Home</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = { MEDIA_FROM_PRIVATE_NETWORK: true };
    try {
      expect(await ask(`${origin}/home`, open)).toMatchObject({ title: 'Home', description: 'A home with a sauna.', facts: [] });
      await expect(ask(`${origin}/home`)).rejects.toMatchObject(refusal(/private network/));
      await expect(ask(`${origin}/refused`, open)).rejects.toMatchObject(refusal(/does not let programs .*paste/));
      await expect(ask(`${origin}/bare`, open)).rejects.toMatchObject(refusal(/no description/));
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    await expect(ask(`${origin}/home`, open)).rejects.toMatchObject(refusal(/cannot be reached .*paste/));
  });
});
