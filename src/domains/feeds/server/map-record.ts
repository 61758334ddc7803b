import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { describeIssue, type FieldIssue, mapResoListing, type NormalizedListing } from '#domains/listings/server/index.ts';
import { isRecord } from '#lib/json-value.ts';
import { parseJson } from '#lib/parse-json.ts';
import { applyMapping } from '../model/feed-mapping.ts';
import { KEY_FIELDS, PARENT_FIELDS, type ResourceName } from '../model/profiles.ts';
import { firstText, keyOfRecord } from '../model/record-key.ts';
import { asRecord, toResoRecord } from '../model/shapes/index.ts';
import type { FeedRow } from './feed-rows.ts';
import type { IncomingRecord } from './incoming-record.ts';
import { mapByFeed } from './map-by-feed.ts';
import type { Rejected } from './run-counts.ts';
import type { StagedRecord } from './stage-records.ts';

/** The feed and resource that a record comes from. */
export interface From {
  feed: FeedRow;
  resource: ResourceName;
}

const LONGEST_KEY = 255;

/** A record as the listings take it over, and as it is staged. */
export interface Mapped {
  incoming: IncomingRecord;
  staged: StagedRecord;
  listing: NormalizedListing | undefined;
  warnings: FieldIssue[];
}

type ReadResult =
  | { record: Record<string, unknown>; key: string; isPartial: boolean }
  | { issues: FieldIssue[]; sourceKey: string | null };

/** Parses a record, brings it to RESO's fields, and finds its key. */
export function readRecord(incoming: IncomingRecord, { feed, resource }: From): ReadResult {
  if (incoming.issue !== undefined) return { issues: [incoming.issue], sourceKey: null };
  let { value } = incoming;
  const { bytes } = incoming;
  if (bytes !== undefined) {
    const text = textIn(bytes);
    try {
      const parsed = parseJson(text);
      const isLong = isRecord(parsed) && KEY_FIELDS[resource].some((name) => isRounded(parsed[name]));
      value = isLong ? parseWithDigits(text) : parsed;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'JSON';
      incoming.value = text.slice(0, 65_536);
      return { issues: [describeIssue('', 'invalid-json', text, message)], sourceKey: null };
    }
  }
  const found = asRecord(value);
  if (found === undefined)
    return { issues: [describeIssue('', 'not-an-object', value, `a ${resource} record`)], sourceKey: null };
  const shaped = resource === 'Property' ? toResoRecord(found) : { record: found };
  const record = resource === 'Property' ? mapByFeed(feed, shaped.record) : applyMapping(shaped.record, feed.mappingData);
  const key = keyOfRecord(resource, record);
  if (key === null || key.length > LONGEST_KEY) {
    const [field = 'Key'] = KEY_FIELDS[resource];
    const sent = record[field];
    const issue =
      key !== null
        ? describeIssue(field, 'out-of-range', key, `a key of at most ${LONGEST_KEY} characters`)
        : (typeof sent === 'object' && sent !== null) || typeof sent === 'boolean'
          ? describeIssue(field, 'unknown-value', sent, "the feed's own key, a text or number")
          : describeIssue(field, 'missing', sent, "the feed's own key");
    return { issues: [issue], sourceKey: null };
  }
  return { record, key, isPartial: shaped.isPartial === true };
}

const isRounded = (value: unknown) => typeof value === 'number' && value > Number.MAX_SAFE_INTEGER;

/** Long numbers as text: as numbers, two keys that differ in their last digits would be one. */
function parseWithDigits(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown, { source }: { source?: string } = {}) =>
    isRounded(value) && source !== undefined ? source : value,
  );
}

const textIn = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** What a record says. Parsed again from its bytes: kept from the first time, a page's values would take several times its size. */
export function valueIn({ bytes, value, issue }: IncomingRecord): unknown {
  return bytes === undefined || value !== undefined || issue !== undefined ? value : parseJson(textIn(bytes));
}

/** What a whole record says, as the listings take it over, or why they cannot. */
export function mapRecord(
  { incoming, hash: recordHash }: { incoming: IncomingRecord; hash: string },
  record: Record<string, unknown>,
  { now, key, from: { feed, resource } }: { now: Date; key: string; from: From },
): Mapped | Rejected {
  const parent = PARENT_FIELDS[resource];
  const staged: StagedRecord = {
    key,
    hash: recordHash,
    modified: readTime(record['ModificationTimestamp'] ?? record['modified']),
    content: incoming.bytes ?? Buffer.from(JSON.stringify(incoming.value)),
    parentKey: parent === undefined ? null : firstText(record, parent),
    listingKey: null,
  };
  if (resource !== 'Property') return { incoming, staged, listing: undefined, warnings: [] };
  const mapped = mapResoListing(record, {
    now: now.toISOString(),
    defaultSource: feed.source_name,
    ...(feed.time_zone === null ? {} : { timeZone: feed.time_zone }),
  });
  if (!mapped.ok) return { incoming, sourceKey: mapped.sourceKey, issues: mapped.issues };
  const { listing, warnings } = mapped;
  if (listing.row.originating_system_name === DEMONSTRATION_SOURCE && feed.source_name !== DEMONSTRATION_SOURCE) {
    const issue = describeIssue('OriginatingSystemName', 'not-permitted', DEMONSTRATION_SOURCE, 'the name of a real source');
    return { incoming, sourceKey: key, issues: [issue] };
  }
  staged.listingKey = listing.row.listing_key;
  if (feed.kind === 'web-api' && listing.row.standard_status !== 'Delete') {
    const issue = faultOfTime(record, warnings);
    if (issue !== undefined) return { incoming, sourceKey: key, issues: [issue] };
  }
  // By the same reading as the listing's: two times of one record would put its versions in two orders.
  staged.modified = listing.isTimed ? listing.row.modification_timestamp : null;
  return { incoming, staged, listing, warnings };
}

/**
 * A server is asked for what changed since a time: a record that names none would never come again. Files come whole, and their
 * records may have none.
 */
function faultOfTime(record: Record<string, unknown>, warnings: readonly FieldIssue[]): FieldIssue | undefined {
  const field = 'ModificationTimestamp';
  const sent = record[field];
  if (sent === undefined || sent === null || sent === '')
    return describeIssue(field, 'missing', sent, 'when the record last changed');
  return warnings.find((one) => one.field === field && one.code === 'not-a-date');
}

function readTime(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  const year = Number.isNaN(at) ? 0 : new Date(at).getUTCFullYear();
  return year >= 1600 && year <= 2200 ? new Date(at).toISOString() : null;
}
