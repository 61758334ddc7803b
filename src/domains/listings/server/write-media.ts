import { sql } from 'kysely';
import { copyRows } from '#platform/db/copy-rows.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import { takeIds } from '#platform/db/take-ids.ts';
import { keptFileOf, stripSignature } from '../model/map-media.ts';
import type { NormalizedListing, NormalizedMedia } from '../model/normalized-listing.ts';

/** What the listing's own row stores about its pictures. */
export interface MediaSummary {
  photosCount: number;
  /** The first picture that can be shown already. */
  coverMediaId: number | null;
}

interface OfListing {
  listing_id: number;
}

type NumberedMedia = NormalizedMedia & { id: number };

export interface PlannedMedia extends MediaSummary {
  cover: NumberedMedia | undefined;
  /** To which the database gives an id. */
  others: NormalizedMedia[];
}

/** Gives the covers of new listings their ids beforehand, so that the listing's row can name its cover at once. */
export async function planNewMedia(trx: Trx, added: readonly NormalizedListing[]): Promise<Map<NormalizedListing, PlannedMedia>> {
  const withMedia = added.filter((listing) => (listing.media?.length ?? 0) > 0);
  const covers = new Map(withMedia.map((listing) => [listing, listing.media?.find((picture) => picture.state !== 'pending')]));
  const ids = (
    await takeIds(trx, 'listing_media', [...covers.values()].filter((cover) => cover !== undefined).length)
  ).toReversed();
  return new Map(
    withMedia.map((listing) => {
      const media = listing.media ?? [];
      const picture = covers.get(listing);
      const id = picture === undefined ? undefined : ids.pop();
      const cover = picture === undefined || id === undefined ? undefined : { ...picture, id };
      const others = picture === undefined ? media : media.filter((one) => one !== picture);
      return [listing, { cover, others, photosCount: countPhotos(media), coverMediaId: id ?? null }];
    }),
  );
}

const countPhotos = (media: readonly { category: string }[]) => media.filter((picture) => picture.category === 'Photo').length;

const MEDIA_COLUMNS = [
  'listing_id',
  'media_key',
  'source_url',
  'category',
  'image_of',
  'caption',
  'alt_text',
  'sort_order',
  'alterations',
  'original_media_key',
  'state',
  'file_key',
  'width',
  'height',
] as const;

type MediaColumn = 'id' | (typeof MEDIA_COLUMNS)[number];

/** Pictures that have an id. */
export const insertNumbered = (trx: Trx, pictures: readonly (NumberedMedia & OfListing)[]): Promise<void> =>
  insertColumns(trx, ['id', ...MEDIA_COLUMNS], pictures);

/** Pictures to which the database gives one. */
export const insertMedia = (trx: Trx, pictures: readonly (NormalizedMedia & OfListing)[]): Promise<void> =>
  insertColumns(trx, MEDIA_COLUMNS, pictures);

const insertColumns = (
  trx: Trx,
  columns: readonly MediaColumn[],
  pictures: readonly (NormalizedMedia & OfListing & { id?: number })[],
): Promise<void> =>
  copyRows(trx, 'listing_media', columns, pictures, (picture) =>
    columns.map((name) => (name === 'file_key' ? keptFileOf(picture.source_url) : picture[name])),
  );

const withFile = <Row extends { source_url: string }>(row: Row) => ({ ...row, file_key: keptFileOf(row.source_url) });

interface StoredMedia {
  id: number;
  listing_id: number;
  media_key: string;
  source_url: string;
  state: string;
  file_key: string | null;
}

/**
 * Brings the pictures of known listings to the set their record names; listings that say nothing of pictures are left
 * out. A picture whose address stays keeps its file; one with a new address is fetched anew while the old file serves on.
 * Files of pictures that are gone are swept by a job. Returns the summaries by listing id.
 */
