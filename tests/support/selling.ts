import { randomUUID } from 'node:crypto';
import { DISCLOSURE_KEYS, type EditorValue } from '#domains/selling/contract.ts';
import { createOwnListing } from '#domains/selling/server/drafts.ts';
import { passPapers } from '#domains/selling/server/pass-papers.ts';
import { addPhoto } from '#domains/selling/server/photos.ts';
import { publishListing } from '#domains/selling/server/publish-listing.ts';
import { saveDraft } from '#domains/selling/server/save-draft.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** All that a home needs to be published. */
export const WHOLE_HOME: Record<string, EditorValue> = {
  PropertySubType: 'Single Family Residence',
  ListPrice: 450_000,
  StreetNumber: '17',
  StreetName: 'Willow Lane',
  City: 'Denver',
  StateOrProvince: 'Colorado',
  PostalCode: '80203',
  Latitude: 39.73,
  Longitude: -104.98,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1800,
  LotSizeSquareFeet: 6000,
  YearBuilt: 1984,
  Heating: ['Forced Air'],
  PublicRemarks:
    'A house on a quiet corner with a kitchen of 2023, two baths, oak floors and a garden that gets the evening sun.',
  PrivateRemarks: 'The dog bites.',
};

/** A JPEG of one color; with `metadata`, it says where and with what it was taken. */
export async function photo(color = 'teal', metadata = false): Promise<Buffer> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: color } }).jpeg();
  return metadata
    ? picture.withExif({ IFD3: { GPSLatitude: '39/1 44/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Camera' } }).toBuffer()
    : picture.toBuffer();
}

export const upload = (body: Buffer) => new Request('http://home.example/', { method: 'PUT', body: new Uint8Array(body) });

/** The same person, so many minutes from now. */
export const inMinutes = (ctx: ServerContext, minutes: number): ServerContext => ({
  ...ctx,
  now: new Date(Date.now() + minutes * 60_000),
});

/** Who writes to drafts in a test. */
export const writer = randomUUID();
let seq = 0;

export function save(ctx: ServerContext, id: string, baseVersion: number, fields: Record<string, EditorValue>, by = writer) {
  seq += 1;
  const changes = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
  return saveDraft(ctx, { id, baseVersion, writer: by, seq, changes });
}

/** A draft that could be published, with a photo that no other has. */
export async function makeDraft(ctx: ServerContext, fields: Record<string, EditorValue> = WHOLE_HOME) {
  const { id, version } = await createOwnListing(ctx, { id: randomUUID(), homeId: null });
  await save(ctx, id, version, fields);
  await passPapers(ctx, { id, papers: DISCLOSURE_KEYS, reason: 'They come with the first offer' });
  return addPhoto(ctx, { id, photoId: randomUUID(), request: upload(await photo(`#${(100_000 + seq).toString()}`)) });
}

export async function makePublic(ctx: ServerContext, fields = WHOLE_HOME) {
  const { id, version } = await makeDraft(ctx, fields);
  return publishListing(ctx, { id, version, as: 'Active' });
}

/** Signs people in at an application. */
export function personAt(open: () => TestApp) {
  return async (name: string, person: { isDemo?: boolean; isVerified?: boolean } = {}): Promise<ServerContext> => ({
    ...open().ctx(),
    actor: await addActor(open().db, { name, ...person }),
  });
}
