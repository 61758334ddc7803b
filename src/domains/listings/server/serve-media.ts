import { hash } from 'node:crypto';
import { sharp } from '#platform/files/sharp.ts';
import { KEPT_DRAWING_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { noteFilesToRemove } from '#platform/files/files-to-remove.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { GONE_STATUSES, type MediaWidth } from '../contract.ts';

/** What a picture of a demonstration home is drawn from: its RESO facts. */
export interface PortraitSubject {
  sourceListingKey: string;
  parcelNumber: string | null;
  unitNumber: string | null;
  propertySubType: string | null;
  yearBuilt: number | null;
  storiesTotal: number | null;
  garageSpaces: number | null;
  livingAreaSqft: number | null;
  lotSizeSqft: number | null;
  bedroomsTotal: number | null;
  bathroomsTotalInteger: number | null;
  poolPrivateYN: boolean | null;
  waterfrontYN: boolean | null;
  fireplaceYN: boolean | null;
  /** RESO lists and single facts by name. */
  features: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** Draws the picture that a `portrait:` address names, as SVG. Undefined where it knows no such picture. */
export type DrawPortrait = (subject: PortraitSubject, address: string) => string | undefined;

export interface ServedMedia {
  content: Uint8Array;
  contentType: 'image/webp' | 'image/jpeg';
  /** Changes with the picture. */
  version: string;
}

type MediaContext = Context & { files: FileStore; drawPortrait: DrawPortrait | undefined };

/** How pictures are encoded at our widths. Twice the effort takes twice the time, and saves a twentieth of the bytes. */
export const SHOWN_AS = { quality: 78, effort: 2 } as const;
/** Raise it when the drawings change, so that old ones are not served. */
const DRAWING_VERSION = 1;

/** A picture at one of our widths. `not-found` where the home is not shown or the picture is not there (yet). */
export async function serveMedia(
  ctx: MediaContext,
  { mediaId, width }: { mediaId: number; width: MediaWidth },
): Promise<ServedMedia> {
  const row = await findMedia(ctx, mediaId);
  if (row === undefined) throw new DomainError('not-found', 'There is no such picture.');
  const isDrawn = row.state === 'drawn';
  const key = isDrawn ? drawnKey(row.source_url, row.source_hash) : row.file_key;
  if (key === null) throw new DomainError('not-found', 'This picture has not been fetched yet.');
  const fileKey = variantKey(key, width);
  const content = (await ctx.files.get(fileKey)) ?? (isDrawn ? await drawOnce(ctx, mediaId, fileKey, width) : undefined);
  if (content === undefined) throw new DomainError('not-found', 'There is no such picture.');
  return { content, contentType: 'image/webp', version: hash('sha256', fileKey).slice(0, 16) };
}

/** Mail is read at 504 points across, on fine screens too. Not every mail program knows WebP. */
const MAIL_SIZE = { width: 960, height: 640 } as const;
const MAIL_QUALITY = 80;

/** The same for mail, as JPEG in one shape. `not-found` as above. */
export async function serveMailPicture(ctx: MediaContext, mediaId: number): Promise<ServedMedia> {
  const { content, version } = await serveMedia(ctx, { mediaId, width: MAIL_SIZE.width });
  const cut = sharp(content)
    .resize({ ...MAIL_SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return { content: await cut.jpeg({ quality: MAIL_QUALITY }).toBuffer(), contentType: 'image/jpeg', version };
}

export function variantKey(fileKey: string, width: MediaWidth): string {
  return `${fileKey}-${width}.webp`;
}

function drawnKey(address: string, sourceHash: Buffer): string {
  return `portraits/v${DRAWING_VERSION}/${hash('sha256', `${address}\n${sourceHash.toString('hex')}`).slice(0, 32)}`;
}

async function findMedia(ctx: Context, mediaId: number) {
  return ctx.db
    .selectFrom('listing_media as m')
    .innerJoin('listings as l', 'l.id', 'm.listing_id')
    .select(['m.state', 'm.source_url', 'm.file_key', 'l.source_hash'])
    .where('m.id', '=', mediaId)
    .where('l.display_listing', '=', true)
    .where('l.standard_status', 'not in', GONE_STATUSES)
    .executeTakeFirst();
}

const drawing = new Map<string, Promise<Uint8Array | undefined>>();

// Several visitors may request a picture while it is being drawn: it is drawn once.
function drawOnce(ctx: MediaContext, mediaId: number, fileKey: string, width: MediaWidth): Promise<Uint8Array | undefined> {
  const running = drawing.get(fileKey) ?? draw(ctx, mediaId, fileKey, width).finally(() => drawing.delete(fileKey));
  drawing.set(fileKey, running);
  return running;
}

async function draw(ctx: MediaContext, mediaId: number, fileKey: string, width: MediaWidth): Promise<Uint8Array | undefined> {
  const row = await findSubject(ctx, mediaId);
  const svg = row === undefined ? undefined : ctx.drawPortrait?.(row.subject, row.address);
  if (svg === undefined) return undefined;
  const content = await sharp(Buffer.from(svg)).resize({ width }).webp(SHOWN_AS).toBuffer();
  // Its key goes by the home's facts, which change or are gone one day, and no row names it.
  await noteFilesToRemove(ctx.db, [fileKey], new Date(ctx.now.getTime() + KEPT_DRAWING_DAYS * DAY_MS));
  await ctx.files.put(fileKey, content, 'image/webp');
  return content;
}

async function findSubject(ctx: Context, mediaId: number): Promise<{ subject: PortraitSubject; address: string } | undefined> {
  const row = await ctx.db
    .selectFrom('listing_media as m')
    .innerJoin('listings as l', 'l.id', 'm.listing_id')
    .leftJoin('listing_details as d', 'd.listing_id', 'l.id')
    .select([
      'm.source_url',
      'l.source_listing_key',
      'l.parcel_number',
      'l.unit_number',
      'l.property_sub_type',
      'l.year_built',
      'l.stories_total',
      'l.garage_spaces',
      'l.living_area_sqft',
      'l.lot_size_sqft',
      'l.bedrooms_total',
      'l.bathrooms_total_integer',
      'l.pool_private_yn',
      'l.waterfront_yn',
      'l.fireplace_yn',
      'd.features',
      'd.facts',
    ])
    .where('m.id', '=', mediaId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const subject: PortraitSubject = {
    sourceListingKey: row.source_listing_key,
    parcelNumber: row.parcel_number,
    unitNumber: row.unit_number,
    propertySubType: row.property_sub_type,
    yearBuilt: row.year_built,
    storiesTotal: row.stories_total,
    garageSpaces: row.garage_spaces,
    livingAreaSqft: row.living_area_sqft,
    lotSizeSqft: row.lot_size_sqft,
    bedroomsTotal: row.bedrooms_total,
    bathroomsTotalInteger: row.bathrooms_total_integer,
    poolPrivateYN: row.pool_private_yn,
    waterfrontYN: row.waterfront_yn,
    fireplaceYN: row.fireplace_yn,
    features: asRecord(row.features),
    facts: asRecord(row.facts),
  };
  return { subject, address: row.source_url };
}

function asRecord(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