export async function replaceMedia(
  trx: Trx,
  changed: readonly { id: number; listing: NormalizedListing }[],
): Promise<Map<number, MediaSummary>> {
  const told = changed.filter(({ listing }) => listing.media !== undefined);
  if (told.length === 0) return new Map();
  const stored = await sql<StoredMedia>`
    select id, listing_id, media_key, source_url, state, file_key from listing_media
    where listing_id = any(${told.map(({ id }) => id)})`.execute(trx);
  const byKey = new Map(stored.rows.map((row) => [`${row.listing_id} ${row.media_key}`, row]));
  const kept = new Set<number>();
  const updates: (NormalizedMedia & { id: number })[] = [];
  const additions: (NormalizedMedia & { listing_id: number })[] = [];
  for (const { id, listing } of told) {
    for (const picture of listing.media ?? []) {
      const known = byKey.get(`${id} ${picture.media_key}`);
      if (known === undefined) additions.push({ ...picture, listing_id: id });
      else {
        kept.add(known.id);
        updates.push({ ...picture, id: known.id });
      }
    }
  }
  const gone = stored.rows.filter((row) => !kept.has(row.id));
  await forgetMedia(trx, gone);
  await updateMedia(trx, updates, new Map(stored.rows.map((row) => [row.id, row])));
  await insertMedia(trx, additions);
  return summarizeMedia(
    trx,
    told.map(({ id }) => id),
  );
}

/** Has the files of pictures deleted a day from now, unless a home shows them by then. */
export async function orphanFiles(trx: Db, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await sql`
    insert into orphaned_files (file_key) select distinct unnest(${[...files]}::text[])
    on conflict (file_key) do update set orphaned_at = excluded.orphaned_at`.execute(trx);
}

async function forgetMedia(trx: Trx, gone: readonly StoredMedia[]): Promise<void> {
  if (gone.length === 0) return;
  // Whoever keeps a picture for us to show also removes its file.
  await orphanFiles(
    trx,
    gone.flatMap((row) => (keptFileOf(row.source_url) === null ? (row.file_key ?? []) : [])),
  );
  await sql`delete from listing_media where id = any(${gone.map((row) => row.id)})`.execute(trx);
}

async function updateMedia(
  trx: Trx,
  updates: readonly (NormalizedMedia & { id: number })[],
  stored: Map<number, StoredMedia>,
): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map((picture) => {
    const known = stored.get(picture.id);
    const isSame = known !== undefined && stripSignature(known.source_url) === stripSignature(picture.source_url);
    // A failed picture is tried again whenever its record comes again.
    return withFile({ ...picture, state: isSame && known.state !== 'failed' ? known.state : picture.state });
  });
  await sql`
    update listing_media set source_url = v.source_url, category = v.category, image_of = v.image_of, caption = v.caption, alt_text = v.alt_text,
      sort_order = v.sort_order, alterations = v.alterations, original_media_key = v.original_media_key, state = v.state, attempts = 0, next_attempt_at = now(), expired_at = null,
      file_key = coalesce(v.file_key, listing_media.file_key),
      width = case when v.file_key is null then coalesce(listing_media.width, v.width) else v.width end,
      height = case when v.file_key is null then coalesce(listing_media.height, v.height) else v.height end
    from json_populate_recordset(null::listing_media, ${JSON.stringify(rows)}::json) as v
    where listing_media.id = v.id`.execute(trx);
}

async function summarizeMedia(trx: Trx, listingIds: readonly number[]): Promise<Map<number, MediaSummary>> {
  const { rows } = await sql<{ listing_id: number; photos_count: number; cover_media_id: number | null }>`
    select l.id as listing_id, count(m.id) filter (where m.category = 'Photo')::int as photos_count,
      (array_agg(m.id order by m.sort_order) filter (where m.state = 'drawn' or m.file_key is not null))[1] as cover_media_id
    from unnest(${[...listingIds]}::bigint[]) as l (id) left join listing_media m on m.listing_id = l.id
    group by l.id`.execute(trx);
  return new Map(rows.map((row) => [row.listing_id, { photosCount: row.photos_count, coverMediaId: row.cover_media_id }]));
}
