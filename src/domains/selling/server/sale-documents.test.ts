import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveShowings } from '#domains/bookings/server/index.ts';
import { deleteDocument, listDocuments, serveDocument } from '#domains/documents/server/keep-documents.ts';
import { restoreDocument } from '#domains/documents/server/trash.ts';
import { listVersions } from '#domains/documents/server/versions.ts';
import { holdDocument } from '#domains/documents/server/vault.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Part, SalePaperKey } from '../contract.ts';
import { createOwnListing, deleteOwnListing } from './drafts.ts';
import { listHomeDisclosures, openDisclosures, serveHomeDisclosure } from './home-disclosures.ts';
import { leaveListing, removeListingPerson } from './listing-people.ts';
import { insertMember } from './people-rows.ts';
import { deleteSaleDocument, listSaleDocuments, serveSaleDocument, uploadSaleDocument } from './sale-documents.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('a deed, black on white')]);

let app: TestApp;
let owner: ServerContext;
let partner: ServerContext;
let helper: ServerContext;
let stranger: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  [owner, partner, helper, stranger] = await Promise.all([signIn('Olga'), signIn('Pia'), signIn('Hugo'), signIn('Sten')]);
});
afterAll(() => app.close());

const signIn = signInAt(() => app);

async function join(id: string, ctx: ServerContext, part: Part): Promise<void> {
  await insertMember(app.db, { own_listing_id: id, user_id: idOf(ctx), part, joined_at: ctx.now });
}

async function makeListing(): Promise<string> {
  const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
  await join(id, partner, 'co-owner');
  await join(id, helper, 'assistant');
  return id;
}

function upload(
  ctx: ServerContext,
  id: string,
  {
    item = 'deed',
    documentId = randomUUID(),
    body = PDF,
    replaces,
  }: Partial<{ item: SalePaperKey; documentId: string; body: Buffer | ReadableStream; replaces: string }> = {},
) {
  const request = new Request('http://home.example/', {
    method: 'PUT',
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    duplex: 'half',
  } as RequestInit);
  return uploadSaleDocument(ctx, { id, item, documentId, name: 'Deed.pdf', replaces, request });
}

const namesOf = async (ctx: ServerContext, id: string) =>
  (await listSaleDocuments(ctx, id)).documents.map(({ by, canDelete }) => `${by} ${canDelete}`);

