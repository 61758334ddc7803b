import {
  createPlaceCache,
  describeIssue,
  type DisplayPolicy,
  findPolicies,
  type NormalizedListing,
  previewUpsert,
  renewPictureAddresses,
  settleDuplicates,
  upsertListings,
  whyWithheld,
} from '#domains/listings/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_NAMED_CHANGES, MOST_NAMED_FAULTS } from '../model/feed-terms.ts';
import type { ResourceName } from '../model/profiles.ts';
import type { FeedRow } from './feed-rows.ts';
import { inParts } from './in-parts.ts';
import { hashOfBytes, type IncomingRecord } from './incoming-record.ts';
import { type Mapped, valueIn } from './map-record.ts';
import { keepFaults, keepUnknownValues, markFixed, quarantine } from './queries.ts';
import { type Hashed, mapPart, type Prepared, preparePart, readPart } from './prepare-part.ts';
import type { Rejected, RunCounts } from './run-counts.ts';
import { splitOnFailure } from './split-on-failure.ts';
import * as stage from './stage-records.ts';

export interface ApplyOptions {
  feed: FeedRow;
  resource: ResourceName;
  runId: number | null;
  counts: RunCounts;
  /** Says what would happen, and writes nothing. */
  isDryRun?: boolean;
  /** Also records that are as we have them: after a change of the mapping. */
  isAgain?: boolean;
  /** Takes over new signatures of pictures' addresses from records that are otherwise the same. */
  renewsPictures?: boolean;
  /** Told of each record that cannot be used. */
  onRejected?: (rejected: Rejected) => void;
  /** Written with the records, in one transaction. */
  alongside?: (trx: Trx) => Promise<void>;
}

/** Records that are parsed, mapped and written together: each statement costs as much as some records. Parsed, they take several times their bytes. */
const PART = { most: 250, mostBytes: 3_000_000 };
/** Beside a page that takes much memory itself. */
const SMALL_PART = { most: 125, mostBytes: 1_500_000 };
const LARGE_PAGE_BYTES = 8_000_000;

function partsOf(records: readonly Hashed[]): Hashed[][] {
  const bytes = records.reduce((sum, one) => sum + sizeOf(one), 0);
  return [...inParts(records, sizeOf, bytes > LARGE_PAGE_BYTES ? SMALL_PART : PART)];
}

/**
 * Brings listings and what is staged to the state of a page of records, and keeps how far the feed was read with them, in one
 * transaction. The same page again changes nothing. A record that cannot be used spoils no other.
 */
export async function applyRecords(ctx: Context, records: readonly IncomingRecord[], options: ApplyOptions): Promise<void> {
  const page = await preparePage(ctx, records, options);
  await page.write();
}

/** A page of which as much is done as can be while another is written. */
export interface PreparedPage {
  /** Ends once all of it is mapped, or given up: the next may be begun then, and takes no time from this one. */
  isMapped: Promise<void>;
  write(): Promise<void>;
}

/** Begins what {@link applyRecords} does; nothing is counted or written before `write`. `written`: the page before is. */
export async function preparePage(
  ctx: Context,
  records: readonly IncomingRecord[],
  options: ApplyOptions,
  written: () => Promise<unknown> = () => Promise.resolve(),
): Promise<PreparedPage> {
  const fresh = await findFresh(ctx, records, options);
  const parts = partsOf(fresh);
  const mapped = Promise.withResolvers<void>();
  const first = await preparePart(ctx, parts[0] ?? [], options, written);
  const page: FreshPage = { fresh, parts, first, read: records.length, onMapped: mapped.resolve };
  return {
    isMapped: mapped.promise,
    async write() {
      await writePage(ctx, page, options).finally(mapped.resolve);
      // Nothing of it is needed while the next page comes in.
      Object.assign(page, { fresh: [], parts: [] });
    },
  };
}

/** Those that are not staged as they are. */
async function findFresh(
  ctx: Context,
  records: readonly IncomingRecord[],
  { feed, resource, isAgain }: ApplyOptions,
): Promise<Hashed[]> {
  if (isAgain === true) return records.map((incoming) => ({ incoming, hash: hashOf(incoming) }));
  const unseen = records
    .filter(({ lookedUp }) => lookedUp === undefined)
    .map((incoming) => ({ incoming, hash: hashOf(incoming) }));
  const known = await stage.findKnownHashes(
    ctx.db,
    feed.id,
    resource,
    unseen.map((one) => one.hash),
  );
  let at = 0;
  return records.flatMap((incoming) => {
    const one = incoming.lookedUp ?? { hash: unseen[at]?.hash ?? '', isKnown: known[at++] === true };
    return one.isKnown ? [] : [{ incoming, hash: one.hash }];
  });
}

const sizeOf = ({ incoming }: Hashed) => incoming.byteLength ?? incoming.bytes?.length ?? 0;

