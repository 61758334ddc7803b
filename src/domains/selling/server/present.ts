import { z } from 'zod';
import { passedFindingSchema, type Passed } from '#domains/compliance/contract.ts';
import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { findTimeZone, parseStandardStatus, type StandardStatus } from '#domains/listings/contract.ts';
import { countDaysOnMarket, keptAddress, mapResoListing, type MarketDates } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { EDITOR_FIELDS, type EditorFields } from '../model/editor-fields.ts';
import {
  ALTERATIONS,
  type OwnListing,
  type OwnListingSummary,
  type OwnPhoto,
  type PhotoCut,
  photoCutSchema,
  type SameHome,
} from '../contract.ts';
import { DISCLOSURE_KEYS, type DisclosureKey } from '../model/disclosures.ts';
import { checkListing, completeness, type GateFacts, type PassedPaper } from '../model/listing-gate.ts';
import { flagPhotos, type PhotoFlag } from '../model/photo-flags.ts';
import type { PhotoMeasures } from '../model/photo-measures.ts';
import { alertLimitsSchema } from '../model/alert-limits.ts';
import { type AlertLimits, USUAL_LIMITS } from '../model/figures.ts';
import { findUndone } from '../model/find-undone.ts';
import { readPlan } from '../model/plan.ts';
import { nextStatuses } from '../model/status-changes.ts';
import type { OwnListingRow } from './listing-rows.ts';
import { listPhotos, type PhotoRow } from './photo-rows.ts';
import { findSameHomes } from './find-same-homes.ts';
import { listRestorings } from './version-rows.ts';

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]));
const recordSchema = z.record(z.string(), z.unknown());

/** Fields of a draft as stored. */
export const readFields = (stored: unknown): EditorFields => fieldsSchema.catch({}).parse(stored);
/** The record as it was last published. Null if it never was. */
export const readRecord = (stored: unknown): Record<string, unknown> | null =>
  stored === null ? null : recordSchema.catch({}).parse(stored);

/** The part of a public record that its people edit. */
export const fieldsOfRecord = (record: Record<string, unknown>): EditorFields =>
  readFields(Object.fromEntries(Object.entries(record).filter(([name]) => EDITOR_FIELDS.has(name))));

/** From when on the dashboard warns, as stored. */
export const readLimits = (stored: unknown): AlertLimits => alertLimitsSchema.catch(USUAL_LIMITS).parse(stored);

const passedSchema = z.array(z.object({ finding: passedFindingSchema, version: z.string(), reason: z.string() }));

/** Warnings about words that passed with a reason. */
export const readPassed = (stored: unknown): Passed[] => passedSchema.catch([]).parse(stored);

const passedPapersSchema = z.array(z.object({ paper: z.enum(DISCLOSURE_KEYS), reason: z.string() }));

/** Papers without which the home may be published, with the reasons. */
export const readPassedPapers = (stored: unknown): PassedPaper[] => passedPapersSchema.catch([]).parse(stored);

/** Disclosures that buyers may open. */
export const readOpenPapers = (row: { open_papers: readonly string[] }): DisclosureKey[] =>
  DISCLOSURE_KEYS.filter((key) => row.open_papers.includes(key));

export const statusOf = (row: { standard_status: string }): StandardStatus =>
  parseStandardStatus(row.standard_status) ?? 'Incomplete';

export const zoneOf = (fields: EditorFields): string =>
  findTimeZone(fields['PropertyTimeZoneName'], typeof fields['StateOrProvince'] === 'string' ? fields['StateOrProvince'] : null);

const STREET = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'];

/** What people call the home: its address, as far as it is known. */
export function labelOf(fields: EditorFields): string {
  const street = STREET.flatMap((name) => fields[name] ?? []).join(' ');
  const unit = typeof fields['UnitNumber'] === 'string' ? ` #${fields['UnitNumber']}` : '';
  const parts = [`${street}${unit}`, fields['City']].filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length === 0 ? 'New listing' : parts.join(', ');
}

/** Fields whose public value differs from the draft's. None before the first publication. */
export function unpublishedFields(fields: EditorFields, record: Record<string, unknown> | null): string[] {
  if (record === null) return [];
  return [...EDITOR_FIELDS.keys()].filter(
    (name) => JSON.stringify(fields[name] ?? null) !== JSON.stringify(record[name] ?? null),
  );
}

