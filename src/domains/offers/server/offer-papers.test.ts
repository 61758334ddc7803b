import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getInboxThread, listInbox } from '#domains/correspondence/server/inbox.ts';
import { writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { inDays, type OfferDesk, offerTerms, openOfferDesk, soon } from '#tests/support/offer-desk.ts';
import type { OfferRound } from '../contract.ts';
import { announceTimes } from './announce-times.ts';
import { listMyOffers, listOffersFor } from './list-offers.ts';
import { checkProof, serveOfferPaper, uploadOfferPaper } from './papers.ts';
import { callOffRound, openRound } from './rounds.ts';

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.close());
beforeEach(() => desk.begin());

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
    const { id } = await desk.submit(desk.buyer);
    for (const seller of [desk.owner, desk.agent]) await expect(upload(seller, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(upload(desk.other, id)).rejects.toMatchObject({ code: 'not-found' });
    const documentId = randomUUID();
    await upload(desk.buyer, id, documentId);
    await upload(desk.buyer, id, documentId);
    const seen = (await listOffersFor(desk.agent, desk.now.listingKey)).offers.find((offer) => offer.id === id);
    expect(seen?.papers).toEqual([{ documentId, item: 'preapproval', name: 'letter.pdf', sizeBytes: 15 }]);
    const serve = (ctx: ServerContext) => serveOfferPaper(ctx, { offerId: id, documentId });
    for (const one of [desk.owner, desk.agent, desk.buyer]) expect(await (await serve(one)).text()).toBe('%PDF-1.7 letter');
    await expect(serve(desk.other)).rejects.toMatchObject({ code: 'not-found' });
    const another = await desk.submit(desk.other);
    await expect(serveOfferPaper(desk.owner, { offerId: another.id, documentId })).rejects.toMatchObject({ code: 'not-found' });

    await desk.move(desk.buyer, id, 'withdraw');
    await expect(serve(desk.owner)).rejects.toMatchObject({ code: 'not-found' });
    await expect(upload(desk.buyer, id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await listOffersFor(desk.agent, desk.now.listingKey)).offers.find((offer) => offer.id === id)?.papers).toEqual([]);
    await sql`delete from offers where id = ${id}`.execute(desk.app.db);
    expect(await desk.app.db.selectFrom('documents').select('id').where('public_id', '=', documentId).execute()).toEqual([]);
  });

  it('are told of once an hour, however many come in between', async () => {
    const { id } = await desk.submit(desk.buyer);
    const told = async () => {
      const { rows } = await sql`
        select from notifications where user_id = ${idOf(desk.owner)} and title like 'Papers for an offer%'`.execute(desk.app.db);
      return rows.length;
    };
    const before = await told();
    for (const minutes of [0, 50, 70, 110])
      await upload({ ...desk.buyer, now: new Date(desk.buyer.now.getTime() + minutes * MINUTE_MS) }, id);
    expect(await told()).toBe(before + 2);
  });

  it('are not added to an offer that ends while they are on their way', async () => {
    const { id } = await desk.submit(desk.buyer);
    const documentId = randomUUID();
    const body = new ReadableStream({
      async pull(controller) {
        await desk.move(desk.buyer, id, 'withdraw');
        controller.enqueue(new TextEncoder().encode('%PDF-1.7 letter'));
        controller.close();
      },
    });
    const request = new Request('http://x/', { method: 'PUT', body, duplex: 'half' } as RequestInit);
    await expect(
      uploadOfferPaper(desk.buyer, { offerId: id, item: 'preapproval', documentId, name: 'letter.pdf', request }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.app.db.selectFrom('documents').select('id').where('public_id', '=', documentId).execute()).toEqual([]);
  });

  it('count as checked once the sellers say so, until the buyer names another proof', async () => {
    const { id } = await desk.submit(desk.buyer);
    const check = (ctx: ServerContext, version = 1) => checkProof(ctx, { offerId: id, version, isChecked: true });
    await expect(check(desk.buyer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(check(desk.other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await check(desk.agent)).toMatchObject({ isProofChecked: true });
    expect(await desk.move(desk.buyer, id, 'revise', 1, offerTerms({ priceCents: 505_000_00 }))).toMatchObject({
      isProofChecked: true,
    });
    expect(await desk.move(desk.buyer, id, 'revise', 2, offerTerms({ proof: 'prequalified' }))).toMatchObject({
      isProofChecked: false,
    });
    // Somebody who still looks at the earlier letter does not vouch for the new one.
    await expect(check(desk.agent, 2)).rejects.toMatchObject({ code: 'stale' });
    expect((await listOffersFor(desk.owner, desk.now.listingKey)).offers.find((offer) => offer.id === id)?.isProofChecked).toBe(
      false,
    );
    expect(await desk.move(desk.buyer, id, 'revise', 3, offerTerms({ proof: 'none' }))).toMatchObject({ isProofChecked: false });
    await expect(check(desk.owner, 4)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the thread of an offer', () => {
  it('is between its buyer and those who sell the home, and shows neither address', async () => {
    const { id } = await desk.submit(desk.buyer);
    const sources = { listing: findHomesToWriteAbout };
    const form = (message: string) => ({ message, idempotencyKey: randomUUID(), passed: [] });
    const write = (ctx: ServerContext, side: 'sender' | 'recipient', message: string) =>
      writeInThread({ ...ctx, sources }, { threadId: id, side, form: form(message) });
    await write(desk.buyer, 'sender', 'Does the roof come with papers?');
    await write(desk.agent, 'recipient', 'Yes, they are with the disclosures.');
    for (const side of ['sender', 'recipient'] as const)
      await expect(write(desk.other, side, 'Let me see')).rejects.toMatchObject({ code: 'not-found' });
    const seen = await getInboxThread({ ...desk.agent, sources }, id);
    expect(seen).toMatchObject({ kind: 'offer', with: { name: 'Bea', email: null, phone: null } });
    expect(seen.messages.map(({ message }) => message)).toEqual([
      '',
      'Does the roof come with papers?',
      'Yes, they are with the disclosures.',
    ]);
    const { threads } = await listInbox({ ...desk.owner, sources }, { filter: 'offers', q: 'with the disclosures', limit: 10 });
    expect(threads).toMatchObject([{ threadId: id, kind: 'offer' }]);
    const { rows } = await sql<{ title: string; href: string }>`
      select title, href from notifications where user_id = ${idOf(desk.buyer)} order by id desc limit 1`.execute(desk.app.db);
    expect(rows[0]).toMatchObject({ title: expect.stringContaining('answered about'), href: '/buyer-dashboard#card-offers' });
  });
});

describe('a round of highest and best', () => {
  const open = (ctx: ServerContext, { id = randomUUID(), closesAt = inDays(1) }: { id?: string; closesAt?: string } = {}) =>
    openRound(ctx, { listingKey: desk.now.listingKey, id, closesAt });
  const closeNow = (id: string) =>
    sql`update offer_rounds set opens_at = now() - interval '1 day', closes_at = clock_timestamp() where id = ${id}`.execute(
      desk.app.db,
    );
  const newsOf = async (ctx: ServerContext) =>
    (
      await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id desc limit 1`.execute(
        desk.app.db,
      )
    ).rows[0]?.body;

  it('is opened once by the owners of a home with two open offers, whose buyers hear the deadline alone', async () => {
    const one = await desk.submit(desk.buyer, offerTerms({ priceCents: 512_345_00 }));
    await expect(open(desk.owner)).rejects.toMatchObject({ code: 'conflict' });
    const two = await desk.submit(desk.other, offerTerms({ expiresAt: inDays(0.5) }));
    const gone = await desk.signIn('Gus');
    await desk.move(gone, (await desk.submit(gone)).id, 'withdraw');
    await expect(open(desk.agent)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(open(desk.buyer)).rejects.toMatchObject({ code: 'not-found' });
    await expect(open(desk.app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(open(desk.owner, { closesAt: inDays(0) })).rejects.toMatchObject({
      code: 'invalid',
      fields: { closesAt: expect.anything() },
    });
    const opened = await Promise.allSettled([open(desk.owner), open(desk.owner)]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const round = opened.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<OfferRound>;
    expect(await open(desk.owner, { id: round.value.id })).toEqual(round.value);
    expect(await newsOf(desk.buyer)).toMatch(/highest and best terms by .* M[DS]T\./);
    expect(await newsOf(desk.buyer)).not.toMatch(/512,345|later end/);
    expect(await newsOf(desk.other)).toMatch(/give it a later end/);
    expect((await listMyOffers(desk.buyer)).offers.find(({ id }) => id === one.id)).toMatchObject({ round: { isOver: false } });

    await expect(desk.move(desk.owner, one.id, 'accept')).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.move(desk.owner, one.id, 'counter', 1, offerTerms())).rejects.toMatchObject({ code: 'conflict' });
    await desk.move(desk.buyer, one.id, 'revise', 1, offerTerms({ priceCents: 530_000_00 }));
    // The sellers of several offers hear whose it is.
    expect(await newsOf(desk.agent)).toMatch(
      /^(?!The buyer).+ changed the offer\. The price is \$530,000 now, and the offer is open until .+\.$/,
    );
    await closeNow(round.value.id);
    await expect(desk.move(desk.buyer, one.id, 'revise', 2, offerTerms())).rejects.toMatchObject({
      code: 'conflict',
      message: /deadline/,
    });
    const { offers, round: over } = await listOffersFor(soon(desk.owner), desk.now.listingKey);
    expect(over).toMatchObject({ isOver: true });
    expect(offers.find(({ id }) => id === one.id)?.verbs).toContain('accept');
    expect((await listMyOffers(soon(desk.buyer))).offers.find(({ id }) => id === one.id)?.verbs).toEqual(['withdraw']);
    // Whoever offers after the deadline was never asked, and hears of no other offers.
    const late = await desk.signIn('Lea');
    await desk.submit(late);
    await Promise.all([announceTimes(soon(desk.app.ctx())), announceTimes(soon(desk.app.ctx()))]);
    expect(await newsOf(late)).toBeUndefined();
    expect(await newsOf(desk.buyer)).toMatch(/deadline .* has passed/);
    expect(await newsOf(desk.agent)).toBe('The deadline has passed. Compare the offers, then accept or counter.');
    await desk.move(desk.owner, two.id, 'accept');
  });

  it('can be called off by the owners until it ends, and a new one opened', async () => {
    const offer = await desk.submit(desk.buyer);
    await desk.submit(desk.other);
    const { id } = await open(desk.owner);
    await expect(callOffRound(desk.agent, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(callOffRound(desk.buyer, id)).rejects.toMatchObject({ code: 'not-found' });
    await callOffRound(desk.owner, id);
    await callOffRound(desk.owner, id);
    expect(await newsOf(desk.buyer)).toMatch(/called off/);
    const { rows } = await sql<{
      title: string;
    }>`select title from notifications where user_id = ${idOf(desk.buyer)} order by id desc limit 1`.execute(desk.app.db);
    expect(rows[0]?.title).toMatch(/are called off$/);
    expect((await listOffersFor(desk.owner, desk.now.listingKey)).round).toBeNull();
    const next = await open(desk.owner);
    await closeNow(next.id);
    await expect(callOffRound(desk.owner, next.id)).rejects.toMatchObject({ code: 'conflict' });
    await desk.move(desk.owner, offer.id, 'counter', 1, offerTerms());
    expect(await desk.move(desk.buyer, offer.id, 'revise', 2, offerTerms())).toMatchObject({ status: 'submitted' });
  });
});