interface FreshPage {
  fresh: readonly Hashed[];
  parts: Hashed[][];
  first: Prepared | undefined;
  onMapped: () => void;
  /** Records of the page, also those that are as we have them. */
  read: number;
}

async function writePage(ctx: Context, page: FreshPage, options: ApplyOptions): Promise<void> {
  const { counts } = options;
  const { fresh, read } = page;
  counts.read += read;
  counts.unchanged += read - fresh.length;
  if (fresh.length === 0) {
    if (options.alongside !== undefined && options.isDryRun !== true)
      await transact(ctx, async ({ db }) => options.alongside?.(db));
    return;
  }
  if (options.isDryRun === true) {
    await writeFresh(ctx, page, options);
    return;
  }
  const before = structuredClone(counts);
  try {
    await transact(ctx, async (inner) => {
      await writeFresh(inner, page, options);
      await options.alongside?.(inner.db);
    });
  } catch (error) {
    placeCaches.delete(options.feed);
    if (!isDataFault(error)) throw error;
    // Something in it only the database refuses: halved until it is found; everything else is kept.
    Object.assign(counts, before);
    await splitOnFailure(
      fresh,
      async (part) => {
        const kept = structuredClone(counts);
        try {
          await transact(ctx, (inner) => writeFresh(inner, { parts: partsOf(part), first: undefined }, options));
        } catch (failure) {
          placeCaches.delete(options.feed);
          Object.assign(counts, kept);
          throw failure;
        }
      },
      async ({ incoming }, failure) => {
        const issue = describeIssue('', 'rejected-by-database', failure.message, 'values that the database can hold');
        await keepRejected(ctx, [{ incoming, sourceKey: null, issues: [issue] }], options);
      },
    );
    await transact(ctx, async ({ db }) => options.alongside?.(db));
  }
}

const isDataFault = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|23|54|40)/.test(error.code);

function hashOf({ bytes, value }: IncomingRecord): string {
  return hashOfBytes(bytes ?? Buffer.from(JSON.stringify(value) ?? 'null'));
}

async function writeFresh(
  ctx: Context,
  page: Pick<FreshPage, 'parts' | 'first'> & Partial<Pick<FreshPage, 'onMapped'>>,
  options: ApplyOptions,
): Promise<void> {
  const { first } = page;
  const parts = first === undefined ? page.parts : page.parts.slice(1);
  // Mapped records take several times their bytes: they are let go once they are written, not with their page.
  page.first = undefined;
  // While the database writes a part, the next is parsed and mapped.
  let writing: Promise<void> = first === undefined ? Promise.resolve() : writePart(ctx, first, options);
  writing.catch(() => undefined);
  try {
    for (const part of parts) {
      const before = writing;
      const prepared = await preparePart(ctx, part, options, () => before);
      await before;
      writing = writePart(ctx, prepared, options);
      writing.catch(() => undefined);
    }
    page.onMapped?.();
  } finally {
    // A transaction that failed refuses whatever is asked of it afterwards: what made it fail is told.
    await writing;
  }
}

/** Forgotten with a transaction that fails: places that were made in it are not there anymore. */
const placeCaches = new WeakMap<FeedRow, ReturnType<typeof createPlaceCache>>();

async function writePart(ctx: Context, { mapped, rejected, packed, repeated }: Prepared, options: ApplyOptions): Promise<void> {
  const { feed, resource, counts, runId } = options;
  counts.quarantined += rejected.length;
  counts.unchanged += repeated;
  countReasons(counts, mapped, rejected);
  for (const one of rejected) options.onRejected?.(one);
  if (options.isDryRun === true && resource !== 'Property') counts.updated += mapped.length;
  if (options.isDryRun === true) {
    const preview = await previewUpsert(
      ctx,
      mapped.flatMap(({ listing }) => listing ?? []),
      MOST_NAMED_CHANGES - counts.changes.length,
    );
    addUpserts(counts, preview);
    counts.changes.push(...preview.changes);
    return;
  }
  const listings = await stage.withoutThoseOfOthers(
    ctx.db,
    feed,
    mapped.flatMap(({ listing }) => listing ?? []),
  );
  for (const { row } of listings) counts.sources.add(row.originating_system_name);
  await stage.rememberSystems(
    ctx.db,
    feed,
    listings.map(({ row }) => row.originating_system_name),
  );
  if (resource === 'Property') {
    const policies = await findPolicies(ctx.db, [...new Set(listings.map(({ row }) => row.originating_system_name))]);
    let places = placeCaches.get(feed);
    if (places === undefined) placeCaches.set(feed, (places = createPlaceCache()));
    const upserted = await upsertListings(ctx, listings, { places, withhold: (listing) => withhold(policies, listing) });
    addUpserts(counts, upserted);
    if (options.renewsPictures === true) await renewPictureAddresses(ctx, listings);
    counts.unchanged += mapped.length - listings.length;
    const keys = listings.map(({ row }) => row.listing_key);
    await settleDuplicates(ctx, keys, await stage.readRanks(ctx.db));
    await keepUnknownValues(
      ctx.db,
      feed.id,
      mapped.flatMap(({ warnings }) => warnings),
    );
  } else counts.updated += mapped.length;
  await keepFaults(
    ctx.db,
    feed.id,
    mapped.flatMap(({ warnings, staged }) => warnings.map((issue) => ({ key: staged.key, ...issue }))),
  );
  const changed =
    resource === 'Office' || resource === 'Member'
      ? await stage.findChangedPeople(
          ctx.db,
          { feedId: feed.id, resource },
          mapped.map(({ staged }) => staged),
        )
      : [];
  await stage.stageRecords(
    ctx.db,
    { feedId: feed.id, resource, runId },
    mapped.map(({ staged }) => staged),
    packed,
  );
  if (resource === 'Media' || resource === 'OpenHouse')
    await remapParents(
      ctx,
      mapped.flatMap(({ staged }) => staged.parentKey ?? []),
      options,
    );
  if (resource === 'Office' || resource === 'Member') await remapHomesOf(ctx, resource, changed, options);
  await keepRejected(ctx, rejected, { ...options, isCounted: true });
  await markFixed(
    ctx.db,
    feed.id,
    resource,
    mapped.map(({ staged }) => staged.key),
  );
}

