import { Buffer } from 'node:buffer';
import { type FeedMapping, NO_MAPPING } from '#domains/feeds/model/feed-mapping.ts';
import { draftFeed } from '#domains/feeds/server/feed-rows.ts';
import { mapRecord, readRecord } from '#domains/feeds/server/map-record.ts';
import { openSource } from '#domains/feeds/server/open-input.ts';
import { readRecords } from '#domains/feeds/server/read-records.ts';
import type { NormalizedListing } from '#domains/listings/server/index.ts';

async function* pieces(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const size = bytes.length > 1_000_000 ? 65_536 : 64;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What becomes of each record, in their order: its key and some of its row, or the field and code it was refused for. */
export async function readContent(content: string | Uint8Array, mapping: FeedMapping = NO_MAPPING, kind = 'file') {
  const now = new Date('2026-11-01T00:00:00Z');
  const feed = { ...draftFeed({ name: 'Test', sourceName: 'Test MLS', now, hasOthers: false }), mappingData: mapping, kind };
  const from = { feed, resource: 'Property' as const };
  const input = await openSource({ origin: 'file', stream: pieces(content), totalBytes: undefined });
  const found: { number: number; line?: number; said: unknown[]; row: NormalizedListing['row'] | undefined }[] = [];
  for await (const group of readRecords(input, mapping)) {
    for (const incoming of group) {
      const place = { number: incoming.number, ...(incoming.line === undefined ? {} : { line: incoming.line }) };
      const record = readRecord(incoming, from);
      const mapped =
        'issues' in record ? record : mapRecord({ incoming, hash: '' }, record.record, { now, key: record.key, from });
      const listing = 'issues' in mapped ? undefined : mapped.listing;
      const issues = 'issues' in mapped ? mapped.issues : [];
      const { row } = listing ?? {};
      found.push({
        ...place,
        row,
        said:
          row === undefined
            ? issues.map(({ field, code }) => `${field} ${code}`)
            : [row.source_listing_key, row.city, listing?.media?.length ?? 0],
      });
    }
  }
  return found.toSorted((one, other) => one.number - other.number);
}

export const placesOf = (found: Awaited<ReturnType<typeof readContent>>) => found.map(({ row: _row, ...place }) => place);

/** The rows of the records that are not refused. */
export async function rowsOf(content: unknown, kind = 'file') {
  const found = await readContent(typeof content === 'string' ? content : JSON.stringify(content), NO_MAPPING, kind);
  return found.map((one) => one.row);
}

export const said = async (content: unknown, mapping?: FeedMapping) =>
  (await readContent(typeof content === 'string' ? content : JSON.stringify(content), mapping)).map((one) => one.said);

export const A = { ListingKey: 'A', StandardStatus: 'Active', City: 'Denver' };
export const B = { ListingKey: 'B', StandardStatus: 'Closed', City: 'Boulder' };
export const BOTH = [
  ['A', 'Denver', 0],
  ['B', 'Boulder', 0],
];
