import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocuments, serveDocument } from '#domains/documents/server/keep-documents.ts';
import { restoreDocument } from '#domains/documents/server/trash.ts';
import { holdDocument } from '#domains/documents/server/vault.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Part, SalePaperKey } from '../contract.ts';
import { createOwnListing, deleteOwnListing } from './drafts.ts';
import { leaveListing, removeListingPerson } from './people.ts';
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

async function signIn(name: string): Promise<ServerContext> {
  return { ...app.ctx(), actor: await addActor(app.db, { name }) };
}

const idOf = (ctx: ServerContext) => requireUser(ctx).userId;

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
  }: Partial<{ item: SalePaperKey; documentId: string; body: Buffer | ReadableStream }> = {},
) {
  const request = new Request('http://home.example/', {
    method: 'PUT',
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    duplex: 'half',
  } as RequestInit);
  return uploadSaleDocument(ctx, { id, item, documentId, name: 'Deed.pdf', request });
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

  it('are thrown away by who added them, and by owners', async () => {
    const id = await makeListing();
    const [mine, theirs] = [await upload(owner, id), await upload(helper, id, { item: 'survey' })];
    expect(await namesOf(helper, id)).toEqual(['Olga false', 'Hugo true']);
    expect(await namesOf(partner, id)).toEqual(['Olga true', 'Hugo true']);
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
    await removeListingPerson(owner, { id, userId: idOf(helper) });
    await leaveListing(partner, id);
    expect(await namesOf(owner, id)).toEqual(['Olga true', 'Olga true']);
    expect((await listDocuments(helper)).documents).toEqual([]);
    await expect(serveDocument(helper, left.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('take nothing from somebody who is removed during the upload', async () => {
    const id = await makeListing();
    const body = new ReadableStream({
      async pull(controller) {
        await removeListingPerson(owner, { id, userId: idOf(helper) });
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
