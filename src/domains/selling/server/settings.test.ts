import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveShowings } from '#domains/bookings/server/index.ts';
import { findHomesToWriteAbout, getListing } from '#domains/listings/server/index.ts';
import { findListingContact } from '#domains/listings/server/find-listing-contact.ts';
import { getThread } from '#domains/correspondence/server/own-threads.ts';
import { sendInquiry } from '#domains/inquiries/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { photo, upload, WHOLE_HOME } from '#tests/support/selling.ts';
import { readMail } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DISCLOSURE_KEYS, type EditorValue, type Part } from '../contract.ts';
import { USUAL_COMPENSATION_TEXT } from '../model/compensation.ts';
import { changeStatus } from './change-status.ts';
import { createOwnListing, duplicateOwnListing, getOwnListing } from './drafts.ts';
import { leaveListings } from './leave-listings.ts';
import { chooseContact, leaveListing, listListingPeople, removeListingPerson } from './listing-people.ts';
import { addPhoto } from './photos.ts';
import { passPapers } from './pass-papers.ts';
import { publishListing } from './publish-listing.ts';
import { insertMember } from './people-rows.ts';
import { saveDraft } from './save-draft.ts';
import {
  getListingSettings,
  getSellerDefaults,
  readLockBox,
  saveAlertLimits,
  saveLockBox,
  saveSellerDefaults,
} from './settings.ts';

let app: TestApp;
let owner: ServerContext;
let partner: ServerContext;
let agent: ServerContext;
let helper: ServerContext;
let stranger: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  [owner, partner, agent, helper, stranger] = await Promise.all([
    signIn('Olga'),
    signIn('Pia'),
    signIn('Arno'),
    signIn('Hugo'),
    signIn('Sten'),
  ]);
});
afterAll(() => app.close());

const signIn = signInAt(() => app);

let seq = 0;
async function save(id: string, fields: Record<string, EditorValue>) {
  seq += 1;
  const { version } = await getOwnListing(owner, id);
  const changes = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
  return saveDraft(owner, { id, baseVersion: version, writer: randomUUID(), seq, changes });
}

async function makeListing({ isPublic = false } = {}): Promise<{ id: string; listingKey: string }> {
  const { id, listingKey } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
  const parts: [ServerContext, Part][] = [
    [partner, 'co-owner'],
    [agent, 'agent'],
    [helper, 'assistant'],
  ];
  for (const [who, part] of parts)
    await insertMember(app.db, { own_listing_id: id, user_id: idOf(who), part, joined_at: who.now });
  if (!isPublic) return { id, listingKey };
  const { version } = await save(id, WHOLE_HOME);
  const request = upload(await photo(`#${(200_000 + seq).toString()}`));
  await addPhoto(owner, { id, photoId: randomUUID(), request });
  await passPapers(owner, { id, papers: DISCLOSURE_KEYS, reason: 'They come later' });
  await publishListing(owner, { id, version, as: 'Active' });
  return { id, listingKey };
}

async function publish(id: string): Promise<void> {
  const { version } = await getOwnListing(owner, id);
  await publishListing(owner, { id, version, as: 'Active' });
}

const contactOf = async (listingKey: string) => (await findListingContact(app.ctx(), listingKey)).agentEmail;
const mailOf = async (ctx: ServerContext) =>
  (await app.db.selectFrom('users').select('email').where('id', '=', idOf(ctx)).executeTakeFirstOrThrow()).email;

