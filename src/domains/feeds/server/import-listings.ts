import {
  createPlaceCache,
  describeIssue,
  locatePlaces,
  mapResoListing,
  markSourceRead,
  previewUpsert,
  upsertListings,
  type FieldIssue,
  type NormalizedListing,
} from '#domains/listings/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { JsonBroken } from '../model/split-json.ts';
import type { Input } from './open-input.ts';
import { readRecords, type ReadRecord } from './read-records.ts';
import * as runs from './queries.ts';
import { splitOnFailure } from './split-on-failure.ts';
import { formatNumber } from '#lib/format.ts';

export interface ImportCounts {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  staleIgnored: number;
  quarantined: number;
}

export interface ImportResult extends ImportCounts {
  /** How often a field became null or was mended, by "field code". */
  warnings: Record<string, number>;
  /** How often records were refused, by "field code". */
  refusals: Record<string, number>;
  sources: string[];
}

export interface ImportOptions {
  /** Dry run: says what would happen, and writes nothing. */
  dryRun?: boolean;
  /** Originating system of records that name none. */
  defaultSource: string;
  /** IANA zone of wall times that nothing else places. */
  timeZone?: string;
  /** After every batch. */
  onProgress?: (counts: ImportCounts) => void;
}

const BATCH = 500;

/** A record of the file that is not written, and why. */
interface Rejected {
  record: ReadRecord;
  sourceKey: string | null;
  issues: FieldIssue[];
}

/** A record on its way. */
interface Accepted {
  record: ReadRecord;
  listing: NormalizedListing;
}

/**
 * Reads a whole input into the listings, in batches that are each committed by themselves. Run again, wherever it was
 * broken off, it ends as if run once. Throws OperatorError where the input cannot be read on; what was read until then stays.
 */
export async function importListings(ctx: Context, input: Input, options: ImportOptions): Promise<ImportResult> {
  requireSystem(ctx);
  const result: ImportResult = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    staleIgnored: 0,
    quarantined: 0,
    warnings: {},
    refusals: {},
    sources: [],
  };
  const runId = options.dryRun === true ? null : await runs.startRun(ctx.db, { origin: input.origin, format: input.format });
  const sources = new Set<string>();
  const write = createWriter(ctx, input, options, runId, result);
  try {
    await readInBatches(input, options, ctx.now.toISOString(), async (accepted, rejected, seen) => {
      for (const { listing } of accepted) sources.add(listing.row.originating_system_name);
      countReasons(result, seen, rejected);
      await write(accepted, rejected);
      options.onProgress?.(result);
    });
  } catch (error) {
    const sentence = explainBreak(error, input, result, options.dryRun === true);
    if (runId !== null)
      await runs
        .finishRun(ctx.db, runId, 'failed', { ...result, bytes: input.bytesRead() }, sentence ?? String(error))
        .catch(() => undefined);
    if (runId !== null && sentence !== undefined) await locatePlaces(ctx, [...sources]);
    if (sentence === undefined) throw error;
    throw new OperatorError(sentence, { cause: error });
  }
  result.sources = [...sources];
  if (runId !== null) {
    await locatePlaces(ctx, result.sources);
    await markSourceRead(ctx, result.sources);
    await runs.finishRun(ctx.db, runId, 'done', { ...result, bytes: input.bytesRead() }, null);
  }
  return result;
}

type Flush = (accepted: Accepted[], rejected: Rejected[], warnings: FieldIssue[]) => Promise<void>;

/** Two, so that database and process keep both of a small machine's cores busy. */
const WRITERS = 2;

interface Running {
  keys: ReadonlySet<string>;
  done: Promise<void>;
}