/** Photos that are in the listing now, in order. */
export const shownPhotos = (photos: readonly PhotoRow[]): PhotoRow[] => {
  const originals = new Set(photos.flatMap((photo) => (photo.removed_at === null ? (photo.original_id ?? []) : [])));
  const kept = photos.filter((photo) => photo.removed_at === null);
  // An original comes right after the picture that was made from it.
  const first = kept.filter((photo) => !originals.has(photo.id));
  return first.flatMap((photo) => [photo, ...kept.filter(({ id }) => id === photo.original_id && originals.has(id))]);
};

/** What the papers of a sale are, by `SalePaperKey`. */
export async function listPapers({ db }: Pick<Context, 'db'>, listingId: string): Promise<string[]> {
  const documents = await listDocumentsByKey(db, 'own-listing', [listingId]);
  return documents.get(listingId)?.map(({ item }) => item) ?? [];
}

/** What the gate of publication looks at. */
export function gateFactsOf(
  ctx: Context,
  row: OwnListingRow,
  { photos, papers }: { photos: readonly PhotoRow[]; papers: readonly string[] },
): GateFacts {
  const fields = readFields(row.fields);
  const { isDemo, emailVerified } = requireUser(ctx);
  const shown = shownPhotos(photos);
  const ids = new Set(shown.map(({ id }) => id));
  return {
    fields,
    captions: shown.flatMap((photo) => [photo.caption ?? [], photo.alt_text ?? []].flat()),
    passed: readPassed(row.passed_words),
    papers,
    passedPapers: readPassedPapers(row.passed_papers),
    wasPublic: row.record !== null,
    unreadable: findUnreadable(ctx, row, fields),
    photos: shown.length,
    alteredWithoutOriginal: shown.filter(
      ({ alterations, original_id: original }) => alterations.length > 0 && (original === null || !ids.has(original)),
    ).length,
    isEmailVerified: isDemo || emailVerified,
    today: dayInZone(ctx.now, zoneOf(fields)),
  };
}

// As for publication, with what the record gets from elsewhere standing in.
function findUnreadable(ctx: Context, row: OwnListingRow, fields: EditorFields) {
  const mapped = mapResoListing(
    { ListPrice: 1, ...fields, ListingKey: row.id, StandardStatus: 'Active' },
    { now: ctx.now.toISOString(), defaultSource: row.originating_system_name },
  );
  return mapped.ok ? mapped.warnings : mapped.issues;
}

const isAlteration = z.enum(ALTERATIONS);

const kindOf = (row: PhotoRow) => (row.kind === 'Floor Plan' ? 'Floor Plan' : 'Photo');

/** How a photo is cut now. */
export const readCut = ({ turn, crop }: Pick<PhotoRow, 'turn' | 'crop'>): PhotoCut =>
  photoCutSchema.catch({ turn: 0, crop: null }).parse({ turn, crop });

const looksSchema = z.string().length(16).nullable();
const measuresSchema = z.object({
  reblur: z.number(),
  detail: z.number(),
  meanLight: z.number(),
  brightLight: z.number(),
  whiteShare: z.number(),
  looks: looksSchema,
  mirroredLooks: looksSchema,
}) satisfies z.ZodType<PhotoMeasures>;

/** Photos for the people of the listing, in order. Removed ones have no flags. */
export function presentPhotos(rows: readonly PhotoRow[]): OwnPhoto[] {
  const flags = flagPhotos(
    rows
      .filter((row) => row.removed_at === null)
      .map((row) => ({
        id: row.id,
        kind: kindOf(row),
        longerSide: Math.max(row.width, row.height),
        originalId: row.original_id,
        measures: measuresSchema.nullable().catch(null).parse(row.measures),
      })),
  );
  return rows.map((row) => presentPhoto(row, flags.get(row.id) ?? []));
}

function presentPhoto(row: PhotoRow, flags: PhotoFlag[]): OwnPhoto {
  return {
    id: row.id,
    kind: kindOf(row),
    room: row.room,
    caption: row.caption,
    altText: row.alt_text,
    alterations: row.alterations.flatMap((one) => isAlteration.safeParse(one).data ?? []),
    originalId: row.original_id,
    width: row.width,
    height: row.height,
    isRemoved: row.removed_at !== null,
    cut: readCut(row),
    cuts: row.cuts,
    flags,
  };
}