describe('the settings of a listing', () => {
  it('are nobody else’s, and each part has its rights', async () => {
    const { id } = await makeListing();
    await saveLockBox(owner, { id, note: 'Box on the gas meter, 4711' });
    const limits = { quietDays: 10, tourlessDays: null, slowPercent: 150 };
    const calls: Record<string, (ctx: ServerContext) => Promise<unknown>> = {
      read: (ctx) => getListingSettings(ctx, id),
      alerts: (ctx) => saveAlertLimits(ctx, { id, ...limits }),
      contact: (ctx) => chooseContact(ctx, { id, userId: null }),
      open: (ctx) => readLockBox(ctx, id),
      write: (ctx) => saveLockBox(ctx, { id, note: 'Under the mat' }),
    };
    for (const [name, call] of Object.entries(calls))
      await expect(call(stranger), name).rejects.toMatchObject({ code: 'not-found' });
    for (const name of ['contact', 'open', 'write'])
      await expect(calls[name]?.(helper), name).rejects.toMatchObject({ code: 'forbidden' });
    await expect(chooseContact(agent, { id, userId: idOf(agent) })).rejects.toMatchObject({ code: 'forbidden' });
    await saveAlertLimits(helper, { id, ...limits });
    expect(await getListingSettings(helper, id)).toEqual({ alertLimits: limits, lockBoxAt: expect.any(String) });
    expect(await readLockBox(agent, id)).toEqual({ note: 'Box on the gas meter, 4711' });
  });

  it('keep the way in sealed, out of what is public, of copies and of sold homes', async () => {
    const { id, listingKey } = await makeListing({ isPublic: true });
    await saveLockBox(agent, { id, note: 'Box 4711' });
    const row = await app.db.selectFrom('own_listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sealed_lock_box?.toString('latin1')).not.toContain('4711');
    expect(JSON.stringify([await getOwnListing(helper, id), await getListing(app.ctx(), listingKey)])).not.toContain('4711');
    const copy = await duplicateOwnListing(owner, { id, newId: randomUUID() });
    expect(await readLockBox(owner, copy.id)).toEqual({ note: null });
    expect(await saveLockBox(owner, { id: copy.id, note: '' })).toMatchObject({ lockBoxAt: null });
    const today = dayInZone(app.ctx().now, 'America/Denver');
    await changeStatus(owner, { id, from: 'Active', to: 'Pending', reason: 'An offer', date: today });
    await changeStatus(owner, { id, from: 'Pending', to: 'Closed', reason: 'Closed', date: today, closePrice: 450_000 });
    expect(await readLockBox(owner, id)).toEqual({ note: null });
    await expect(saveLockBox(owner, { id, note: 'Again' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('who answers buyers', () => {
  const ask = (ctx: ServerContext, listingKey: string) =>
    sendInquiry(ctx, {
      listingKey,
      form: {
        name: 'Bea Buyer',
        email: 'bea@home.example',
        phone: undefined,
        mayCall: false,
        consent: true,
        idempotencyKey: randomUUID(),
        message: 'How old is the roof?',
      },
    });
  const toldOf = async (ctx: ServerContext) =>
    (await app.db.selectFrom('notifications').select('title').where('user_id', '=', idOf(ctx)).execute()).filter(({ title }) =>
      title.startsWith('Bea Buyer'),
    ).length;
  const told = () => Promise.all([owner, partner, agent, helper].map(toldOf));

  it('is everybody until one person is chosen, who then takes the mail and the new threads', async () => {
    const { id, listingKey } = await makeListing({ isPublic: true });
    await ask(stranger, listingKey);
    expect(await told()).toEqual([1, 1, 1, 1]);
    expect(await contactOf(listingKey)).toBe(await mailOf(owner));

    const chosen = await chooseContact(owner, { id, userId: idOf(agent) });
    expect(chosen.contactId).toBe(idOf(agent));
    expect(await contactOf(listingKey)).toBe(await mailOf(agent));
    const { inquiryId } = await ask(stranger, listingKey);
    expect(await told()).toEqual([1, 1, 2, 1]);
    const desk = await app.db
      .selectFrom('thread_desks as d')
      .innerJoin('threads as t', 't.id', 'd.thread_id')
      .select('d.assigned_to')
      .where('t.public_id', '=', inquiryId)
      .executeTakeFirst();
    expect(desk?.assigned_to).toBe(idOf(agent));
    await expect(chooseContact(owner, { id, userId: idOf(stranger) })).rejects.toMatchObject({ code: 'not-found' });

    await chooseContact(partner, { id, userId: idOf(owner) });
    await ask(stranger, listingKey);
    expect(await told()).toEqual([2, 1, 2, 1]);
    await chooseContact(owner, { id, userId: null });
    expect((await listListingPeople(owner, id)).contactId).toBeNull();
  });

  it('is the owner again when the chosen person leaves, is removed, or closes their account', async () => {
    const { id, listingKey } = await makeListing({ isPublic: true });
    const asked: string[] = [];
    for (const [who, end] of [
      [agent, () => removeListingPerson(owner, { id, userId: idOf(agent) }, { leaveShowings })],
      [helper, () => leaveListing(helper, id, { leaveShowings })],
      [partner, () => leaveListings(app.ctx(), idOf(partner))],
    ] as const) {
      await chooseContact(owner, { id, userId: idOf(who) });
      expect(await contactOf(listingKey)).toBe(await mailOf(who));
      const { inquiryId } = await ask(stranger, listingKey);
      const read = (ctx: ServerContext) =>
        getThread({ ...ctx, sources: { listing: findHomesToWriteAbout } }, { threadId: inquiryId, side: 'recipient' });
      await expect(read(who)).resolves.toMatchObject({ threadId: inquiryId });
      const { text } = await readMail(app, (await mailOf(who)) ?? '');
      const link = `/api/replies/inquiries/${/\/reply\/([\w-]{43})/.exec(text)?.[1] ?? expect.fail('no link in the mail')}`;
      expect((await app.request(link)).status).toBe(200);
      await end();
      // What buyers wrote is the others' alone, also by the link in the mail that came before.
      await expect(read(who)).rejects.toMatchObject({ code: 'not-found' });
      expect((await app.request(link)).status).toBe(404);
      await expect(read(owner)).resolves.toMatchObject({ threadId: inquiryId });
      asked.push(inquiryId);
      expect(await contactOf(listingKey)).toBe(await mailOf(owner));
      expect((await listListingPeople(owner, id)).contactId).toBe(idOf(owner));
    }
    // Nothing waits for whoever is gone; an account that closes takes its name along.
    const desks = await app.db
      .selectFrom('thread_desks as d')
      .innerJoin('threads as t', 't.id', 'd.thread_id')
      .select('d.assigned_to')
      .where('t.public_id', 'in', asked.slice(0, 2))
      .execute();
    expect(desks.flatMap((desk) => desk.assigned_to ?? [])).toEqual([]);
  });
});

describe('what buyers see', () => {
  it('follows the display choices with the next publication', async () => {
    const { id, listingKey } = await makeListing({ isPublic: true });
    const shown = () => getListing(app.ctx(), listingKey);
    expect(await shown()).toMatchObject({ streetAddress: '17 Willow Lane', listAgentFullName: 'Olga' });
    await save(id, {
      InternetAddressDisplayYN: false,
      InternetAutomatedValuationDisplayYN: false,
      InternetConsumerCommentYN: false,
      SellerDisplayName: 'The Willow sellers',
      SellerDisplayPhone: '(303) 555-0142',
      SellerBrokerage: 'Fir & Main Realty 21',
    });
    expect((await getOwnListing(owner, id)).hasUnpublished).toBe(true);
    expect(await shown()).toMatchObject({ streetAddress: '17 Willow Lane' });
    await publish(id);
    expect(await shown()).toMatchObject({
      streetAddress: null,
      listAgentFullName: 'The Willow sellers',
      attributionContact: '(303) 555-0142',
      listOfficeName: 'Fir & Main Realty 21',
    });
    const gates = await app.db
      .selectFrom('listings')
      .select(['display_listing', 'display_address', 'display_avm', 'display_comments'])
      .where('listing_key', '=', listingKey)
      .executeTakeFirstOrThrow();
    expect(gates).toEqual({ display_listing: true, display_address: false, display_avm: false, display_comments: false });
    await save(id, { InternetEntireListingDisplayYN: false });
    await publish(id);
    await expect(shown()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('forgets the name with the account, in versions too', async () => {
    const seller = await signIn('Vera Vanish');
    const { id } = await createOwnListing(seller, { id: randomUUID(), homeId: null });
    await insertMember(app.db, { own_listing_id: id, user_id: idOf(partner), part: 'co-owner', joined_at: seller.now });
    await saveDraft(seller, {
      id,
      baseVersion: 1,
      writer: randomUUID(),
      seq: 1,
      changes: [
        { path: ['SellerDisplayName'], value: 'Vera Vanish' },
        { path: ['BedroomsTotal'], value: 3 },
      ],
    });
    await leaveListings(app.ctx(), idOf(seller));
    const rows = await app.db.selectFrom('own_listing_versions').selectAll().where('own_listing_id', '=', id).execute();
    expect(JSON.stringify([rows, await getOwnListing(partner, id)])).not.toContain('Vera');
    expect((await getOwnListing(partner, id)).fields).toEqual({ BedroomsTotal: 3 });
  });

  it('refuses a name or a phone number that is none', async () => {
    const { id } = await makeListing();
    for (const fields of [
      { SellerDisplayName: 'Call 303-555-0142' },
      { SellerBrokerage: 'Call 3035550142' },
      { SellerDisplayPhone: 'ask me' },
    ])
      await expect(save(id, fields)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('what new listings start with', () => {
  it('is each person’s own, and changes no listing that exists', async () => {
    expect(await getSellerDefaults(owner)).toEqual({ compensation: null, compensationText: USUAL_COMPENSATION_TEXT });
    const before = await makeListing();
    await saveSellerDefaults(owner, { compensation: 'ask', compensationText: 'Negotiable. Write it into the offer.' });
    const after = await makeListing();
    expect((await getOwnListing(owner, after.id)).plan).toMatchObject({
      compensation: 'ask',
      compensationText: 'Negotiable. Write it into the offer.',
    });
    expect((await getOwnListing(owner, before.id)).plan).toMatchObject({
      compensation: null,
      compensationText: USUAL_COMPENSATION_TEXT,
    });
    expect(await getSellerDefaults(stranger)).toMatchObject({ compensationText: USUAL_COMPENSATION_TEXT });
  });
});