// While batches are being written the next one is read and mapped. Versions of one listing are written one after another.
async function readInBatches(input: Input, options: ImportOptions, now: string, flush: Flush): Promise<void> {
  const running = new Set<Running>();
  let accepted: Accepted[] = [];
  let rejected: Rejected[] = [];
  let warnings: FieldIssue[] = [];

  async function hand(): Promise<void> {
    const keys = new Set(accepted.map(({ listing }) => listing.row.listing_key));
    for (const one of running) if ([...one.keys].some((key) => keys.has(key))) await one.done;
    while (running.size >= WRITERS) await Promise.race([...running].map((one) => one.done));
    const done = flush(accepted, rejected, warnings);
    const entry = { keys, done };
    running.add(entry);
    // A failed one stays, and fails the next hand-over; until then it must not count as unhandled.
    done.then(() => running.delete(entry)).catch(() => undefined);
    accepted = [];
    rejected = [];
    warnings = [];
  }

  try {
    for await (const group of readRecords(input)) {
      for (const record of group) {
        const mapped = mapRecord(record, options, now);
        if ('listing' in mapped) {
          accepted.push(mapped);
          warnings.push(...mapped.warnings);
        } else rejected.push(mapped);
        if (accepted.length + rejected.length >= BATCH) await hand();
      }
    }
  } finally {
    // Also where the file breaks: what was read until then is kept.
    await hand();
    await Promise.all([...running].map((one) => one.done));
  }
}

function mapRecord(record: ReadRecord, options: ImportOptions, now: string): (Accepted & { warnings: FieldIssue[] }) | Rejected {
  if (record.issue !== undefined) return { record, sourceKey: null, issues: [record.issue] };
  const mapped = mapResoListing(record.value, {
    now,
    defaultSource: options.defaultSource,
    ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
  });
  if (!mapped.ok) return { record, sourceKey: mapped.sourceKey, issues: mapped.issues };
  const { listing, warnings } = mapped;
  if (listing.row.originating_system_name !== DEMONSTRATION_SOURCE) return { record, listing, warnings };
  const issue = describeIssue('OriginatingSystemName', 'not-permitted', DEMONSTRATION_SOURCE, 'the name of a real source');
  return { record, sourceKey: listing.row.source_listing_key, issues: [issue] };
}

function createWriter(ctx: Context, input: Input, options: ImportOptions, runId: number | null, result: ImportResult) {
  const places = createPlaceCache();
  let mayHaveOpen: boolean | undefined;
  return async (accepted: Accepted[], rejected: Rejected[]): Promise<void> => {
    const refused = [...rejected];
    await splitOnFailure(
      accepted,
      async (part) => {
        const batch = part.map(({ listing }) => listing);
        const counts = runId === null ? await previewUpsert(ctx, batch) : await upsertListings(ctx, batch, { places });
        result.inserted += counts.inserted;
        result.updated += counts.updated;
        result.unchanged += counts.unchanged;
        result.staleIgnored += counts.staleIgnored;
      },
      ({ record, listing }, error) => {
        const issue = describeIssue('', 'rejected-by-database', error.message, 'values that the database can hold');
        countReasons(result, [], [{ record, sourceKey: null, issues: [issue] }]);
        refused.push({ record, sourceKey: listing.row.source_listing_key, issues: [issue] });
      },
    );
    result.read += accepted.length + rejected.length;
    result.quarantined += refused.length;
    if (runId === null) return;
    await runs.quarantine(
      ctx.db,
      runId,
      input.origin,
      refused.map(({ record, ...rest }) => ({ ...record, ...rest })),
    );
    mayHaveOpen ??= await runs.hasOpenQuarantine(ctx.db);
    mayHaveOpen ||= refused.length > 0;
    if (mayHaveOpen)
      await runs.markFixed(
        ctx.db,
        accepted.map(({ listing }) => listing.row.source_listing_key),
      );
    await runs.touchRun(ctx.db, runId, { ...result, bytes: input.bytesRead() });
  };
}

function countReasons(result: ImportResult, warnings: readonly FieldIssue[], rejected: readonly Rejected[]): void {
  for (const { field, code } of warnings) count(result.warnings, `${field} ${code}`);
  for (const { issues } of rejected) for (const { field, code } of issues) count(result.refusals, `${field} ${code}`.trim());
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function explainBreak(error: unknown, input: Input, result: ImportResult, isDryRun: boolean): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof JsonBroken)) return undefined;
  const kept = `${formatNumber(result.read)} ${result.read === 1 ? 'record' : 'records'} before it ${isDryRun ? 'can be' : result.read === 1 ? 'was' : 'were'} imported`;
  return `${input.origin} breaks on line ${formatNumber(error.line)}: ${error.message}; ${kept}. Mend the file or fetch it again, and run the import once more.`;
}