export function presentSummary(
  { now }: Pick<Context, 'now'>,
  row: OwnListingRow,
  { photos, sameHomes }: { photos: readonly PhotoRow[]; sameHomes: ReadonlyMap<string, SameHome> },
): OwnListingSummary {
  const fields = readFields(row.fields);
  const record = readRecord(row.record);
  const shown = shownPhotos(photos);
  const price = fields['ListPrice'];
  const publicPrice = record?.['ListPrice'];
  return {
    id: row.id,
    listingKey: row.listing_key,
    part: row.part,
    label: labelOf(fields),
    standardStatus: statusOf(row),
    listPrice: typeof price === 'number' ? price : null,
    publicPrice: typeof publicPrice === 'number' ? publicPrice : null,
    completeness: completeness({ fields, photos: shown.length }),
    hasUnpublished: record !== null && (unpublishedFields(fields, record).length > 0 || !hasSamePictures(record, shown)),
    coverPhotoId: shown[0]?.id ?? null,
    photosCount: shown.length,
    onMarketDate: dayOf(record?.['OnMarketDate']),
    daysOnMarket: record === null ? null : countDaysOnMarket(marketDatesOf(row, record), dayInZone(now, zoneOf(fields))),
    isArchived: row.archived_at !== null,
    sameHome: sameHomes.get(row.id) ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null);

const marketDatesOf = (row: OwnListingRow, record: Record<string, unknown>): MarketDates => ({
  standard_status: row.standard_status,
  on_market_date: dayOf(record['OnMarketDate']),
  listing_contract_date: dayOf(record['ListingContractDate']),
  purchase_contract_date: dayOf(record['PurchaseContractDate']),
  off_market_date: dayOf(record['OffMarketDate']),
  close_date: dayOf(record['CloseDate']),
});

/** The whole listing for its people. */
export async function presentOwnListing(ctx: Context, row: OwnListingRow): Promise<OwnListing> {
  const [photos, restorings, papers, sameHomes] = await Promise.all([
    listPhotos(ctx.db, [row.id]),
    listRestorings(ctx.db, row.id),
    listPapers(ctx, row.id),
    findSameHomes(ctx.db, [row.id]),
  ]);
  const fields = readFields(row.fields);
  return {
    ...presentSummary(ctx, row, { photos, sameHomes }),
    version: row.version,
    publishedVersion: row.published_version,
    undoVersion: findUndone(row.version, restorings),
    fields: { ...fields },
    unpublishedFields: unpublishedFields(fields, readRecord(row.record)),
    photos: presentPhotos(photos),
    gate: checkListing(gateFactsOf(ctx, row, { photos, papers })),
    nextStatuses: [...nextStatuses(statusOf(row), row.was_active)],
    timeZone: zoneOf(fields),
    homeId: row.parcel_id,
    plan: readPlan(row.plan),
    openPapers: readOpenPapers(row),
    relistsId: row.relists_id,
  };
}

/** RESO Media records of photos. */
export function mediaOf(photos: readonly PhotoRow[]): Record<string, unknown>[] {
  return photos.map((photo, order) => ({
    MediaKey: photo.id,
    MediaURL: keptAddress(photo.file_key),
    MediaCategory: photo.kind,
    ImageOf: photo.room,
    ShortDescription: photo.caption,
    AlternativeText: photo.alt_text,
    MediaAlteration: photo.alterations,
    OriginalMediaKey: photo.original_id,
    ImageWidth: photo.width,
    ImageHeight: photo.height,
    Order: order,
  }));
}

/** Whether a record shows exactly these pictures. The database keeps the members of an object in an order of its own. */
export function hasSamePictures(record: Record<string, unknown> | null, shown: readonly PhotoRow[]): boolean {
  const media = z.array(recordSchema).catch([]).parse(record?.['Media']);
  const wanted = mediaOf(shown);
  const names = Object.keys(wanted[0] ?? {});
  const textOf = (pictures: readonly Record<string, unknown>[]) =>
    JSON.stringify(pictures.map((one) => names.map((name) => one[name])));
  return media.length === wanted.length && textOf(media) === textOf(wanted);
}
