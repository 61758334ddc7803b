import { hash } from 'node:crypto';
import { findName, findPerson } from '#domains/accounts/server/index.ts';
import { DEMONSTRATION_SOURCE, type Listing, OWN_OFFICE_KEY, type StandardStatus } from '#domains/listings/contract.ts';
import { getListing, mapResoListing, markSourceRead, upsertListings } from '#domains/listings/server/index.ts';
import { toCents } from '#lib/money.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type OwnListing, type OwnListingEvent, SOLD_BY_OWNER } from '../contract.ts';
import { EDITOR_FIELDS, type EditorFields, isListableKind, LISTABLE_KINDS, readEditorField } from '../model/editor-fields.ts';
import { checkListing } from '../model/listing-gate.ts';
import { hasEnded, isOnMarket, nextStatuses, recordStatus } from '../model/status-changes.ts';
import { findMine, lockMine } from './find-mine.ts';
import {
  gateFactsOf,
  hasSamePictures,
  mediaOf,
  presentOwnListing,
  readFields,
  readRecord,
  shownPhotos,
  statusOf,
  zoneOf,
} from './present.ts';
import { insertEvent, listEvents, listPhotos, type OwnListingRow, type PhotoRow, updateOwnListing } from './queries.ts';
import { writeVersion } from './save-draft.ts';

/** Fields of a RESO Property record. */
type Reso = Record<string, unknown>;

/**
 * Publishes a draft, or the changes in it since the last time. Throws `conflict` if the draft has another version by now or the
 * listing has ended, `invalid` with the fields that block publication.
 */
