import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addPhoto, getOwnListing } from '#domains/selling/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { inDays } from '#tests/support/offer-desk.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { type KilledWork, pictureOf } from '#tests/support/offer-until-killed.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { submitOffer } from './submit-offer.ts';

/** After this many answers the process is killed, each time in the middle of other writes. */
const KILLED_AFTER = [1, 5, 10];
const OFFERS = 24;
const PHOTOS = 8;

let app: TestApp;
let work: KilledWork;

beforeAll(async () => {
  app = await openTestApp();
  const owner = await addActor(app.db, { name: 'Olga' });
  const buyers = await Promise.all(Array.from({ length: OFFERS }, (_, at) => addActor(app.db, { name: `Buyer ${at}` })));
  const { keys } = await addListings(app.db, {});
  const listingKey = keys[0] ?? '';
  work = {
    connectionString: app.connectionString,
    dataDir: path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname),
    listingKey,
    ownId: await addOwnListing(app.db, { listingKey, ownerId: owner.userId, standardStatus: 'Active', fields: WILLOW_LANE }),
    owner,
    terms: {
      priceCents: 500_000_00,
      escalation: null,
      earnestCents: 10_000_00,
      earnestDueDays: 3,
      financing: 'cash',
      downPaymentRate: 1,
      proof: 'funds',
      contingencies: { inspection: 10, appraisal: null, loan: null, title: 10, saleOfHome: null, association: null },
      gapCoverCents: 0,
      concessionsCents: 0,
      buyerAgentRate: 0,
      buyerAgentCents: 0,
      closingDate: inDays(45).slice(0, 10),
      rentBackDays: null,
      rentBackDayCents: 0,
      inclusions: [],
      expiresAt: inDays(3),
    },
    offers: buyers.map((buyer) => ({ id: randomUUID(), buyer })),
    photos: Array.from({ length: PHOTOS }, (_, at) => ({ id: randomUUID(), color: `hsl(${at * 40}, 60%, 50%)` })),
  };
});
afterAll(() => app.close());

/** What a process said before it was killed. */
async function workUntilKilled(answers: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', './src/platform/runtime/load-sources.js', 'tests/support/offer-until-killed.ts', JSON.stringify(work)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > answers) child.kill('SIGKILL');
  });
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}

const as = (actor: ServerContext['actor']): ServerContext => ({ ...app.ctx(), actor });

async function readStored() {
  const offers = await app.db.selectFrom('offers').select('id').execute();
  const photos = await app.db.selectFrom('own_listing_photos').select('id').where('own_listing_id', '=', work.ownId).execute();
  return [...offers, ...photos].map(({ id }) => id);
}

it('loses no offer or photo that was answered when the process is killed again and again, and keeps each once', async () => {
  const heard = new Set<string>();
  for (const answers of KILLED_AFTER) {
    // What was answered before is sent again, as by browsers that retry.
    for (const id of await workUntilKilled(answers)) heard.add(id);
    expect(await readStored()).toEqual(expect.arrayContaining([...heard]));
  }
  for (const { id, buyer } of work.offers) await submitOffer(as(buyer), { listingKey: work.listingKey, id, terms: work.terms });
  for (const { id, color } of work.photos) {
    const body = new Uint8Array(await pictureOf(color));
    const request = new Request('http://home.example/', { method: 'PUT', body });
    await addPhoto(as(work.owner), { id: work.ownId, photoId: id, request });
  }
  const sent = [...work.offers, ...work.photos].map(({ id }) => id);
  expect((await readStored()).toSorted()).toEqual(sent.toSorted());
  const versions = await app.db.selectFrom('offer_versions').select(['offer_id', 'version']).execute();
  expect(versions).toHaveLength(OFFERS);
  // The seller was told of each once.
  const told = await app.db.selectFrom('notifications').select('id').where('title', 'like', 'An offer for %').execute();
  expect(told).toHaveLength(OFFERS);
  // Every photo that is kept has its file.
  const { photos } = await getOwnListing(as(work.owner), work.ownId);
  for (const { id } of photos) expect((await app.request(`/api/own-photos/${id}/480`)).status, id).toBe(200);
});
