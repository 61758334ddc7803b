import { DEMONSTRATION_SOURCE, type MediaWidth } from '#domains/listings/contract.ts';
import { readKeptMaster, readKeptPicture } from '#domains/listings/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import type { OwnListing, OwnOpenHouse } from '../contract.ts';
import type { EditorFields } from '../model/editor-fields.ts';
import { findMine } from './find-mine.ts';
import { listOwnOpenHouses } from './open-houses.ts';
import { fieldsOfRecord, labelOf, presentOwnListing, presentPhotos, readFields, readRecord, statusOf } from './present.ts';
import type { OwnListingRow } from './listing-rows.ts';
import { listPhotos } from './photo-rows.ts';

/** A listing as it may be advertised: with the fields that buyers see, once it is public. */
export interface AdvertisedListing {
  listing: OwnListing;
  fields: EditorFields;
  isPublic: boolean;
  isDemonstration: boolean;
  /** YYYY-MM-DD; null before the home was for sale. */
  listedOn: string | null;
  /** ISO instant of the last change of price. */
  repricedAt: string | null;
  /** Decimal dollars. */
  priceBefore: number | null;
  closePrice: number | null;
  /** Upcoming ones, the next first. */
  openHouses: OwnOpenHouse[];
}

/** Throws `not-found` for people without a part in the listing. */
export async function readAdvertised(ctx: Context, id: string): Promise<AdvertisedListing> {
  const row = await findMine(ctx, id);
  const [listing, { openHouses }] = await Promise.all([presentOwnListing(ctx, row), listOwnOpenHouses(ctx, id)]);
  const record = readRecord(row.record);
  const text = (name: string) => (typeof record?.[name] === 'string' ? String(record[name]) : null);
  const dollars = (name: string) => (typeof record?.[name] === 'number' ? Number(record[name]) : null);
  return {
    listing,
    fields: record === null ? readFields(row.fields) : fieldsOfRecord(record),
    isPublic: record !== null,
    isDemonstration: row.originating_system_name === DEMONSTRATION_SOURCE,
    listedOn: text('OnMarketDate'),
    repricedAt: text('PriceChangeTimestamp'),
    priceBefore: dollars('PreviousListPrice'),
    closePrice: dollars('ClosePrice'),
    openHouses: openHouses
      .filter(({ isCanceled, endsAt }) => !isCanceled && Date.parse(endsAt) > ctx.now.getTime())
      .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
  };
}

/** What strangers may know of a listing behind the short address on a material. Undefined if it is gone. */
export async function findAdvertised({ db }: Pick<Context, 'db'>, id: string) {
  const row: Omit<OwnListingRow, 'part'> | undefined = await db
    .selectFrom('own_listings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const record = readRecord(row.record);
  const known = await db.selectFrom('listings').select('id').where('listing_key', '=', row.listing_key).executeTakeFirst();
  return {
    listingKey: row.listing_key,
    /** Of its public record. */
    listingId: known?.id ?? null,
    isDemonstration: row.originating_system_name === DEMONSTRATION_SOURCE,
    status: statusOf(row),
    isPublic: record !== null,
    label: record === null ? null : labelOf(fieldsOfRecord(record)),
    isAddressShown: record?.['InternetAddressDisplayYN'] !== false,
    photos: presentPhotos(await listPhotos(db, [id])),
  };
}

/** The files of photos of a listing, at one of our widths or as large as we have them. The caller makes sure who may see them. */
export async function readPhotoFiles(
  { db, files }: Pick<Context, 'db'> & { files: FileStore },
  { listingId, photoIds, width }: { listingId: string; photoIds: readonly string[]; width: MediaWidth | 'master' },
): Promise<{ id: string; bytes: Uint8Array }[]> {
  const rows = (await listPhotos(db, [listingId])).filter(({ id }) => photoIds.includes(id));
  const read = await Promise.all(
    rows.map(async ({ id, file_key: fileKey }) => {
      const master = width === 'master' ? await readKeptMaster(files, fileKey) : undefined;
      const bytes = master ?? (await readKeptPicture(files, { fileKey, width: width === 'master' ? 1600 : width }));
      return bytes === undefined ? [] : [{ id, bytes }];
    }),
  );
  return read.flat();
}
