import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { leaveShowings } from '#domains/bookings/server/index.ts';
import { makeDraft, photo, save, personAt, upload, WHOLE_HOME, writer } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EditorValue } from '../contract.ts';
import {
  archiveOwnListing,
  createOwnListing,
  deleteOwnListing,
  duplicateOwnListing,
  getOwnListing,
  listOwnListings,
} from './drafts.ts';
import {
  changeListingPart,
  leaveListing,
  listListingPeople,
  ownListingInvitations,
  removeListingPerson,
} from './listing-people.ts';
import { cutPhoto } from './cut-photo.ts';
import { addPhoto, changePhoto, orderPhotos, servePhoto } from './photos.ts';
import { passPapers } from './pass-papers.ts';
import { passWords } from './pass-words.ts';
import { changePrice } from './change-price.ts';
import { changeStatus } from './change-status.ts';
import { listListingEvents } from './list-events.ts';
import { planFirstDay } from './plan-first-day.ts';
import { previewListing } from './preview-listing.ts';
import { publishListing } from './publish-listing.ts';
import { tieHome } from './tie-home.ts';
import { savePlan } from './save-plan.ts';
import { listDraftVersions, restoreVersion, saveDraft } from './save-draft.ts';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;

const signIn = personAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [owner, stranger] = await Promise.all([signIn('Olga'), signIn('Sten')]);
});
afterAll(() => app.close());