export async function publishListing(
  ctx: Context,
  { id, version, as }: { id: string; version: number; as: 'Active' | 'Coming Soon' },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const before = statusOf(row);
    if (hasEnded(before)) throw ended();
    // The same publication again.
    const photos = await listPhotos(inner.db, [row.id]);
    const isSame = row.published_version === version && row.version === version && before === as;
    if (isSame && hasSamePictures(readRecord(row.record), shownPhotos(photos))) return presentOwnListing(inner, row);
    if (row.version !== version)
      throw new DomainError('conflict', 'The draft has changed in the meantime. Look at it again, then publish.', {
        publicCode: 'changed-meanwhile',
      });
    const isFirst = row.record === null;
    const status = isFirst || (before === 'Coming Soon' && as === 'Active') ? as : before;
    if (isFirst && !nextStatuses(before, row.was_active).includes(as)) throw forbiddenChange(before, as);
    requireGate(inner, row, photos);
    const today = dayInZone(ctx.now, zoneOf(readFields(row.fields)));
    await writePublic(inner, row, {
      fields: readFields(row.fields),
      status,
      photos,
      marks: status === before && !isFirst ? {} : recordStatus(status, { date: today }),
      reason: isFirst ? 'First published' : 'Published changes',
      date: today,
    });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

interface StatusInput {
  id: string;
  from: StandardStatus;
  to: StandardStatus;
  reason: string;
  date: string;
  closePrice?: number | undefined;
}

/**
 * Changes the status of a published listing. Throws `conflict` if the status is no longer `from` or cannot become `to`, `invalid`
 * with fields that are missing or not possible. A return to the market passes the gate again.
 */
export async function changeStatus(ctx: Context, input: StatusInput): Promise<OwnListing> {
  const { id, from, to, reason, date, closePrice } = input;
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const before = statusOf(row);
    if (before === to && from !== to) return presentOwnListing(inner, row);
    if (before !== from) throw new DomainError('conflict', `This listing is now "${before}". Look again before you change it.`);
    const record = readRecord(row.record);
    if (record === null) throw new DomainError('conflict', 'Publish the listing first.');
    if (!nextStatuses(before, row.was_active).includes(to)) throw forbiddenChange(before, to);
    checkStatusFacts(input, { today: dayInZone(ctx.now, zoneOf(readFields(record))), record });
    const photos = await listPhotos(inner.db, [row.id]);
    if (isOnMarket(to)) requireGate(inner, row, photos);
    await writePublic(inner, row, {
      // The draft's unpublished changes stay unpublished.
      fields: readFields(pickEditorFields(record)),
      status: to,
      photos: undefined,
      marks: recordStatus(to, { date, closePriceCents: closePrice === undefined ? undefined : toCents(closePrice) }),
      reason,
      date,
    });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

/** Changes the public price and the draft's price. Throws `conflict` if the public price is no longer `from`. */
export async function changePrice(
  ctx: Context,
  { id, from, to, reason }: { id: string; from: number; to: number; reason: string },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const record = readRecord(row.record);
    const status = statusOf(row);
    if (record === null)
      throw new DomainError('conflict', 'Publish the listing first. Until then, change the price in the draft.');
    if (hasEnded(status)) throw ended();
    if (record['ListPrice'] === to && from !== to) return presentOwnListing(inner, row);
    if (record['ListPrice'] !== from)
      throw new DomainError('conflict', 'The price has changed in the meantime. Look at it again before you change it.', {
        fields: { from: 'This is no longer the public price' },
      });
    const read = readEditorField('ListPrice', to);
    if ('problem' in read) throw new DomainError('invalid', read.problem, { fields: { to: read.problem } });
    const draft = readFields(row.fields);
    const saved = await writeVersion(inner, row, {
      changes: draft['ListPrice'] === to ? {} : { ListPrice: { before: draft['ListPrice'] ?? null, after: to } },
      writer: null,
      restoredVersion: null,
      writers: undefined,
    });
    await writePublic(inner, saved, {
      fields: { ...readFields(pickEditorFields(record)), ListPrice: to },
      status,
      photos: undefined,
      marks: {},
      reason,
      date: dayInZone(ctx.now, zoneOf(draft)),
    });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

/** Changes of status and price with their reasons, newest first. */
export async function listListingEvents(ctx: Context, id: string): Promise<{ events: OwnListingEvent[] }> {
  const row = await findMine(ctx, id);
  const rows = await listEvents(ctx.db, row.id);
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    events: rows.map((event) => ({
      id: String(event.id),
      by: event.name,
      statusBefore: statusOf({ standard_status: event.status_before }),
      statusAfter: statusOf({ standard_status: event.status_after }),
      priceBefore: dollars(event.price_before_cents),
      priceAfter: dollars(event.price_after_cents),
      reason: event.reason,
      effectiveOn: event.effective_on,
      occurredAt: event.occurred_at.toISOString(),
    })),
  };
}

/** Thrown to undo what a preview wrote. */
class PreviewDone extends Error {
  readonly listing: Listing;

  constructor(listing: Listing) {
    super('The preview is undone');
    this.listing = listing;
  }
}

/**
 * The page as buyers would see it if the draft were published now. It really is published, inside a transaction that is then
 * undone.
 */
export async function previewListing(ctx: Context, id: string): Promise<Listing> {
  const row = await findMine(ctx, id);
  try {
    await transact(ctx, async (inner) => {
      const photos = await listPhotos(inner.db, [row.id]);
      const fields = { ...readFields(row.fields), InternetEntireListingDisplayYN: true };
      const record = await buildRecord(inner, row, { fields, status: 'Active', photos, marks: {} });
      await writeListing(inner, record);
      throw new PreviewDone(await getListing(inner, row.listing_key));
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.listing;
    throw error;
  }
  throw new Error('a preview is always undone');
}

/** Takes a listing off the market because its owner's account ends, within the caller's transaction. */
export async function takeOffMarket(ctx: Context, row: Omit<OwnListingRow, 'part'>): Promise<void> {
  const record = readRecord(row.record);
  if (record === null) return;
  const today = dayInZone(ctx.now, zoneOf(readFields(record)));
  await writeListing(ctx, {
    ...record,
    StandardStatus: 'Delete',
    ListAgentFullName: null,
    ListAgentEmail: null,
    OffMarketDate: today,
    ModificationTimestamp: ctx.now.toISOString(),
  });
}

/**
 * Records, within the caller's transaction, that the home comes under contract or is free again. The caller makes sure that
 * both sides are bound. A listing that its people have moved on meanwhile keeps its status.
 */
export async function recordContract(
  ctx: Context,
  { listingKey, isUnderContract }: { listingKey: string; isUnderContract: boolean },
): Promise<void> {
  const query = ctx.db.selectFrom('own_listings').selectAll().where('listing_key', '=', listingKey);
  const row = await query.forUpdate().executeTakeFirst();
  const record = row === undefined ? null : readRecord(row.record);
  if (row === undefined || record === null) return;
  const [from, to] = [statusOf(row), isUnderContract ? 'Active Under Contract' : 'Active'] as const;
  const follows = isUnderContract ? from === 'Active' : from === 'Active Under Contract' || from === 'Pending';
  if (!follows) return;
  const date = dayInZone(ctx.now, zoneOf(readFields(record)));
  await writePublic(
    ctx,
    { ...row, part: 'owner' },
    {
      fields: readFields(pickEditorFields(record)),
      status: to,
      photos: undefined,
      marks: recordStatus(to, { date }),
      reason: isUnderContract ? 'An offer was accepted' : 'The accepted offer was released',
      date,
    },
  );
}

interface PublicChange {
  fields: EditorFields;
  status: StandardStatus;
  /** Undefined: the public photos stay. */
  photos: readonly PhotoRow[] | undefined;
  /** RESO fields that the change of status sets. */
  marks: Reso;
}

async function writePublic(
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
  });
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

const numberOfListing = (id: string) => `RA-${hash('sha256', id).slice(0, 8).toUpperCase()}`;

/** The RESO record of a listing after a change. Sets the dates and times that a feed would provide. */
async function buildRecord(ctx: Context, row: OwnListingRow, { fields, status, photos, marks }: PublicChange): Promise<Reso> {
  const before = readRecord(row.record);
  const [owner, ownerName] = await Promise.all([findPerson(ctx.db, row.user_id), findName(ctx.db, row.user_id)]);
  const now = ctx.now.toISOString();
  const today = dayInZone(ctx.now, zoneOf(fields));
  const kind = fields['PropertySubType'];
  const price = fields['ListPrice'];
  const priceBefore = before?.['ListPrice'];
  const isRepriced = before !== null && priceBefore !== price;
  const isEntering = isOnMarket(status) && (before === null || before['OnMarketDate'] === undefined);
  return {
    ...pickKept(before),
    ...fields,
    ListingKey: row.id,
    ListingId: numberOfListing(row.id),
    OriginatingSystemName: row.originating_system_name,
    StandardStatus: status,
    PropertyType: isListableKind(kind) ? LISTABLE_KINDS[kind] : 'Residential',
    Country: 'US',
    ListAgentFullName: ownerName,
    ListOfficeName: SOLD_BY_OWNER,
    ListOfficeKey: OWN_OFFICE_KEY,
    ListAgentEmail: owner?.email ?? null,
    OriginalListPrice: before?.['OriginalListPrice'] ?? price,
    ...(isRepriced ? { PreviousListPrice: priceBefore, PriceChangeTimestamp: now } : {}),
    OriginalEntryTimestamp: row.created_at.toISOString(),
    ...(before?.['StandardStatus'] === status ? {} : { StatusChangeTimestamp: now }),
    ...(isEntering ? { OnMarketDate: today, ListingContractDate: today } : {}),
    ...marks,
    Media: photos === undefined ? (before?.['Media'] ?? []) : mediaOf(shownPhotos(photos)),
    ModificationTimestamp: now,
  };
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

const pickEditorFields = (record: Reso): Reso =>
  Object.fromEntries(Object.entries(record).filter(([name]) => EDITOR_FIELDS.has(name)));

async function writeListing(ctx: Context, record: Reso): Promise<void> {
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
  if (source !== DEMONSTRATION_SOURCE) await markSourceRead(system, [source]);
}

function requireGate(ctx: Context, row: OwnListingRow, photos: readonly PhotoRow[]): void {
  const blockers = checkListing(gateFactsOf(ctx, row, photos)).filter(({ severity }) => severity === 'blocker');
  if (blockers.length === 0) return;
  throw new DomainError('invalid', 'Some things are missing before this listing can be published.', {
    fields: Object.fromEntries(blockers.map(({ field, part, message }) => [field ?? part, message])),
  });
}

function checkStatusFacts({ to, date, closePrice }: StatusInput, { today, record }: { today: string; record: Reso }): void {
  const problems: Record<string, string> = {};
  const listed = record['ListingContractDate'];
  const contracted = record['PurchaseContractDate'];
  if (date > today) problems['date'] = 'Give today or an earlier day';
  else if (typeof listed === 'string' && date < listed)
    problems['date'] = `The home was listed on ${listed}. Give that day or a later one`;
  if (to === 'Closed') {
    if (closePrice === undefined) problems['closePrice'] = 'Give the price it sold for';
    if (typeof contracted === 'string' && date < contracted)
      problems['date'] = `The contract is from ${contracted}. Give that day or a later one`;
  } else if (closePrice !== undefined) problems['closePrice'] = 'Leave this out: only a closed sale has it';
  if (Object.keys(problems).length > 0) throw new DomainError('invalid', 'Check the facts of this change.', { fields: problems });
}

function ended(): DomainError {
  return new DomainError('conflict', 'This listing has ended and stays as it is. To sell the home again, make a new listing.');
}

function forbiddenChange(from: StandardStatus, to: StandardStatus): DomainError {
  return new DomainError('conflict', `The status "${from}" cannot change to "${to}".`, {
    fields: { to: `"${from}" cannot change to "${to}"` },
  });
}