describe('the documents of a sale', () => {
  it('are there for its people, and for nobody else', async () => {
    const id = await makeListing();
    const { id: documentId } = await upload(owner, id);
    const calls = {
      list: () => listSaleDocuments(stranger, id),
      add: () => upload(stranger, id),
      read: () => serveSaleDocument(stranger, { id, documentId }),
      remove: () => deleteSaleDocument(stranger, { id, documentId }),
    };
    for (const [name, call] of Object.entries(calls)) await expect(call(), name).rejects.toMatchObject({ code: 'not-found' });
    const file = await serveSaleDocument(helper, { id, documentId });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    // Not by way of another listing, either.
    const other = await makeListing();
    await expect(serveSaleDocument(owner, { id: other, documentId })).rejects.toMatchObject({ code: 'not-found' });
    await expect(deleteSaleDocument(owner, { id: other, documentId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lie sealed in the store, once for each id', async () => {
    const id = await makeListing();
    const documentId = randomUUID();
    const [first, second] = await Promise.all([upload(owner, id, { documentId }), upload(owner, id, { documentId })]);
    expect(first).toEqual(second);
    expect((await listSaleDocuments(owner, id)).documents).toEqual([first]);
    const row = await app.db
      .selectFrom('documents')
      .select('file_key')
      .where('public_id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from((await owner.files.get(row.file_key)) ?? []).toString('latin1')).not.toContain('deed');
  });

  it('get a new version from who added them, and another document from owners', async () => {
    const id = await makeListing();
    const first = await upload(helper, id);
    const newer = Buffer.concat([PDF, Buffer.from(' with its seal')]);
    const body = { replaces: first.id, body: newer };
    const second = await upload(helper, id, body);
    expect(second).toMatchObject({ id: first.id, sizeBytes: newer.length });
    // The same content again, and the same file again, is no further version.
    await upload(helper, id, body);
    const { versions } = await listVersions(helper, first.id);
    expect(versions.map(({ version, sizeBytes }) => [version, sizeBytes])).toEqual([
      [2, newer.length],
      [1, PDF.length],
    ]);
    expect(Buffer.from(await (await serveSaleDocument(owner, { id, documentId: first.id })).arrayBuffer())).toEqual(newer);
    const sent = { documentId: randomUUID(), replaces: first.id };
    const theirs = await upload(owner, id, sent);
    // After an answer that got lost.
    expect(await upload(owner, id, sent)).toEqual(theirs);
    expect((await listSaleDocuments(owner, id)).documents).toEqual([theirs]);
    await expect(upload(helper, id, { replaces: theirs.id })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(upload(owner, id, { replaces: randomUUID() })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listSaleDocuments(owner, id)).documents).toEqual([theirs]);
  });

  it('are thrown away by who added them, and by owners', async () => {
    const id = await makeListing();
    const [mine, theirs] = [await upload(owner, id), await upload(helper, id, { item: 'survey' })];
    expect(await namesOf(helper, id)).toEqual(['Olga false', 'Hugo true']);
    expect(await namesOf(partner, id)).toEqual(['Olga true', 'Hugo true']);
    const minesOf = async (ctx: ServerContext) => (await listSaleDocuments(ctx, id)).documents.map(({ isMine }) => isMine);
    expect(await Promise.all([owner, helper, partner].map(minesOf))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    await expect(deleteSaleDocument(helper, { id, documentId: mine.id })).rejects.toMatchObject({ code: 'forbidden' });
    await deleteSaleDocument(partner, { id, documentId: theirs.id });
    await deleteSaleDocument(partner, { id, documentId: mine.id });
    expect(await namesOf(owner, id)).toEqual([]);
    // Each is in the trash of who added it, and comes back from there.
    await restoreDocument(helper, theirs.id);
    await expect(restoreDocument(partner, mine.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await namesOf(owner, id)).toEqual(['Hugo true']);
    await deleteSaleDocument(helper, { id, documentId: theirs.id });
  });

  it('are not thrown away while somebody holds them', async () => {
    const id = await makeListing();
    const { id: documentId } = await upload(owner, id);
    await holdDocument(owner, { documentId, reason: 'A dispute' });
    await expect(deleteSaleDocument(partner, { id, documentId })).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(owner, id)).toEqual(['Olga true']);
  });

  it('stay with the sale when somebody leaves it', async () => {
    const id = await makeListing();
    const [left] = [await upload(helper, id), await upload(partner, id)];
    const thrown = await upload(helper, id, { item: 'survey' });
    await deleteSaleDocument(helper, { id, documentId: thrown.id });
    await removeListingPerson(owner, { id, userId: idOf(helper) }, { leaveShowings });
    await leaveListing(partner, id, { leaveShowings });
    expect(await namesOf(owner, id)).toEqual(['Olga true', 'Olga true']);
    expect((await listDocuments(helper)).documents).toEqual([]);
    await expect(serveDocument(helper, left.id)).rejects.toMatchObject({ code: 'not-found' });
    // What they had thrown away is theirs, and does not come back into the sale.
    expect(await restoreDocument(helper, thrown.id)).toMatchObject({ belongsTo: 'vault' });
    expect(await namesOf(owner, id)).toEqual(['Olga true', 'Olga true']);
    await deleteDocument(helper, thrown.id);
  });

  it('take nothing from somebody who is removed during the upload', async () => {
    const id = await makeListing();
    const body = new ReadableStream({
      async pull(controller) {
        await removeListingPerson(owner, { id, userId: idOf(helper) }, { leaveShowings });
        controller.enqueue(new Uint8Array(PDF));
        controller.close();
      },
    });
    await expect(upload(helper, id, { body })).rejects.toMatchObject({ code: 'not-found' });
    expect(await namesOf(owner, id)).toEqual([]);
  });

  it('go with the draft', async () => {
    const id = await makeListing();
    const { id: documentId } = await upload(owner, id);
    await deleteOwnListing(owner, id);
    expect(await app.db.selectFrom('documents').selectAll().where('public_id', '=', documentId).execute()).toEqual([]);
  });
});

describe('the disclosures of a home', () => {
  const RECORD = { StateOrProvince: 'CO', YearBuilt: 1955, AssociationYN: false, PropertySubType: 'Single Family Residence' };

  async function makePublic(): Promise<{ id: string; listingKey: string }> {
    const id = await makeListing();
    const { keys } = await addListings(app.db, { ListingKey: `DISCLOSED-${id}` });
    const listingKey = keys[0] ?? '';
    await app.db
      .updateTable('own_listings')
      .set({ listing_key: listingKey, standard_status: 'Active', record: JSON.stringify(RECORD) })
      .where('id', '=', id)
      .execute();
    return { id, listingKey };
  }

  it('are named to every buyer, and opened to those with an account once their sellers say so', async () => {
    const { id, listingKey } = await makePublic();
    const [form, paint] = [await upload(owner, id, { item: 'state-form' }), await upload(owner, id, { item: 'lead-paint' })];
    const deed = await upload(owner, id);
    const seen = async () =>
      (await listHomeDisclosures(app.ctx(), listingKey)).disclosures.map(({ key, access, files }) => [
        key,
        access,
        files.map((file) => file.id),
      ]);
    expect(await seen()).toEqual([
      ['state-form', 'ask', []],
      ['lead-paint', 'ask', []],
    ]);
    await expect(openDisclosures(stranger, { id, papers: ['state-form'] })).rejects.toMatchObject({ code: 'not-found' });
    await expect(openDisclosures(helper, { id, papers: ['state-form'] })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await openDisclosures(partner, { id, papers: ['lead-paint'] })).toMatchObject({ openPapers: ['lead-paint'] });
    expect(await seen()).toEqual([
      ['state-form', 'ask', []],
      ['lead-paint', 'open', [paint.id]],
    ]);
    const file = await serveHomeDisclosure(stranger, { listingKey, documentId: paint.id });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    const closed = { 'a closed one': form.id, 'another paper': deed.id };
    for (const [name, documentId] of Object.entries(closed))
      await expect(serveHomeDisclosure(stranger, { listingKey, documentId }), name).rejects.toMatchObject({ code: 'not-found' });
    await expect(serveHomeDisclosure(app.ctx(), { listingKey, documentId: paint.id })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await deleteSaleDocument(owner, { id, documentId: paint.id });
    expect(await seen()).toEqual([
      ['state-form', 'ask', []],
      ['lead-paint', 'none', []],
    ]);
  });

  it('are no longer open once the home is sold or off the market', async () => {
    const { id, listingKey } = await makePublic();
    const paper = await upload(owner, id, { item: 'lead-paint' });
    await openDisclosures(owner, { id, papers: ['lead-paint'] });
    await app.db.updateTable('own_listings').set({ standard_status: 'Closed' }).where('id', '=', id).execute();
    expect(await listHomeDisclosures(stranger, listingKey)).toEqual({ disclosures: [] });
    await expect(serveHomeDisclosure(stranger, { listingKey, documentId: paper.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(openDisclosures(owner, { id, papers: [] })).rejects.toMatchObject({ code: 'conflict' });
    await app.db.updateTable('listings').set({ standard_status: 'Withdrawn' }).where('listing_key', '=', listingKey).execute();
    await expect(listHomeDisclosures(stranger, listingKey)).rejects.toMatchObject({ code: 'gone' });
  });
});
