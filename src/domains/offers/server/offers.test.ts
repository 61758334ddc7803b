import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DatabaseAway } from '#platform/db/outage.ts';
import { addActor, idOf } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { inDays, type OfferDesk, offerTerms, openOfferDesk, soon } from '#tests/support/offer-desk.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { makePerson } from '#tests/support/people.ts';
import type { OfferVerb } from '../contract.ts';
import { OFFER_CHANGES } from '../model/negotiation.ts';
import { listOpenOffers } from './list-open-offers.ts';
import { startOfferForm } from '../model/offer-form.ts';
import { deleteOfferDraft, getOfferDraft, keepOfferDraft } from './drafts.ts';
import { announceTimes } from './announce-times.ts';
import { listMyOffers, listOffersFor } from './list-offers.ts';
import { submitOffer } from './submit-offer.ts';

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.close());
beforeEach(() => desk.begin());

describe('offers', () => {
  it('are made once for a form, and one is under way for each buyer', async () => {
    const id = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => submitOffer(desk.buyer, { listingKey: desk.now.listingKey, id, terms: offerTerms() })),
    );
    expect(new Set(sent.map((offer) => JSON.stringify(offer))).size).toBe(1);
    expect(sent[0]).toMatchObject({ status: 'submitted', home: '17 Willow Lane, Denver', buyerName: null, version: 1 });
    await expect(desk.submit(desk.buyer)).rejects.toMatchObject({ code: 'conflict' });
    await expect(submitOffer(desk.other, { listingKey: desk.now.listingKey, id, terms: offerTerms() })).rejects.toMatchObject({
      code: 'conflict',
    });
    await desk.endNow(id);
    expect((await listMyOffers(soon(desk.buyer))).offers.find((offer) => offer.id === id)).toMatchObject({
      status: 'expired',
      verbs: [],
    });
    expect(await desk.submit(desk.buyer)).toMatchObject({ status: 'submitted' });
    const { rows } = await sql<{ href: string }>`
      select href from notifications where user_id = ${idOf(desk.owner)} order by id desc limit 1`.execute(desk.app.db);
    expect(rows[0]?.href).toMatch(/^\/seller\/dashboard\/inquiries\?filter=offers&listing=[0-9a-f-]{36}$/);
  });

  it('come from an address that is proven alone', async () => {
    const unproven = { ...desk.app.ctx(), actor: await addActor(desk.app.db, { isVerified: false }) };
    await expect(desk.submit(unproven)).rejects.toMatchObject({ code: 'forbidden', publicCode: 'email-not-verified' });
    expect(await desk.submit({ ...unproven, actor: { ...unproven.actor, emailVerified: true } })).toMatchObject({
      status: 'submitted',
    });
  });

  it('of 200 buyers at once all arrive, each once, also where it is sent twice', async () => {
    const buyers = await Promise.all(Array.from({ length: 200 }, (_, at) => desk.signIn(`Buyer ${at}`)));
    const arrive = async (one: ServerContext, id: string): Promise<void> => {
      try {
        await submitOffer(one, { listingKey: desk.now.listingKey, id, terms: offerTerms() });
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
    const { offers } = await listOffersFor(desk.owner, desk.now.listingKey);
    expect(offers.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(offers.every(({ version }) => version === 1)).toBe(true);
  });

  it('go to homes on the market that are listed here, from those who do not sell them, and in time', async () => {
    for (const seller of [desk.owner, desk.agent]) await expect(desk.submit(seller)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(submitOffer(desk.buyer, { listingKey: 'nowhere', id: randomUUID(), terms: offerTerms() })).rejects.toMatchObject(
      {
        code: 'not-found',
      },
    );
    await expect(desk.submit(desk.buyer, offerTerms({ expiresAt: inDays(-1) }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'terms.expiresAt': expect.any(String) },
    });
    await sql`update listings set standard_status = 'Closed', close_date = '2026-01-01' where listing_key = ${desk.now.listingKey}`.execute(
      desk.app.db,
    );
    await expect(desk.submit(desk.buyer)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are seen by their buyer and by those who sell the home, and by nobody else', async () => {
    const { id } = await desk.submit(desk.buyer, offerTerms({ priceCents: 512_345_00 }));
    await desk.submit(desk.other);
    expect(
      (await listOffersFor(desk.agent, desk.now.listingKey)).offers.map(({ buyerName, verbs }) => [buyerName, verbs]),
    ).toEqual([
      ['Bea', ['view']],
      ['Otto', ['view']],
    ]);
    expect(JSON.stringify(await listMyOffers(desk.other))).not.toContain('51234500');
    for (const stranger of [desk.buyer, desk.other])
      await expect(listOffersFor(stranger, desk.now.listingKey)).rejects.toMatchObject({ code: 'not-found' });
    await expect(desk.move(desk.other, id, 'withdraw')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('take no move of the wrong side, nor a decision of an agent', async () => {
    const { id } = await desk.submit(desk.buyer);
    for (const verb of Object.keys(OFFER_CHANGES) as OfferVerb[]) {
      const { by } = OFFER_CHANGES[verb];
      const given = ['revise', 'counter', 'counter-several'].includes(verb) ? offerTerms() : undefined;
      if (by !== 'seller') await expect(desk.move(desk.owner, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      if (by !== 'buyer') await expect(desk.move(desk.buyer, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      if (verb !== 'view') await expect(desk.move(desk.agent, id, verb, 1, given)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(desk.move(desk.other, id, verb, 1, given)).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await desk.move(desk.agent, id, 'view')).toMatchObject({ status: 'viewed' });
  });

  it('stay as they are where a page says late or twice that they were viewed', async () => {
    const { id } = await desk.submit(desk.buyer);
    const seen = await Promise.all([1, 2].map(() => desk.move(desk.owner, id, 'view')));
    expect(seen).toMatchObject([{ status: 'viewed' }, { status: 'viewed' }]);
    await desk.move(desk.owner, id, 'counter', 1, offerTerms({ priceCents: 520_000_00 }));
    expect(await desk.move(desk.owner, id, 'view', 1)).toMatchObject({ status: 'countered', version: 2 });
    await desk.move(desk.buyer, id, 'revise', 2, offerTerms({ priceCents: 510_000_00 }));
    // Nobody has seen these terms yet.
    expect(await desk.move(desk.owner, id, 'view', 1)).toMatchObject({ status: 'submitted', version: 3 });
    expect(await desk.move(desk.owner, id, 'view', 3)).toMatchObject({ status: 'viewed' });
    const left = await desk.submit(desk.other);
    await desk.endNow(left.id);
    expect(await desk.move(soon(desk.owner), left.id, 'view')).toMatchObject({ status: 'expired' });
    await expect(desk.move(desk.other, id, 'view')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are countered, revised and agreed to by the terms that were seen', async () => {
    const { id } = await desk.submit(desk.buyer);
    const countered = await desk.move(desk.owner, id, 'counter', 1, offerTerms({ priceCents: 520_000_00 }));
    expect(countered).toMatchObject({ status: 'countered', version: 2, versions: [{ side: 'buyer' }, { side: 'seller' }] });
    await expect(desk.move(desk.owner, id, 'accept', 2)).rejects.toMatchObject({ code: 'conflict' });
    const revised = await desk.move(desk.buyer, id, 'revise', 2, offerTerms({ priceCents: 510_000_00 }));
    expect(revised).toMatchObject({ status: 'submitted', version: 3 });
    await expect(desk.move(desk.owner, id, 'accept', 2)).rejects.toMatchObject({ code: 'stale' });
    await desk.move(desk.owner, id, 'counter', 3, offerTerms({ priceCents: 515_000_00 }));
    expect(await desk.move(desk.buyer, id, 'agree-to-counter', 4)).toMatchObject({ status: 'accepted' });
    await expect(desk.move(desk.buyer, id, 'withdraw', 4)).rejects.toMatchObject({
      code: 'conflict',
      message: /^This offer is now "Accepted"/,
    });
    // The titles alone say what happened: a list of mails shows no more.
    const titlesOf = async (ctx: ServerContext) =>
      (
        await sql<{
          title: string;
        }>`select title from notifications where user_id = ${idOf(ctx)} and title like '%17 Willow%' order by id desc limit 2`.execute(
          desk.app.db,
        )
      ).rows.map(({ title }) => title.replace(' 17 Willow Lane, Denver', ''));
    expect([await titlesOf(desk.owner), await titlesOf(desk.buyer)]).toEqual([
      ['An offer for is agreed', 'Your buyer can book visits at'],
      ['Your offer for was countered', 'Your offer for was countered'],
    ]);
  });

  it('bind by the seller’s choice where several are countered, and tell the others', async () => {
    const [one, two] = await Promise.all([desk.submit(desk.buyer), desk.submit(desk.other)]);
    for (const { id } of [one, two]) await desk.move(desk.owner, id, 'counter-several', 1, offerTerms());
    await Promise.all([
      desk.move(desk.buyer, one.id, 'agree-to-one-of-several', 2),
      desk.move(desk.other, two.id, 'agree-to-one-of-several', 2),
    ]);
    await desk.move(desk.owner, two.id, 'select', 2);
    const { offers } = await listOffersFor(desk.owner, desk.now.listingKey);
    expect(Object.fromEntries(offers.map(({ id, status }) => [id, status]))).toEqual({
      [one.id]: 'superseded',
      [two.id]: 'accepted',
    });
    const { rows } = await sql<{
      body: string;
    }>`select body from notifications where user_id = ${idOf(desk.buyer)} order by id desc limit 1`.execute(desk.app.db);
    expect(rows[0]?.body).toBe('The seller accepted another offer.');
  });

  it('are told with price, escalation and end to the side that answers, and with nobody else’s', async () => {
    const bodiesOf = async (ctx: ServerContext) =>
      (
        await sql<{
          body: string;
        }>`select body from notifications where user_id = ${idOf(ctx)} order by id desc limit 2`.execute(desk.app.db)
      ).rows.map(({ body }) => body);
    const escalation = { stepCents: 2_000_00, capCents: 505_000_00 };
    const { id } = await desk.submit(desk.buyer, offerTerms({ priceCents: 480_000_00, escalation }));
    expect((await bodiesOf(desk.owner))[0]).toMatch(
      /^Bea offers \$480,000, escalating by \$2,000 over the best rival, up to \$505,000\. The offer is open until \w+ \d+, \d{4}, \d/,
    );
    await desk.move(desk.owner, id, 'counter', 1, offerTerms({ priceCents: 520_000_00 }));
    expect((await bodiesOf(desk.buyer))[0]).toMatch(
      /^The seller answered with a counter\. It asks for \$520,000, and is open until \w+ \d+, \d{4}, \d/,
    );
    await desk.move(desk.buyer, id, 'revise', 2, offerTerms({ priceCents: 510_000_00 }));
    expect((await bodiesOf(desk.owner))[0]).toMatch(
      /^Bea changed the offer\. The price is \$510,000 now, and the offer is open until \w+ \d+, \d{4}, \d/,
    );
  });

  it('have a draft for each home, which only their buyer sees, until they are sent', async () => {
    const draftOf = async (ctx: ServerContext) => (await getOfferDraft(ctx, desk.now.listingKey)).draft;
    const [id, otherId] = [randomUUID(), randomUUID()];
    const typed = (price: string) => ({ ...startOfferForm(500_000_00, { now: new Date(), timeZone: 'UTC' }), priceCents: price });
    await keepOfferDraft(desk.buyer, { listingKey: desk.now.listingKey, id, form: typed('5100') });
    // Another window that began at the same time goes on with the same draft.
    expect(await keepOfferDraft(desk.buyer, { listingKey: desk.now.listingKey, id: otherId, form: typed('51x') })).toMatchObject({
      id,
    });
    expect(await draftOf(desk.buyer)).toMatchObject({ id, form: { priceCents: '51x', inclusions: '' } });
    for (const stranger of [desk.other, desk.owner]) expect(await draftOf(stranger)).toBeNull();
    await expect(deleteOfferDraft(desk.other, desk.now.listingKey)).rejects.toMatchObject({ code: 'not-found' });
    await expect(keepOfferDraft(desk.other, { listingKey: desk.now.listingKey, id, form: typed('1') })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { drafts } = await listMyOffers(desk.buyer);
    expect(drafts.find((draft) => draft.listingKey === desk.now.listingKey)).toMatchObject({
      home: '17 Willow Lane, Denver',
      takesOffers: true,
    });
    await submitOffer(desk.buyer, { listingKey: desk.now.listingKey, id, terms: offerTerms() });
    expect(await draftOf(desk.buyer)).toBeNull();
    await expect(keepOfferDraft(desk.buyer, { listingKey: desk.now.listingKey, id, form: typed('51') })).rejects.toMatchObject({
      code: 'conflict',
    });
    await keepOfferDraft(desk.other, { listingKey: desk.now.listingKey, id: otherId, form: typed('480') });
    await deleteOfferDraft(desk.other, desk.now.listingKey);
    expect(await draftOf(desk.other)).toBeNull();
  });

  it('cannot be accepted from the moment of their expiry on', async () => {
    const { id } = await desk.submit(desk.buyer);
    await desk.endNow(id);
    await expect(desk.move(desk.owner, id, 'accept')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This offer has expired.',
    });
    expect((await listOffersFor(soon(desk.owner), desk.now.listingKey)).offers).toMatchObject([{ status: 'expired', verbs: [] }]);
  });

  it('are accepted once, whatever happens at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, at) => desk.signIn(`Buyer ${at}`)));
    const offers = await Promise.all(buyers.map((one) => desk.submit(one)));
    expect((await listOffersFor(desk.owner, desk.now.listingKey)).offers).toHaveLength(20);
    const results = await Promise.allSettled(offers.map(({ id }) => desk.move(desk.owner, id, 'accept')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: expect.stringMatching(/conflict|stale/) });
    const after = (await listOffersFor(desk.owner, desk.now.listingKey)).offers;
    expect(after.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    // Without the verbs, the database refuses a second one by itself.
    const [left] = after.filter(({ status }) => status === 'submitted');
    await expect(sql`update offers set status = 'accepted' where id = ${left?.id}`.execute(desk.app.db)).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('are never both accepted when two owners accept one each in the same instant', async () => {
    const owners = [await makePerson(desk.app), await makePerson(desk.app)] as const;
    const [first, second] = owners.map(({ user }) => user.uid);
    const { keys } = await addListings(desk.app.db, { ListingKey: `TWO-OWNERS-${randomUUID()}` });
    const [listingKey = ''] = keys;
    await addOwnListing(desk.app.db, {
      listingKey,
      ownerId: first ?? '',
      helpers: [{ userId: second ?? '', part: 'co-owner' }],
      standardStatus: 'Active',
      fields: WILLOW_LANE,
    });
    const offers = await Promise.all(
      [desk.buyer, desk.other].map((one) => submitOffer(one, { listingKey, id: randomUUID(), terms: offerTerms() })),
    );

    const ids = offers.map(({ id }) => id);
    const { promise: bothWait, resolve: letGo } = Promise.withResolvers<void>();
    // Nobody decides before both have asked: somebody else holds the offers so long.
    const held = desk.app.db.transaction().execute(async (db) => {
      await db.selectFrom('offers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
      await bothWait;
    });
    const asked = owners.map((one, at) => one.send('POST', `/api/offers/${ids[at]}/accept`, { version: 1, verb: 'accept' }));
    await expect.poll(() => countBlocked(desk.app.db)).toBe(2);
    letGo();
    await held;

    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'conflict', detail: 'Another offer for this home has been accepted.' });
    const after = await desk.app.db.selectFrom('offers').select('status').where('id', 'in', ids).orderBy('status').execute();
    expect(after.map(({ status }) => status)).toEqual(['accepted', 'submitted']);
  });

  it('stand by as backups in their order', async () => {
    const [one, two, three] = [
      await desk.submit(desk.buyer),
      await desk.submit(desk.other),
      await desk.submit(await desk.signIn('Tess')),
    ];
    await expect(desk.move(desk.owner, two.id, 'keep-as-backup')).rejects.toMatchObject({ code: 'conflict' });
    await desk.move(desk.owner, one.id, 'accept');
    expect(await desk.move(desk.owner, two.id, 'keep-as-backup')).toMatchObject({ backupNumber: 1 });
    expect(await desk.move(desk.owner, three.id, 'keep-as-backup')).toMatchObject({ backupNumber: 2 });
    await desk.move(desk.owner, one.id, 'release');
    await desk.move(desk.other, two.id, 'withdraw');
    const closeOn = (closing: string) =>
      sql`update offer_versions set terms = jsonb_set(terms, '{closingDate}', to_jsonb(${closing}::text))
        where offer_id = ${three.id}`.execute(desk.app.db);
    await closeOn(inDays(-1).slice(0, 10));
    await expect(desk.move(desk.owner, three.id, 'take-backup')).rejects.toMatchObject({
      message: expect.stringContaining('closing day'),
    });
    await closeOn(offerTerms().closingDate);
    expect(await desk.move(desk.owner, three.id, 'take-backup')).toMatchObject({ status: 'accepted', backupNumber: null });
  });

  it('say once that they end soon and that they have ended, to both sides', async () => {
    await sql`delete from offers`.execute(desk.app.db);
    await sql`delete from notifications`.execute(desk.app.db);
    const { id } = await desk.submit(desk.buyer, offerTerms({ expiresAt: inDays(3) }));
    const toldOf = async (ctx: ServerContext) =>
      (
        await sql<{ title: string }>`
          select title from notifications where user_id = ${idOf(ctx)} and title ~ 'ends soon|has expired' order by id`.execute(
          desk.app.db,
        )
      ).rows.map(({ title }) => title);
    const { listing_id: listingId } = await desk.app.db
      .selectFrom('offers')
      .select('listing_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const openAfter = (days: number) => listOpenOffers(desk.app.db, { listingId, at: new Date(Date.now() + days * DAY_MS) });
    expect(await openAfter(2.9)).toMatchObject([{ id, standing: 'New', isWaiting: true }]);
    expect(await openAfter(3.1)).toEqual([]);
    const announceAt = (days: number) => announceTimes({ ...desk.app.ctx(), now: new Date(Date.now() + days * DAY_MS) });
    await announceAt(1.9);
    expect(await toldOf(desk.buyer)).toEqual([]);
    await Promise.all([announceAt(2.1), announceAt(2.1)]);
    await announceAt(2.9);
    const soonFor = ['Your offer for 17 Willow Lane, Denver ends soon', 'An offer for 17 Willow Lane, Denver ends soon'];
    expect([await toldOf(desk.buyer), await toldOf(desk.owner), await toldOf(desk.agent)]).toEqual([
      [soonFor[0]],
      [soonFor[1]],
      [soonFor[1]],
    ]);
    await Promise.all([announceAt(3.1), announceAt(3.1)]);
    await announceAt(4);
    expect(await toldOf(desk.buyer)).toEqual([soonFor[0], 'Your offer for 17 Willow Lane, Denver has expired']);
    expect(await toldOf(desk.owner)).toHaveLength(2);
    // The row still says what it said: only the clock ends it.
    expect(await desk.app.db.selectFrom('offers').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'submitted' },
    ]);
    const { rows } = await sql<{ body: string }>`
      select body from notifications where user_id = ${idOf(desk.owner)} and title ~ 'ends soon' limit 1`.execute(desk.app.db);
    expect(rows[0]?.body).toMatch(/ M[DS]T\. Answer before then/);
  });
});
