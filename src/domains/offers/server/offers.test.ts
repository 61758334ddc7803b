import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getInboxThread, listInbox } from '#domains/correspondence/server/inbox.ts';
import { writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import { findRoadmapOf, followContract } from '#domains/roadmaps/server/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import { addDays } from '#lib/calendar.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DatabaseAway } from '#platform/db/outage.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { makePublic } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { OfferRound, OfferVerb } from '../contract.ts';
import { OFFER_CHANGES } from '../model/negotiation.ts';
import type { OfferTerms } from '../model/terms.ts';
import { findSaleOf } from './find-sale.ts';
import { listOpenOffers } from './list-open-offers.ts';
import { startOfferForm } from '../model/offer-form.ts';
import { deleteOfferDraft, getOfferDraft, keepOfferDraft } from './drafts.ts';
import { transact } from '#platform/verb/transact.ts';
import { leaveOffers } from './leave-offers.ts';
import { announceTimes } from './announce-times.ts';
import { listMyOffers, listOffersFor } from './list-offers.ts';
import { moveOffer } from './move-offer.ts';
import { checkProof, serveOfferPaper, uploadOfferPaper } from './papers.ts';
import { removeContingency } from './remove-contingency.ts';
import { remindOfSteps } from './remind-of-steps.ts';
import { callOffRound, openRound } from './rounds.ts';
import { submitOffer } from './submit-offer.ts';
import { tickSaleStep } from './tick-sale-step.ts';

const heardSchema = z.object({ changed: z.object({ userId: z.string(), subject: z.string() }).optional() });

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let buyer: ServerContext;
let other: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [owner, agent, buyer, other] = (await Promise.all(['Olga', 'Arno', 'Bea', 'Otto'].map(signIn))) as [
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
  ];
});
afterAll(() => app.close());

beforeEach(async () => {
  made += 1;
  listingKey = await addHomeForSale(`OFFER-${made}`, owner, agent);
});

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const terms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  priceCents: 500_000_00,
  escalation: null,
  earnestCents: 10_000_00,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'preapproved',
  contingencies: { inspection: 10, appraisal: 20, loan: 25, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: day(45).slice(0, 10),
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: day(2),
  ...changes,
});
const NO_DATES = { homeLabel: 'Elsewhere', acceptedOn: '2026-01-01', closingOn: '2026-02-01', dueOn: {}, extra: [] };
const submit = (ctx: ServerContext, given = terms()) => submitOffer(ctx, { listingKey, id: randomUUID(), terms: given });
const move = (ctx: ServerContext, offerId: string, verb: OfferVerb, version = 1, given?: OfferTerms) =>
  moveOffer(ctx, { offerId, version, verb, terms: given });
/** The same person a moment later. */
const soon = (ctx: ServerContext): ServerContext => ({ ...ctx, now: new Date(Date.now() + 1000) });
const endNow = (offerId: string) => sql`update offers set expires_at = clock_timestamp() where id = ${offerId}`.execute(app.db);

const statusOfHome = async () =>
  (await app.db.selectFrom('listings').select('standard_status').where('listing_key', '=', listingKey).executeTakeFirstOrThrow())
    .standard_status;

describe('contingencies', () => {
  beforeEach(async () => {
    ({ listingKey } = await makePublic(owner));
  });
  const NONE = { inspection: null, appraisal: null, loan: null, title: null, saleOfHome: null, association: null };

  it('are removed by the buyer alone, once, and the last one makes the home pending', async () => {
    const { id } = await submit(buyer, terms({ contingencies: { ...NONE, inspection: 10, title: 12 } }));
    await expect(removeContingency(buyer, { offerId: id, contingency: 'title' })).rejects.toMatchObject({ code: 'conflict' });
    await move(owner, id, 'accept');
    const remove = (ctx: ServerContext, contingency: 'inspection' | 'title' | 'loan') =>
      removeContingency(ctx, { offerId: id, contingency });
    await expect(remove(owner, 'title')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(remove(other, 'title')).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(buyer, 'loan')).rejects.toMatchObject({ code: 'conflict' });
    const { contract } = await remove(buyer, 'inspection');
    expect(contract?.deadlines.flatMap(({ contingency }) => contingency ?? [])).toEqual(['title']);
    expect(await statusOfHome()).toBe('Active Under Contract');
    await Promise.all([remove(buyer, 'title'), remove(buyer, 'title')]);
    expect(await statusOfHome()).toBe('Pending');
    const { rows } = await sql<{ body: string }>`
      select body from notifications where user_id = ${idOf(owner)} order by id desc limit 2`.execute(app.db);
    expect(rows.map(({ body }) => body)).toEqual([
      'The buyer removed the last contingency: Title. Your home is now “Pending”.',
      'The buyer removed a contingency: Inspection.',
    ]);
    await move(owner, id, 'release');
    expect(await statusOfHome()).toBe('Active');
  });

  it('that an offer never had make the home pending at once', async () => {
    const { id } = await submit(buyer, terms({ contingencies: NONE }));
    await move(owner, id, 'accept');
    expect(await statusOfHome()).toBe('Pending');
  });
});

