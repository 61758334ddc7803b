import { hash } from 'node:crypto';
import { findName, findPerson } from '#domains/accounts/server/index.ts';
import { passThreads } from '#domains/correspondence/server/index.ts';
import { DEMONSTRATION_SOURCE, OWN_OFFICE_KEY, SOLD_BY_OWNER, type StandardStatus } from '#domains/listings/contract.ts';
import {
  deriveListingKey,
  mapResoListing,
  markSourceRead,
  noteDaysBefore,
  upsertListings,
} from '#domains/listings/server/index.ts';
import { toCents } from '#lib/money.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { type EditorFields, isListableKind, LISTABLE_KINDS } from '../model/editor-fields.ts';
import { isForSale } from '../model/status-changes.ts';
import { fieldsOfRecord, mediaOf, readRecord, shownPhotos, statusOf, zoneOf } from './present.ts';
import { insertEvent } from './event-rows.ts';
import { type OwnListingRow, updateOwnListing } from './listing-rows.ts';
import { listRecentOpenHouses } from './open-house-rows.ts';
import { findContactId } from './people-rows.ts';
import type { PhotoRow } from './photo-rows.ts';
import { publicFiles, releaseFiles } from './release-files.ts';
import { findRecordOf } from './sellers.ts';

/** Fields of a RESO Property record. */
export type Reso = Record<string, unknown>;

interface PublicChange {
  fields: EditorFields;
  status: StandardStatus;
  /** Undefined: the public photos stay. */
  photos: readonly PhotoRow[] | undefined;
  /** RESO fields that the change of status sets. */
  marks: Reso;
}

/** Writes what is public after a change, and the change of status or price among the events. */
export async function writePublic(
  ctx: Context,
  row: OwnListingRow,
  change: PublicChange & { reason: string; date: string },
): Promise<void> {
  const record = await buildRecord(ctx, row, change);
  await writeListing(ctx, record);
  const before = readRecord(row.record);
  const isPublished = change.photos !== undefined;
  await updateOwnListing(ctx.db, row.id, {
    standard_status: change.status,
    record: JSON.stringify(record),
    was_active: row.was_active || change.status === 'Active',
    updated_at: ctx.now,
    ...(isPublished ? { published_version: row.version } : {}),
    // The home is somebody else's now.
    ...(change.status === 'Closed' ? { sealed_lock_box: null, lock_box_at: null } : {}),
  });
  // Cuts of photos that buyers saw until now.
  await releaseFiles(ctx, { record }, publicFiles(row));
  const [statusBefore, priceBefore, priceAfter] = [statusOf(row), before?.['ListPrice'], record['ListPrice']];
  if (statusBefore === change.status && priceBefore === priceAfter) return;
  await insertEvent(ctx.db, {
    own_listing_id: row.id,
    user_id: requireUser(ctx).userId,
    status_before: statusBefore,
    status_after: change.status,
    price_before_cents: typeof priceBefore === 'number' ? toCents(priceBefore) : null,
    price_after_cents: typeof priceAfter === 'number' ? toCents(priceAfter) : null,
    reason: change.reason,
    effective_on: change.date,
    occurred_at: ctx.now,
  });
}

// Who answers buyers gets their mail.
async function findMailed(ctx: Context, row: Pick<OwnListingRow, 'id' | 'user_id' | 'asks_contact'>) {
  const contactId = row.asks_contact ? await findContactId(ctx.db, row.id) : undefined;
  return findPerson(ctx.db, contactId ?? row.user_id);
}