function withhold(policies: ReadonlyMap<string, DisplayPolicy>, { row }: NormalizedListing) {
  return whyWithheld(policies.get(row.originating_system_name), row.standard_status);
}

/** Homes name their office and agent, also where only these changed: they are written anew, a part at a time. */
async function remapHomesOf(
  ctx: Context,
  resource: 'Office' | 'Member',
  keys: readonly string[],
  options: ApplyOptions,
): Promise<void> {
  if (keys.length === 0) return;
  for (let after = ''; ;) {
    const homes = await stage.findHomesOf(ctx.db, { feedId: options.feed.id, resource, after, most: PART.most }, keys);
    if (homes.length === 0) return;
    await remapParents(ctx, homes, options);
    after = homes.at(-1) ?? after;
  }
}

/** Records that belong to listings: these are written anew from what is staged. */
async function remapParents(ctx: Context, parentKeys: readonly string[], options: ApplyOptions): Promise<void> {
  const staged = await stage.readStaged(ctx.db, options.feed.id, 'Property', [...new Set(parentKeys)]);
  if (staged.length === 0) return;
  const part = staged.map(({ key, value }, index) => ({
    incoming: { value, number: index + 1 },
    hash: `again ${key}`,
  }));
  const inner: ApplyOptions = { ...options, resource: 'Property' };
  const read = await readPart(part, inner);
  const { mapped } = await mapPart(ctx, read, await stage.findAttached(ctx.db, options.feed, read.found), inner);
  const listings = await stage.withoutThoseOfOthers(
    ctx.db,
    options.feed,
    mapped.flatMap(({ listing }) => listing ?? []),
  );
  const policies = await findPolicies(ctx.db, [...new Set(listings.map(({ row }) => row.originating_system_name))]);
  await upsertListings(ctx, listings, { withhold: (listing) => withhold(policies, listing) });
}

async function keepRejected(
  ctx: Context,
  rejected: readonly Rejected[],
  { feed, resource, runId, counts, isDryRun, isCounted }: ApplyOptions & { isCounted?: boolean },
): Promise<void> {
  if (isCounted !== true) {
    counts.quarantined += rejected.length;
    countReasons(counts, [], rejected);
  }
  if (rejected.length === 0 || isDryRun === true) return;
  await quarantine(
    ctx.db,
    { runId, feedId: feed.id, origin: feed.name, resource },
    rejected.map(({ incoming, sourceKey, issues }) => ({
      number: incoming.number,
      line: incoming.line ?? null,
      value: valueIn(incoming),
      sourceKey,
      issues,
    })),
  );
}

function addUpserts(
  counts: RunCounts,
  upserted: { inserted: number; updated: number; unchanged: number; staleIgnored: number },
): void {
  counts.inserted += upserted.inserted;
  counts.updated += upserted.updated;
  counts.unchanged += upserted.unchanged;
  counts.staleIgnored += upserted.staleIgnored;
}

function countReasons(counts: RunCounts, mapped: readonly Mapped[], rejected: readonly Rejected[]): void {
  for (const { warnings, staged } of mapped) {
    for (const issue of warnings) {
      countUp(counts.warnings, `${issue.field} ${issue.code}`);
      if (counts.faults.length < MOST_NAMED_FAULTS) counts.faults.push({ key: staged.key, ...issue });
    }
  }
  for (const { issues } of rejected) for (const { field, code } of issues) countUp(counts.refusals, `${field} ${code}`.trim());
}

function countUp(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
