import { sql } from 'kysely';
import { sharp } from '#platform/files/sharp.ts';
import { serveMedia, type DrawPortrait } from '#domains/listings/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { CmaComp } from '../contract.ts';

export type PictureContext = Context & { files: FileStore; drawPortrait: DrawPortrait | undefined };

export interface Picture {
  jpeg: Uint8Array;
  /** A drawing, not a photograph. */
  isDrawn: boolean;
  /** Whose listing the picture comes from. */
  office: string | null;
}

const WIDTH = 480;
const PRINTED_WIDTH = 300;

/** The first unaltered picture of each comparable that has one which may be shown, by the comparable's key, as JPEG for print. */
export async function loadPictures(ctx: PictureContext, comps: readonly CmaComp[]): Promise<Map<string, Picture>> {
  const keys = comps.flatMap(({ facts }) => (facts.listingKey === null ? [] : [facts.listingKey]));
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ listingKey: string; mediaId: number; isDrawn: boolean; office: string | null }>`
    select distinct on (l.id) l.listing_key as "listingKey", m.id as "mediaId", m.state = 'drawn' as "isDrawn", l.list_office_name as office
    from listings l join listing_media m on m.listing_id = l.id
    where l.listing_key = any(${keys}) and l.display_listing and m.category = 'Photo' and cardinality(m.alterations) = 0
    order by l.id, m.sort_order, m.id`.execute(ctx.db);
  const found = await Promise.all(
    rows.map(async ({ listingKey, mediaId, isDrawn, office }) => {
      const jpeg = await loadJpeg(ctx, mediaId);
      return jpeg === undefined ? [] : [{ listingKey, picture: { jpeg, isDrawn, office } }];
    }),
  );
  const byListing = new Map(found.flat().map(({ listingKey, picture }) => [listingKey, picture]));
  return new Map(
    comps.flatMap(({ key, facts }): [string, Picture][] => {
      const picture = byListing.get(facts.listingKey ?? '');
      return picture === undefined ? [] : [[key, picture]];
    }),
  );
}

// PDFs take JPEG or PNG; pictures here are stored as WebP.
async function loadJpeg(ctx: PictureContext, mediaId: number): Promise<Buffer | undefined> {
  try {
    const { content } = await serveMedia(ctx, { mediaId, width: WIDTH });
    return await sharp(content).resize({ width: PRINTED_WIDTH }).jpeg({ quality: 80 }).toBuffer();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