/** Writes again, within the caller's transaction, what buyers see, after a change of the people who sell. */
export async function renamePublic(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db.selectFrom('own_listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = readRecord(row.record);
  if (before === null) return;
  const record = await buildRecord(
    ctx,
    { ...row, part: 'owner' },
    { fields: fieldsOfRecord(before), status: statusOf(row), photos: undefined, marks: {} },
  );
  await writeListing(ctx, record);
  await updateOwnListing(ctx.db, id, { record: JSON.stringify(record) });
  const [from, to] = [before['ListAgentEmail'], record['ListAgentEmail']];
  const key = await findRecordOf(ctx, id);
  // What buyers wrote to the one is the other's now, and the links in the mails of the one end.
  if (typeof from === 'string' && from !== to && key !== undefined)
    await passThreads(ctx.db, { kind: 'listing', key }, { from, to: typeof to === 'string' ? to : null });
}

const numberOfListing = (id: string) => `RA-${hash('sha256', id).slice(0, 8).toUpperCase()}`;

/** The RESO record of a listing after a change. Sets the dates and times that a feed would provide. */
export async function buildRecord(
  ctx: Context,
  row: OwnListingRow,
  { fields, status, photos, marks }: PublicChange,
): Promise<Reso> {
  const before = readRecord(row.record);
  const [mailed, ownerName, openHouses] = await Promise.all([
    findMailed(ctx, row),
    findName(ctx.db, row.user_id),
    listRecentOpenHouses(ctx.db, row.id, ctx.now),
  ]);
  const now = ctx.now.toISOString();
  const today = dayInZone(ctx.now, zoneOf(fields));
  const kind = fields['PropertySubType'];
  const price = fields['ListPrice'];
  const priceBefore = before?.['ListPrice'];
  const isRepriced = before !== null && priceBefore !== price;
  const isEntering = isForSale(status) && (before === null || before['ListingContractDate'] === undefined);
  // A home that is coming soon counts no days yet.
  const isFirstOffered = status === 'Active' && !row.was_active && before?.['StandardStatus'] !== 'Active';
  return {
    ...pickKept(before),
    ...fields,
    ListingKey: row.id,
    ListingId: numberOfListing(row.id),
    OriginatingSystemName: row.originating_system_name,
    StandardStatus: status,
    PropertyType: isListableKind(kind) ? LISTABLE_KINDS[kind] : 'Residential',
    Country: 'US',
    ListAgentFullName: fields['SellerDisplayName'] ?? ownerName,
    ListOfficeName: fields['SellerBrokerage'] ?? SOLD_BY_OWNER,
    ListOfficeKey: OWN_OFFICE_KEY,
    ListAgentEmail: mailed?.email ?? null,
    AttributionContact: fields['SellerDisplayPhone'] ?? null,
    OriginalListPrice: before?.['OriginalListPrice'] ?? price,
    ...(isRepriced ? { PreviousListPrice: priceBefore, PriceChangeTimestamp: now } : {}),
    OriginalEntryTimestamp: row.created_at.toISOString(),
    ...(before?.['StandardStatus'] === status ? {} : { StatusChangeTimestamp: now }),
    ...(isEntering ? { ListingContractDate: today } : {}),
    ...(isFirstOffered ? { OnMarketDate: today } : {}),
    ...marks,
    Media: photos === undefined ? (before?.['Media'] ?? []) : mediaOf(shownPhotos(photos)),
    OpenHouse: openHouses.map((house) => ({
      OpenHouseKey: house.id,
      OpenHouseDate: dayInZone(house.starts_at, zoneOf(fields)),
      OpenHouseStartTime: house.starts_at.toISOString(),
      OpenHouseEndTime: house.ends_at.toISOString(),
      OpenHouseType: 'Public',
      OpenHouseStatus: house.canceled_at === null ? 'Active' : 'Canceled',
      OpenHouseRemarks: house.remarks,
    })),
    ModificationTimestamp: laterThan(before?.['ModificationTimestamp'], ctx.now),
  };
}

// A record that is not newer than the last one is not read. Who waited for the lock has an older time than who held it.
function laterThan(last: unknown, now: Date): string {
  const least = typeof last === 'string' ? Date.parse(last) + 1 : 0;
  return new Date(Math.max(now.getTime(), least)).toISOString();
}

// What earlier changes of status and price left in the record.
const KEPT_MARKS = [
  'OnMarketDate',
  'ListingContractDate',
  'OffMarketDate',
  'PurchaseContractDate',
  'CloseDate',
  'ClosePrice',
  'PreviousListPrice',
  'PriceChangeTimestamp',
  'StatusChangeTimestamp',
];

const pickKept = (record: Reso | null): Reso =>
  record === null ? {} : Object.fromEntries(KEPT_MARKS.filter((name) => name in record).map((name) => [name, record[name]]));

/** Hands a record to the listings, like a feed. */
export async function writeListing(ctx: Context, record: Reso): Promise<void> {
  const source = String(record['OriginatingSystemName']);
  const mapped = mapResoListing(record, {
    now: ctx.now.toISOString(),
    defaultSource: source,
    allowDrawn: source === DEMONSTRATION_SOURCE,
    allowKept: true,
  });
  if (!mapped.ok) throw new Error(`a record of our own cannot be read: ${mapped.issues.map(({ field }) => field).join(', ')}`);
  const system: Context = { ...ctx, actor: { kind: 'system' } };
  await upsertListings(system, [mapped.listing]);
  await noteDaysBefore(system, deriveListingKey(source, String(record['ListingKey'])));
  if (source !== DEMONSTRATION_SOURCE) await markSourceRead(system, [source]);
}