describe('a draft', () => {
  it('is nobody else’s: every call answers strangers as if it were not there', async () => {
    const { id, photos } = await makeDraft(owner);
    const photoId = photos[0]?.id ?? '';
    const calls: Record<string, () => Promise<unknown>> = {
      get: () => getOwnListing(stranger, id),
      save: () => save(stranger, id, 1, { ListPrice: 1 }),
      plan: () => savePlan(stranger, { id, writer, seq: 1, changes: [] }),
      versions: () => listDraftVersions(stranger, { id, before: undefined }),
      home: () => tieHome(stranger, { id, homeId: null }),
      restore: () => restoreVersion(stranger, { id, version: 1 }),
      publish: () => publishListing(stranger, { id, version: 2, as: 'Active' }),
      firstDay: () => planFirstDay(stranger, { id, onMarketDate: null }),
      status: () => changeStatus(stranger, { id, from: 'Incomplete', to: 'Active', reason: 'mine', date: '2026-01-01' }),
      price: () => changePrice(stranger, { id, from: 450_000, to: 1000, reason: 'cheap' }),
      events: () => listListingEvents(stranger, id),
      pass: () =>
        passWords(stranger, { id, finding: { category: 'steering', rule: 'word', text: 'x', pack: 'federal' }, reason: 'so' }),
      papers: () => passPapers(stranger, { id, papers: ['lead-paint'], reason: 'so' }),
      preview: () => previewListing(stranger, id),
      duplicate: () => duplicateOwnListing(stranger, { id, newId: randomUUID() }),
      archive: () => archiveOwnListing(stranger, { id, isArchived: true }),
      remove: () => deleteOwnListing(stranger, id),
      addPhoto: async () => addPhoto(stranger, { id, photoId: randomUUID(), request: upload(await photo()) }),
      changePhoto: () => changePhoto(stranger, { id, photoId, change: { isRemoved: true } }),
      cutPhoto: () => cutPhoto(stranger, { id, photoId, cut: { turn: 90, crop: null } }),
      order: () => orderPhotos(stranger, { id, photoIds: [] }),
      people: () => listListingPeople(stranger, id),
      invite: () => ownListingInvitations.invite(stranger, { params: { id }, form: { email: 'x@home.example', part: 'agent' } }),
      changePart: () => changeListingPart(stranger, { id, userId: 'anyone', part: 'agent' }),
      expel: () => removeListingPerson(stranger, { id, userId: 'anyone' }, { leaveShowings }),
      leave: () => leaveListing(stranger, id, { leaveShowings }),
    };
    for (const [name, call] of Object.entries(calls)) await expect(call(), name).rejects.toMatchObject({ code: 'not-found' });
    expect((await listOwnListings(stranger)).listings).toEqual([]);
    expect(await getOwnListing(owner, id)).toMatchObject({
      standardStatus: 'Incomplete',
      fields: { ListPrice: 450_000, StateOrProvince: 'CO' },
    });
  });

  it('names the field that cannot be so, and keeps what was there', async () => {
    const { id, version } = await makeDraft(owner);
    const wrong: Record<string, unknown> = {
      ListPrice: 0,
      BedroomsTotal: 2.5,
      PropertySubType: 'Castle',
      PublicRemarks: 'x'.repeat(1_000_000),
      PostalCode: '8020',
      StateOrProvince: 'Atlantis',
      Heating: 'warm',
      Cooling: ['Magic'],
      VirtualTourURLUnbranded: 'javascript:alert(1)',
      AvailabilityDate: '2026-02-30',
      LivingArea: Number.MAX_SAFE_INTEGER,
      Commission: 3,
    };
    for (const [field, value] of Object.entries(wrong)) {
      const fault = await save(owner, id, version, { [field]: value as EditorValue }).catch((error: unknown) => error);
      expect(fault, field).toMatchObject({
        code: 'invalid',
        fields: { [field === 'Commission' ? 'unsaved' : field]: expect.any(String) },
      });
    }
    await expect(save(owner, id, version, { ListPrice: 10_000_000_000 })).rejects.toMatchObject({ code: 'invalid' });
    expect((await getOwnListing(owner, id)).version).toBe(version);
  });

  it('merges what two windows change, and lets neither overwrite the other', async () => {
    const { id, version } = await makeDraft(owner);
    const other = randomUUID();
    await save(owner, id, version, { BedroomsTotal: 4 });
    const merged = await save(owner, id, version, { LivingArea: 2000 }, other);
    expect(merged.fields).toMatchObject({ BedroomsTotal: 4, LivingArea: 2000 });
    await expect(save(owner, id, version, { BedroomsTotal: 2, YearBuilt: 1990 }, other)).rejects.toMatchObject({
      code: 'conflict',
      fields: { BedroomsTotal: expect.stringContaining('another window') },
    });
    expect((await getOwnListing(owner, id)).fields).toMatchObject({ BedroomsTotal: 4, YearBuilt: 1984 });
    // Having seen it, they may; and its own earlier save is no conflict for a window.
    expect((await save(owner, id, merged.version, { BedroomsTotal: 2 }, other)).fields['BedroomsTotal']).toBe(2);
    expect((await save(owner, id, merged.version, { BedroomsTotal: 5 }, other)).fields['BedroomsTotal']).toBe(5);
  });

  it('takes a save that arrives twice once', async () => {
    const { id, version } = await makeDraft(owner);
    const unsaved = { writer: randomUUID(), seq: 1, changes: [{ path: ['YearBuilt'], value: 1990 }] };
    const first = await saveDraft(owner, { id, baseVersion: version, ...unsaved });
    expect((await saveDraft(owner, { id, baseVersion: version, ...unsaved })).version).toBe(first.version);
  });

  it('undoes one save after the other, as far as the first', async () => {
    const { id, version } = await makeDraft(owner);
    await save(owner, id, version, { BedroomsTotal: 5 });
    const last = await save(owner, id, version + 1, { BedroomsTotal: 6 });
    expect(last.undoVersion).toBe(version + 1);
    const once = await restoreVersion(owner, { id, version: version + 1 });
    expect(once.fields).toMatchObject({ BedroomsTotal: 5 });
    expect(once.undoVersion).toBe(version);
    const twice = await restoreVersion(owner, { id, version: once.undoVersion ?? 0 });
    expect(twice.fields).toMatchObject({ BedroomsTotal: WHOLE_HOME.BedroomsTotal });
    expect(twice.undoVersion).toBe(version - 1);
    expect((await createOwnListing(owner, { id: randomUUID(), homeId: null })).undoVersion).toBeNull();
  });

  it('goes back to any version, and forward again', async () => {
    const { id, version } = await makeDraft(owner);
    const later = await save(owner, id, version, { ListPrice: 500_000, Roof: ['Tile'] });
    const restored = await restoreVersion(owner, { id, version });
    expect([restored.fields['ListPrice'], restored.fields['Roof']]).toEqual([450_000, undefined]);
    expect((await restoreVersion(owner, { id, version: later.version })).fields).toMatchObject({
      ListPrice: 500_000,
      Roof: ['Tile'],
    });
    const { versions } = await listDraftVersions(owner, { id, before: undefined });
    expect(versions[0]).toMatchObject({ by: 'Olga', isMine: true, restoredVersion: later.version });
    await expect(restoreVersion(owner, { id, version: 99 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('starts once, is copied with its photos, and is deleted with them', async () => {
    const id = randomUUID();
    await Promise.all([0, 1, 2].map(() => createOwnListing(owner, { id, homeId: null })));
    await expect(createOwnListing(stranger, { id, homeId: null })).rejects.toMatchObject({ code: 'conflict' });
    const draft = await makeDraft(owner);
    const copy = await duplicateOwnListing(owner, { id: draft.id, newId: randomUUID() });
    expect(copy).toMatchObject({ relistsId: null, fields: draft.fields });
    expect(copy.photos).toHaveLength(1);
    await deleteOwnListing(owner, draft.id);
    await expect(getOwnListing(owner, draft.id)).rejects.toMatchObject({ code: 'not-found' });
    // The copy still has the file.
    expect(await servePhoto(app.ctx(), { photoId: copy.photos[0]?.id ?? '', width: 480, isWhole: false })).toBeInstanceOf(
      Uint8Array,
    );
    expect(await app.db.selectFrom('orphaned_files').selectAll().execute()).toEqual([]);
    await deleteOwnListing(owner, copy.id);
    expect(await app.db.selectFrom('orphaned_files').selectAll().execute()).toHaveLength(1);
  });
});