describe('offers', () => {
  it('are made once for a form, and one is under way for each buyer', async () => {
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => submitOffer(buyer, { listingKey, id, terms: terms() })));
    expect(new Set(sent.map((offer) => JSON.stringify(offer))).size).toBe(1);
    expect(sent[0]).toMatchObject({ status: 'submitted', home: '17 Willow Lane, Denver', buyerName: null, version: 1 });
    await expect(submit(buyer)).rejects.toMatchObject({ code: 'conflict' });
    await expect(submitOffer(other, { listingKey, id, terms: terms() })).rejects.toMatchObject({ code: 'conflict' });
    await endNow(id);
    expect((await listMyOffers(soon(buyer))).offers.find((offer) => offer.id === id)).toMatchObject({
      status: 'expired',
      verbs: [],
    });
    expect(await submit(buyer)).toMatchObject({ status: 'submitted' });
    const { rows } = await sql<{ href: string }>`
      select href from notifications where user_id = ${idOf(owner)} order by id desc limit 1`.execute(app.db);
    expect(rows[0]?.href).toMatch(/^\/seller\/dashboard\/inquiries\?filter=offers&listing=[0-9a-f-]{36}$/);
  });

  it('of 200 buyers at once all arrive, each once, also where it is sent twice', async () => {
    const buyers = await Promise.all(Array.from({ length: 200 }, (_, at) => signIn(`Buyer ${at}`)));
    const arrive = async (one: ServerContext, id: string): Promise<void> => {
      try {
        await submitOffer(one, { listingKey, id, terms: terms() });
      } catch (error) {
        // On a busy machine a connection may be long in coming; the browser then sends the same offer again.
        if (!(error instanceof DatabaseAway)) throw error;
        await arrive(one, id);
      }
    };
    const ids = buyers.map(() => randomUUID());
    const sent = buyers.flatMap((one, at) =>
      at % 10 === 0
        ? [
            { one, at },
            { one, at },
          ]
        : [{ one, at }],
    );
    await Promise.all(sent.map(({ one, at }) => arrive(one, ids[at] ?? '')));
    const { offers } = await listOffersFor(owner, listingKey);
    expect(offers.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(offers.every(({ version }) => version === 1)).toBe(true);
  });

  it('go to homes on the market that are listed here, from those who do not sell them, and in time', async () => {
    for (const seller of [owner, agent]) await expect(submit(seller)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(submitOffer(buyer, { listingKey: 'nowhere', id: randomUUID(), terms: terms() })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(submit(buyer, terms({ expiresAt: day(-1) }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'terms.expiresAt': expect.any(String) },
    });
    await sql`update listings set standard_status = 'Closed', close_date = '2026-01-01' where listing_key = ${listingKey}`.execute(
      app.db,
    );
    await expect(submit(buyer)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are seen by their buyer and by those who sell the home, and by nobody else', async () => {
    const { id } = await submit(buyer, terms({ priceCents: 512_345_00 }));
    await submit(other);
    expect((await listOffersFor(agent, listingKey)).offers.map(({ buyerName, verbs }) => [buyerName, verbs])).toEqual([
      ['Bea', ['view']],
      ['Otto', ['view']],
    ]);
    expect(JSON.stringify(await listMyOffers(other))).not.toContain('51234500');
    for (const stranger of [buyer, other])
      await expect(listOffersFor(stranger, listingKey)).rejects.toMatchObject({ code: 'not-found' });
    await expect(move(other, id, 'withdraw')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('take no move of the wrong side, nor a decision of an agent', async () => {
    const { id } = await submit(buyer);
    for (const verb of Object.keys(OFFER_CHANGES) as OfferVerb[]) {
      const { by } = OFFER_CHANGES[verb];
      const given = ['revise', 'counter', 'counter-several'].includes(verb) ? terms() : undefined;
      if (by !== 'seller') await expect(move(owner, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      if (by !== 'buyer') await expect(move(buyer, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      if (verb !== 'view') await expect(move(agent, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(move(other, id, verb, 1, given)).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await move(agent, id, 'view')).toMatchObject({ status: 'viewed' });
  });

  it('are countered, revised and agreed to by the terms that were seen', async () => {
    const { id } = await submit(buyer);
    const countered = await move(owner, id, 'counter', 1, terms({ priceCents: 520_000_00 }));
    expect(countered).toMatchObject({ status: 'countered', version: 2, versions: [{ side: 'buyer' }, { side: 'seller' }] });
    await expect(move(owner, id, 'accept', 2)).rejects.toMatchObject({ code: 'conflict' });
    const revised = await move(buyer, id, 'revise', 2, terms({ priceCents: 510_000_00 }));
    expect(revised).toMatchObject({ status: 'submitted', version: 3 });
    await expect(move(owner, id, 'accept', 2)).rejects.toMatchObject({ code: 'stale' });
    await move(owner, id, 'counter', 3, terms({ priceCents: 515_000_00 }));
    expect(await move(buyer, id, 'agree-to-counter', 4)).toMatchObject({ status: 'accepted' });
    await expect(move(buyer, id, 'withdraw', 4)).rejects.toMatchObject({
      code: 'conflict',
      message: /^This offer is now "Accepted"/,
    });
    // The titles alone say what happened: a list of mails shows no more.
    const titlesOf = async (ctx: ServerContext) =>
      (
        await sql<{
          title: string;
        }>`select title from notifications where user_id = ${idOf(ctx)} and title like '%17 Willow%' order by id desc limit 2`.execute(
          app.db,
        )
      ).rows.map(({ title }) => title.replace(' 17 Willow Lane, Denver', ''));
    expect([await titlesOf(owner), await titlesOf(buyer)]).toEqual([
      ['An offer for is agreed', 'Your buyer can book visits at'],
      ['Your offer for was countered', 'Your offer for was countered'],
    ]);
  });

  it('bind by the seller’s choice where several are countered, and tell the others', async () => {
    const [one, two] = await Promise.all([submit(buyer), submit(other)]);
    for (const { id } of [one, two]) await move(owner, id, 'counter-several', 1, terms());
    await Promise.all([move(buyer, one.id, 'agree-to-one-of-several', 2), move(other, two.id, 'agree-to-one-of-several', 2)]);
    await move(owner, two.id, 'select', 2);
    const { offers } = await listOffersFor(owner, listingKey);
    expect(Object.fromEntries(offers.map(({ id, status }) => [id, status]))).toEqual({
      [one.id]: 'superseded',
      [two.id]: 'accepted',
    });
    const { rows } = await sql<{
      body: string;
    }>`select body from notifications where user_id = ${idOf(buyer)} order by id desc limit 1`.execute(app.db);
    expect(rows[0]?.body).toBe('The seller accepted another offer.');
  });

  it('are told with price, escalation and end to the side that answers, and with nobody else’s', async () => {
    const bodiesOf = async (ctx: ServerContext) =>
      (
        await sql<{
          body: string;
        }>`select body from notifications where user_id = ${idOf(ctx)} order by id desc limit 2`.execute(app.db)
      ).rows.map(({ body }) => body);
    const escalation = { stepCents: 2_000_00, capCents: 505_000_00 };
    const { id } = await submit(buyer, terms({ priceCents: 480_000_00, escalation }));
    expect((await bodiesOf(owner))[0]).toMatch(
      /^Bea offers \$480,000, escalating by \$2,000 over the best rival, up to \$505,000\. The offer is open until \w+ \d+, \d{4}, \d/,
    );
    await move(owner, id, 'counter', 1, terms({ priceCents: 520_000_00 }));
    expect((await bodiesOf(buyer))[0]).toMatch(
      /^The seller answered with a counter\. It asks for \$520,000, and is open until \w+ \d+, \d{4}, \d/,
    );
    await move(buyer, id, 'revise', 2, terms({ priceCents: 510_000_00 }));
    expect((await bodiesOf(owner))[0]).toMatch(
      /^Bea changed the offer\. The price is \$510,000 now, and the offer is open until \w+ \d+, \d{4}, \d/,
    );
  });

  it('reach the open pages of every other buyer when one is accepted or released, and only then', async () => {
    const [one, two] = await Promise.all([submit(buyer), submit(other)]);
    const client = new pg.Client({ connectionString: app.connectionString });
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => {
      const { changed } = heardSchema.parse(JSON.parse(payload));
      if (changed?.subject === 'offers') heard.push(changed.userId);
    });
    await client.query('listen realtime');
    const hear = async () => {
      // What was announced before is heard with the answer to this.
      await client.query('select 1');
      return new Set(heard.splice(0));
    };
    await move(owner, one.id, 'view');
    expect(await hear()).not.toContain(idOf(other));
    await move(owner, one.id, 'accept');
    expect(await hear()).toContain(idOf(other));
    expect((await listMyOffers(other)).offers.find(({ id }) => id === two.id)).toMatchObject({ isOtherAccepted: true });
    await move(owner, one.id, 'release');
    expect(await hear()).toContain(idOf(other));
    await client.end();
  });

  it('have a draft for each home, which only their buyer sees, until they are sent', async () => {
    const draftOf = async (ctx: ServerContext) => (await getOfferDraft(ctx, listingKey)).draft;
    const [id, otherId] = [randomUUID(), randomUUID()];
    const typed = (price: string) => ({ ...startOfferForm(500_000_00, { now: new Date(), timeZone: 'UTC' }), priceCents: price });
    await keepOfferDraft(buyer, { listingKey, id, form: typed('5100') });
    // Another window that began at the same time goes on with the same draft.
    expect(await keepOfferDraft(buyer, { listingKey, id: otherId, form: typed('51x') })).toMatchObject({ id });
    expect(await draftOf(buyer)).toMatchObject({ id, form: { priceCents: '51x', inclusions: '' } });
    for (const stranger of [other, owner]) expect(await draftOf(stranger)).toBeNull();
    await expect(deleteOfferDraft(other, listingKey)).rejects.toMatchObject({ code: 'not-found' });
    await expect(keepOfferDraft(other, { listingKey, id, form: typed('1') })).rejects.toMatchObject({ code: 'conflict' });
    const { drafts } = await listMyOffers(buyer);
    expect(drafts.find((draft) => draft.listingKey === listingKey)).toMatchObject({
      home: '17 Willow Lane, Denver',
      takesOffers: true,
    });
    await submitOffer(buyer, { listingKey, id, terms: terms() });
    expect(await draftOf(buyer)).toBeNull();
    await expect(keepOfferDraft(buyer, { listingKey, id, form: typed('51') })).rejects.toMatchObject({ code: 'conflict' });
    await keepOfferDraft(other, { listingKey, id: otherId, form: typed('480') });
    await deleteOfferDraft(other, listingKey);
    expect(await draftOf(other)).toBeNull();
  });

  it('tell every buyer whose offer is still open that another was accepted, and nobody else', async () => {
    const [third, gone, late] = await Promise.all(['Tess', 'Gus', 'Lana'].map(signIn));
    if (third === undefined || gone === undefined || late === undefined) throw new Error('three people sign in');
    const [one, two, three] = [await submit(buyer), await submit(other), await submit(third)];
    await move(gone, (await submit(gone)).id, 'withdraw');
    await endNow((await submit(late)).id);
    await move(owner, two.id, 'view');
    await sql`delete from notifications`.execute(app.db);
    await move(owner, one.id, 'accept');
    const newsOf = async (ctx: ServerContext) =>
      (
        await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id`.execute(app.db)
      ).rows.map(({ body }) => body);
    const told = expect.stringMatching(
      /^The seller accepted another offer\. Yours is open until .* M[DS]T: the seller can keep it/,
    );
    expect(await Promise.all([buyer, other, third, gone, late].map(newsOf))).toEqual([
      ['The seller accepted your offer: you are under contract.'],
      [told],
      [told],
      [],
      [],
    ]);
    const mineOf = async (ctx: ServerContext, id: string) => (await listMyOffers(ctx)).offers.find((offer) => offer.id === id);
    expect(await mineOf(buyer, one.id)).toMatchObject({ isOtherAccepted: false });
    expect(await mineOf(other, two.id)).toMatchObject({ isOtherAccepted: true, status: 'viewed' });

    await move(owner, two.id, 'keep-as-backup');
    await move(owner, three.id, 'keep-as-backup');
    await move(owner, one.id, 'release');
    expect(await mineOf(other, two.id)).toMatchObject({ isOtherAccepted: false });
    await move(owner, two.id, 'take-backup');
    expect((await newsOf(third)).at(-1)).toBe('The seller accepted another offer. Yours is backup 1.');
  });

  it('tell who heard of an acceptance, and who has offered since, that it is released', async () => {
    const [third, gone, late] = await Promise.all(['Tove', 'Gerd', 'Lino'].map(signIn));
    if (third === undefined || gone === undefined || late === undefined) throw new Error('three people sign in');
    await move(gone, (await submit(gone)).id, 'withdraw');
    const [one, two, three] = [await submit(buyer), await submit(other), await submit(third)];
    await move(owner, one.id, 'accept');
    await move(owner, two.id, 'keep-as-backup');
    await move(third, three.id, 'withdraw');
    await submit(late);
    await sql`delete from notifications`.execute(app.db);
    await move(owner, one.id, 'release');
    const newsOf = async (ctx: ServerContext) =>
      (
        await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id`.execute(app.db)
      ).rows.map(({ body }) => body);
    const again = 'The seller’s agreement with another buyer has ended, and the home is for sale again.';
    expect(await Promise.all([buyer, other, third, gone, late].map(newsOf))).toEqual([
      ['The seller ended the contract: it binds neither of you anymore.'],
      [`${again} Yours is backup 1: the seller can take it now.`],
      [`${again} Your own offer is over, and you can make a new one on the home’s page.`],
      [],
      [expect.stringMatching(/ended, and the home is for sale again\. Yours is open until .* M[DS]T\.$/)],
    ]);
  });

  it('cannot be accepted from the moment of their expiry on', async () => {
    const { id } = await submit(buyer);
    await endNow(id);
    await expect(move(owner, id, 'accept')).rejects.toMatchObject({ code: 'conflict', message: 'This offer has expired.' });
    expect((await listOffersFor(soon(owner), listingKey)).offers).toMatchObject([{ status: 'expired', verbs: [] }]);
  });

  it('are accepted once, whatever happens at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, at) => signIn(`Buyer ${at}`)));
    const offers = await Promise.all(buyers.map((one) => submit(one)));
    expect((await listOffersFor(owner, listingKey)).offers).toHaveLength(20);
    const results = await Promise.allSettled(offers.map(({ id }) => move(owner, id, 'accept')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: expect.stringMatching(/conflict|stale/) });
    const after = (await listOffersFor(owner, listingKey)).offers;
    expect(after.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    // Without the verbs, the database refuses a second one by itself.
    const [left] = after.filter(({ status }) => status === 'submitted');
    await expect(sql`update offers set status = 'accepted' where id = ${left?.id}`.execute(app.db)).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('stand by as backups in their order', async () => {
    const [one, two, three] = [await submit(buyer), await submit(other), await submit(await signIn('Tess'))];
    await expect(move(owner, two.id, 'keep-as-backup')).rejects.toMatchObject({ code: 'conflict' });
    await move(owner, one.id, 'accept');
    expect(await move(owner, two.id, 'keep-as-backup')).toMatchObject({ backupNumber: 1 });
    expect(await move(owner, three.id, 'keep-as-backup')).toMatchObject({ backupNumber: 2 });
    await move(owner, one.id, 'release');
    await move(other, two.id, 'withdraw');
    const closeOn = (closing: string) =>
      sql`update offer_versions set terms = jsonb_set(terms, '{closingDate}', to_jsonb(${closing}::text))
        where offer_id = ${three.id}`.execute(app.db);
    await closeOn(day(-1).slice(0, 10));
    await expect(move(owner, three.id, 'take-backup')).rejects.toMatchObject({ message: expect.stringContaining('closing day') });
    await closeOn(terms().closingDate);
    expect(await move(owner, three.id, 'take-backup')).toMatchObject({ status: 'accepted', backupNumber: null });
  });

  it('open the roadmaps of both sides with the dates of the contract, once', async () => {
    const fresh = await signIn('Fay');
    const { id } = await submit(
      fresh,
      terms({ contingencies: { inspection: 10, appraisal: null, loan: 25, title: 10, saleOfHome: 30, association: null } }),
    );
    const accepted = await move(owner, id, 'accept');
    const { contract } = accepted;
    const on = (days: number) => addDays(contract?.acceptedOn ?? '', days);
    expect(contract?.deadlines.map((one) => [one.key, one.on])).toEqual([
      ['earnest', on(3)],
      ['inspection', on(10)],
      ['title', on(10)],
      ['loan', on(25)],
      ['saleOfHome', on(30)],
      ['closing', terms().closingDate],
    ]);
    expect(contract?.steps?.find(({ key }) => key === 'loan')).toMatchObject({ dueOn: on(25), doneAt: null });
    expect(contract?.steps?.some(({ key }) => key === 'appraisal' || key === 'possession')).toBe(false);

    const roadmap = (await findRoadmapOf(app.db, idOf(fresh))) ?? expect.fail('no roadmap');
    expect(roadmap).toMatchObject({ homeLabel: '17 Willow Lane, Denver', acceptedOn: on(0), closingOn: terms().closingDate });
    const taskOf = (key: string) => roadmap.tasks.find(({ templateKey }) => templateKey === key);
    expect(taskOf('deposit')?.dueOn).toBe(on(3));
    expect(taskOf('repairs')?.dueOn).toBe(on(10));
    expect(taskOf('loan-contingency')?.dueOn).toBe(on(25));
    expect(taskOf('appraisal')?.dueOn).toBeNull();
    expect(taskOf('budget')?.status).toBe('skipped');
    expect(roadmap.tasks.filter(({ title }) => title === 'Sell your own home')).toMatchObject([{ dueOn: on(30) }]);

    // Another accepted offer does not take the dates of a contract that has not closed.
    expect(await followContract(app.ctx(), idOf(fresh), { ...NO_DATES, offerId: randomUUID() })).toBe(false);
    expect(await findRoadmapOf(app.db, idOf(fresh))).toEqual(roadmap);

    const set = (key: string, values: { status?: string; due_on?: string }) =>
      app.db
        .updateTable('roadmap_tasks')
        .set(values)
        .where('id', '=', taskOf(key)?.id ?? '')
        .execute();
    await set('repairs', { status: 'doing' });
    await set('deposit', { status: 'skipped' });
    await set('loan-contingency', { due_on: on(20) });
    const freed = await move(owner, id, 'release');
    expect(freed.contract).toBeNull();
    const after = await findRoadmapOf(app.db, idOf(fresh));
    expect(after).toMatchObject({ acceptedOn: null, closingOn: null });
    const kept = after?.tasks.filter(({ dueOn }) => dueOn !== null).map(({ templateKey, dueOn }) => [templateKey, dueOn]);
    expect(kept).toEqual([['loan-contingency', on(20)]]);
    const statusOf = (key: string) => after?.tasks.find(({ templateKey }) => templateKey === key)?.status;
    // What the contract waived is open again; what the buyer said of a task stays.
    expect(['repairs', 'deposit', 'appraisal'].map(statusOf)).toEqual(['doing', 'skipped', 'open']);
  });

  it('let those who sell the home tick the steps of the sale, and nobody else', async () => {
    const { id } = await submit(other);
    const tick = (ctx: ServerContext, isDone = true) => tickSaleStep(ctx, { offerId: id, step: 'open-title', isDone });
    await expect(tick(owner)).rejects.toMatchObject({ code: 'conflict' });
    await move(owner, id, 'accept');
    await expect(tick(other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(tick(buyer)).rejects.toMatchObject({ code: 'not-found' });
    await tick(agent);
    const ticked = await tick(owner);
    expect(ticked.contract?.steps?.find(({ key }) => key === 'open-title')).toMatchObject({ doneBy: 'Arno' });
    expect((await listMyOffers(other)).offers.find((offer) => offer.id === id)?.contract?.steps).toBeNull();
    const home = await app.db.selectFrom('listings').select('id').where('listing_key', '=', listingKey).executeTakeFirstOrThrow();
    const saleOf = () => findSaleOf(app.db, { listingId: home.id, timeZone: 'America/Denver' });
    const sale = await saleOf();
    const { acceptedOn, deadlines, steps } = ticked.contract ?? expect.fail('no contract');
    expect(sale).toEqual({
      acceptedOn,
      deadlines: deadlines.map(({ key, label, on }) => ({ key, label, on })),
      steps: steps?.map(({ key, title, dueOn, doneAt }) => ({ key, title, dueOn, doneAt })),
    });
    expect((await tick(owner, false)).contract?.steps?.every(({ doneAt }) => doneAt === null)).toBe(true);
    await move(owner, id, 'release');
    expect(await saleOf()).toBeNull();
  });

  it('remind all sellers of each open step once before its date and once after it, and never the buyer', async () => {
    // The sales that were agreed in the tests before would be reminded of too.
    await sql`delete from offers`.execute(app.db);
    const { id } = await submit(other);
    const { contract } = await move(owner, id, 'accept');
    await sql`delete from notifications`.execute(app.db);
    // In the afternoon of UTC it is the same day at the home.
    const remindOn = (days: number) =>
      remindOfSteps({ ...app.ctx(), now: new Date(`${addDays(contract?.acceptedOn ?? '', days)}T16:00:00Z`) });
    const told = async () => {
      const rows = await app.db.deleteFrom('notifications').returning(['user_id', 'title', 'body']).execute();
      const title = (ctx: ServerContext) => rows.filter((row) => row.user_id === idOf(ctx)).map((row) => row.title);
      expect(title(agent)).toEqual(title(owner));
      expect(title(other)).toEqual([]);
      return rows.filter((row) => row.user_id === idOf(owner)).map(({ title: words, body }) => `${words}: ${body}`);
    };
    await remindOn(1);
    expect(await told()).toEqual([]);
    await remindOn(2);
    await remindOn(2);
    expect(await told()).toEqual([expect.stringMatching(/^Due soon: Make sure the earnest money arrived: 17 Willow Lane/)]);
    // A day without reminders is made up for.
    await remindOn(4);
    await remindOn(5);
    expect(await told()).toEqual([expect.stringMatching(/^Overdue: Make sure the earnest money arrived/)]);
    await tickSaleStep(owner, { offerId: id, step: 'payoffs', isDone: true });
    await remindOn(9);
    expect(await told()).toEqual([
      expect.stringMatching(/^2 steps of your sale are due: .*Open the home to the inspectors.*Answer requests for repairs/),
    ]);
    await move(owner, id, 'release');
    await sql`delete from notifications`.execute(app.db);
    await remindOn(12);
    expect(await told()).toEqual([]);
  });

  it('say once that they end soon and that they have ended, to both sides', async () => {
    await sql`delete from offers`.execute(app.db);
    await sql`delete from notifications`.execute(app.db);
    const { id } = await submit(buyer, terms({ expiresAt: day(3) }));
    const toldOf = async (ctx: ServerContext) =>
      (
        await sql<{ title: string }>`
          select title from notifications where user_id = ${idOf(ctx)} and title ~ 'ends soon|has expired' order by id`.execute(
          app.db,
        )
      ).rows.map(({ title }) => title);
    const { listing_id: listingId } = await app.db
      .selectFrom('offers')
      .select('listing_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const openAfter = (days: number) => listOpenOffers(app.db, { listingId, at: new Date(Date.now() + days * DAY_MS) });
    expect(await openAfter(2.9)).toMatchObject([{ id, standing: 'New', isWaiting: true }]);
    expect(await openAfter(3.1)).toEqual([]);
    const announceAt = (days: number) => announceTimes({ ...app.ctx(), now: new Date(Date.now() + days * DAY_MS) });
    await announceAt(1.9);
    expect(await toldOf(buyer)).toEqual([]);
    await Promise.all([announceAt(2.1), announceAt(2.1)]);
    await announceAt(2.9);
    const soonFor = ['Your offer for 17 Willow Lane, Denver ends soon', 'An offer for 17 Willow Lane, Denver ends soon'];
    expect([await toldOf(buyer), await toldOf(owner), await toldOf(agent)]).toEqual([[soonFor[0]], [soonFor[1]], [soonFor[1]]]);
    await Promise.all([announceAt(3.1), announceAt(3.1)]);
    await announceAt(4);
    expect(await toldOf(buyer)).toEqual([soonFor[0], 'Your offer for 17 Willow Lane, Denver has expired']);
    expect(await toldOf(owner)).toHaveLength(2);
    // The row still says what it said: only the clock ends it.
    expect(await app.db.selectFrom('offers').select('status').where('id', '=', id).execute()).toEqual([{ status: 'submitted' }]);
    const { rows } = await sql<{ body: string }>`
      select body from notifications where user_id = ${idOf(owner)} and title ~ 'ends soon' limit 1`.execute(app.db);
    expect(rows[0]?.body).toMatch(/ M[DS]T\. Answer before then/);
  });
});

describe('the papers of an offer', () => {
  const upload = (ctx: ServerContext, offerId: string, documentId: string = randomUUID()) =>
    uploadOfferPaper(ctx, {
      offerId,
      item: 'preapproval',
      documentId,
      name: 'letter.pdf',
      request: new Request('http://x/', { method: 'PUT', body: '%PDF-1.7 letter' }),
    });

  it('come from its buyer, and are open to those who sell the home until the offer is over', async () => {
    const { id } = await submit(buyer);
    for (const seller of [owner, agent]) await expect(upload(seller, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(upload(other, id)).rejects.toMatchObject({ code: 'not-found' });
    const documentId = randomUUID();
    await upload(buyer, id, documentId);
    await upload(buyer, id, documentId);
    const seen = (await listOffersFor(agent, listingKey)).offers.find((offer) => offer.id === id);
    expect(seen?.papers).toEqual([{ documentId, item: 'preapproval', name: 'letter.pdf', sizeBytes: 15 }]);
    const serve = (ctx: ServerContext) => serveOfferPaper(ctx, { offerId: id, documentId });
    for (const one of [owner, agent, buyer]) expect(await (await serve(one)).text()).toBe('%PDF-1.7 letter');
    await expect(serve(other)).rejects.toMatchObject({ code: 'not-found' });
    const another = await submit(other);
    await expect(serveOfferPaper(owner, { offerId: another.id, documentId })).rejects.toMatchObject({ code: 'not-found' });

    await move(buyer, id, 'withdraw');
    await expect(serve(owner)).rejects.toMatchObject({ code: 'not-found' });
    await expect(upload(buyer, id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await listOffersFor(agent, listingKey)).offers.find((offer) => offer.id === id)?.papers).toEqual([]);
    await sql`delete from offers where id = ${id}`.execute(app.db);
    expect(await app.db.selectFrom('documents').select('id').where('public_id', '=', documentId).execute()).toEqual([]);
  });

  it('are told of once an hour, however many come in between', async () => {
    const { id } = await submit(buyer);
    const told = async () => {
      const { rows } = await sql`
        select from notifications where user_id = ${idOf(owner)} and title like 'Papers for an offer%'`.execute(app.db);
      return rows.length;
    };
    const before = await told();
    for (const minutes of [0, 50, 70, 110])
      await upload({ ...buyer, now: new Date(buyer.now.getTime() + minutes * MINUTE_MS) }, id);
    expect(await told()).toBe(before + 2);
  });

  it('are not added to an offer that ends while they are on their way', async () => {
    const { id } = await submit(buyer);
    const documentId = randomUUID();
    const body = new ReadableStream({
      async pull(controller) {
        await move(buyer, id, 'withdraw');
        controller.enqueue(new TextEncoder().encode('%PDF-1.7 letter'));
        controller.close();
      },
    });
    const request = new Request('http://x/', { method: 'PUT', body, duplex: 'half' } as RequestInit);
    await expect(
      uploadOfferPaper(buyer, { offerId: id, item: 'preapproval', documentId, name: 'letter.pdf', request }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await app.db.selectFrom('documents').select('id').where('public_id', '=', documentId).execute()).toEqual([]);
  });

  it('count as checked once the sellers say so, until the buyer names another proof', async () => {
    const { id } = await submit(buyer);
    const check = (ctx: ServerContext, version = 1) => checkProof(ctx, { offerId: id, version, isChecked: true });
    await expect(check(buyer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(check(other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await check(agent)).toMatchObject({ isProofChecked: true });
    expect(await move(buyer, id, 'revise', 1, terms({ priceCents: 505_000_00 }))).toMatchObject({ isProofChecked: true });
    expect(await move(buyer, id, 'revise', 2, terms({ proof: 'prequalified' }))).toMatchObject({ isProofChecked: false });
    // Somebody who still looks at the earlier letter does not vouch for the new one.
    await expect(check(agent, 2)).rejects.toMatchObject({ code: 'stale' });
    expect((await listOffersFor(owner, listingKey)).offers.find((offer) => offer.id === id)?.isProofChecked).toBe(false);
    expect(await move(buyer, id, 'revise', 3, terms({ proof: 'none' }))).toMatchObject({ isProofChecked: false });
    await expect(check(owner, 4)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the thread of an offer', () => {
  it('is between its buyer and those who sell the home, and shows neither address', async () => {
    const { id } = await submit(buyer);
    const sources = { listing: findHomesToWriteAbout };
    const form = (message: string) => ({ message, idempotencyKey: randomUUID(), passed: [] });
    const write = (ctx: ServerContext, side: 'sender' | 'recipient', message: string) =>
      writeInThread({ ...ctx, sources }, { threadId: id, side, form: form(message) });
    await write(buyer, 'sender', 'Does the roof come with papers?');
    await write(agent, 'recipient', 'Yes, they are with the disclosures.');
    for (const side of ['sender', 'recipient'] as const)
      await expect(write(other, side, 'Let me see')).rejects.toMatchObject({ code: 'not-found' });
    const seen = await getInboxThread({ ...agent, sources }, id);
    expect(seen).toMatchObject({ kind: 'offer', with: { name: 'Bea', email: null, phone: null } });
    expect(seen.messages.map(({ message }) => message)).toEqual([
      '',
      'Does the roof come with papers?',
      'Yes, they are with the disclosures.',
    ]);
    const { threads } = await listInbox({ ...owner, sources }, { filter: 'offers', q: 'with the disclosures', limit: 10 });
    expect(threads).toMatchObject([{ threadId: id, kind: 'offer' }]);
    const { rows } = await sql<{ title: string; href: string }>`
      select title, href from notifications where user_id = ${idOf(buyer)} order by id desc limit 1`.execute(app.db);
    expect(rows[0]).toMatchObject({ title: expect.stringContaining('answered about'), href: '/buyer-dashboard#card-offers' });
  });
});

describe('a round of highest and best', () => {
  const open = (ctx: ServerContext, { id = randomUUID(), closesAt = day(1) }: { id?: string; closesAt?: string } = {}) =>
    openRound(ctx, { listingKey, id, closesAt });
  const closeNow = (id: string) =>
    sql`update offer_rounds set opens_at = now() - interval '1 day', closes_at = clock_timestamp() where id = ${id}`.execute(
      app.db,
    );
  const newsOf = async (ctx: ServerContext) =>
    (
      await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id desc limit 1`.execute(
        app.db,
      )
    ).rows[0]?.body;

  it('is opened once by the owners of a home with two open offers, whose buyers hear the deadline alone', async () => {
    const one = await submit(buyer, terms({ priceCents: 512_345_00 }));
    await expect(open(owner)).rejects.toMatchObject({ code: 'conflict' });
    const two = await submit(other, terms({ expiresAt: day(0.5) }));
    const gone = await signIn('Gus');
    await move(gone, (await submit(gone)).id, 'withdraw');
    await expect(open(agent)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(open(buyer)).rejects.toMatchObject({ code: 'not-found' });
    await expect(open(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(open(owner, { closesAt: day(0) })).rejects.toMatchObject({
      code: 'invalid',
      fields: { closesAt: expect.anything() },
    });
    const opened = await Promise.allSettled([open(owner), open(owner)]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const round = opened.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<OfferRound>;
    expect(await open(owner, { id: round.value.id })).toEqual(round.value);
    expect(await newsOf(buyer)).toMatch(/highest and best terms by .* M[DS]T\./);
    expect(await newsOf(buyer)).not.toMatch(/512,345|later end/);
    expect(await newsOf(other)).toMatch(/give it a later end/);
    expect((await listMyOffers(buyer)).offers.find(({ id }) => id === one.id)).toMatchObject({ round: { isOver: false } });

    await expect(move(owner, one.id, 'accept')).rejects.toMatchObject({ code: 'conflict' });
    await expect(move(owner, one.id, 'counter', 1, terms())).rejects.toMatchObject({ code: 'conflict' });
    await move(buyer, one.id, 'revise', 1, terms({ priceCents: 530_000_00 }));
    // The sellers of several offers hear whose it is.
    expect(await newsOf(agent)).toMatch(
      /^(?!The buyer).+ changed the offer\. The price is \$530,000 now, and the offer is open until .+\.$/,
    );
    await closeNow(round.value.id);
    await expect(move(buyer, one.id, 'revise', 2, terms())).rejects.toMatchObject({ code: 'conflict', message: /deadline/ });
    const { offers, round: over } = await listOffersFor(soon(owner), listingKey);
    expect(over).toMatchObject({ isOver: true });
    expect(offers.find(({ id }) => id === one.id)?.verbs).toContain('accept');
    expect((await listMyOffers(soon(buyer))).offers.find(({ id }) => id === one.id)?.verbs).toEqual(['withdraw']);
    // Whoever offers after the deadline was never asked, and hears of no other offers.
    const late = await signIn('Lea');
    await submit(late);
    await Promise.all([announceTimes(soon(app.ctx())), announceTimes(soon(app.ctx()))]);
    expect(await newsOf(late)).toBeUndefined();
    expect(await newsOf(buyer)).toMatch(/deadline .* has passed/);
    expect(await newsOf(agent)).toBe('The deadline has passed. Compare the offers, then accept or counter.');
    await move(owner, two.id, 'accept');
  });

  it('can be called off by the owners until it ends, and a new one opened', async () => {
    const offer = await submit(buyer);
    await submit(other);
    const { id } = await open(owner);
    await expect(callOffRound(agent, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(callOffRound(buyer, id)).rejects.toMatchObject({ code: 'not-found' });
    await callOffRound(owner, id);
    await callOffRound(owner, id);
    expect(await newsOf(buyer)).toMatch(/called off/);
    const { rows } = await sql<{
      title: string;
    }>`select title from notifications where user_id = ${idOf(buyer)} order by id desc limit 1`.execute(app.db);
    expect(rows[0]?.title).toMatch(/are called off$/);
    expect((await listOffersFor(owner, listingKey)).round).toBeNull();
    const next = await open(owner);
    await closeNow(next.id);
    await expect(callOffRound(owner, next.id)).rejects.toMatchObject({ code: 'conflict' });
    await move(owner, offer.id, 'counter', 1, terms());
    expect(await move(buyer, offer.id, 'revise', 2, terms())).toMatchObject({ status: 'submitted' });
  });
});

describe('people who close their account', () => {
  const leave = (ctx: ServerContext) =>
    transact(app.ctx(), async (inner) => {
      await leaveOffers(inner, idOf(ctx));
      await sql`delete from offers where user_id = ${idOf(ctx)}`.execute(inner.db);
    });
  const heard = async (ctx: ServerContext) => {
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from notifications where user_id = ${idOf(ctx)} order by id desc limit 1`.execute(app.db);
    return rows[0];
  };

  it('leave no gap among the backups, and the sellers hear that an offer is gone', async () => {
    const [first, second, third] = [await signIn('Fay'), await signIn('Sid'), await signIn('Tea')];
    const accepted = await submit(buyer);
    const ids = [];
    for (const one of [first, second, third]) ids.push((await submit(one)).id);
    await move(owner, accepted.id, 'accept');
    for (const id of ids) await move(owner, id, 'keep-as-backup');
    await leave(first);
    expect(await heard(agent)).toEqual({
      title: 'An offer for 17 Willow Lane, Denver was withdrawn',
      body: 'The buyer withdrew the offer.',
    });
    const { offers } = await listOffersFor(owner, listingKey);
    expect(offers.flatMap(({ id, backupNumber }) => (backupNumber === null ? [] : [[id, backupNumber]]))).toEqual([
      [ids[1], 1],
      [ids[2], 2],
    ]);

    await leave(buyer);
    for (const seller of [owner, agent])
      expect(await heard(seller)).toMatchObject({ title: 'The buyer of 17 Willow Lane, Denver closed their account' });
    expect((await move(owner, ids[1] ?? '', 'take-backup')).status).toBe('accepted');
  });

  it('tell the buyers of a home that nobody else sells, and nobody where a co-owner goes on', async () => {
    const { id } = await submit(buyer);
    const before = await heard(buyer);
    await app.db
      .insertInto('own_listing_people')
      .columns(['own_listing_id', 'user_id', 'part', 'joined_at'])
      .expression((eb) =>
        eb
          .selectFrom('own_listings')
          .select(({ val }) => ['id', val(idOf(other)).as('user_id'), val('co-owner').as('part'), eb.val(new Date()).as('at')])
          .where('listing_key', '=', listingKey),
      )
      .execute();
    await leave(owner);
    await leave(agent);
    expect(await heard(buyer)).toEqual(before);
    await app.db.deleteFrom('own_listing_people').where('user_id', '=', idOf(other)).execute();
    await leave(owner);
    expect(await heard(buyer)).toMatchObject({ title: 'Your offer for 17 Willow Lane, Denver has ended here' });
    expect(id).toBeDefined();
  });
});

describe('offers for a home whose listing has ended', () => {
  const end = (status: string) =>
    sql`update listings set standard_status = ${status} where listing_key = ${listingKey}`.execute(app.db);

  it('bind nobody anymore, and are only rejected or withdrawn', async () => {
    const waiting = await submit(other);
    const countered = await submit(buyer);
    await submit(await signIn('Ada'));
    await move(owner, countered.id, 'counter', 1, terms({ priceCents: 510_000_00 }));
    await end('Closed');
    const over = { code: 'conflict', message: expect.stringContaining('listing') as string };
    await expect(move(buyer, countered.id, 'agree-to-counter', 2)).rejects.toMatchObject(over);
    await expect(move(owner, waiting.id, 'accept')).rejects.toMatchObject(over);
    await expect(move(other, waiting.id, 'revise', 1, terms({ priceCents: 520_000_00 }))).rejects.toMatchObject(over);
    const { offers } = await listMyOffers(soon(buyer));
    expect(offers.find(({ id }) => id === countered.id)?.verbs).toEqual(['withdraw']);
    expect((await move(buyer, countered.id, 'withdraw', 2)).status).toBe('withdrawn');
    await expect(openRound(owner, { listingKey, id: randomUUID(), closesAt: day(1) })).rejects.toMatchObject(over);
    expect((await move(owner, waiting.id, 'reject')).status).toBe('rejected');
  });

  it('are not released once the sale has closed, and are where the listing was called off', async () => {
    const { id } = await submit(buyer);
    await move(owner, id, 'accept');
    await end('Closed');
    await expect(move(owner, id, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await end('Canceled');
    expect((await move(owner, id, 'release')).status).toBe('released');
  });
});
