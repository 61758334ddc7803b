import { z } from 'zod';
import { isRecord } from '#lib/json-value.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { FeedReject } from '../contract.ts';
import { LONGEST_EXCERPT } from '../model/feed-terms.ts';

const cursorSchema = z.tuple([z.number().int().positive()]);

/** Fields by which a person finds a record again at its source. */
const NAMING = [
  'ListingKey',
  'ListingId',
  'OriginatingSystemName',
  'StandardStatus',
  'UnparsedAddress',
  'City',
  'ModificationTimestamp',
];

/** Records of a feed in quarantine, the newest first. Throws `not-found`. */
export async function listFeedRejects(
  ctx: Context,
  { name, cursor, limit }: { name: string; cursor?: string | undefined; limit: number },
): Promise<{ items: FeedReject[]; total: number; nextCursor: string | null }> {
  requireAdmin(ctx);
  const feed = await ctx.db.selectFrom('feeds').select('id').where('name', '=', name).executeTakeFirst();
  if (feed === undefined) throw new DomainError('not-found', 'There is no such feed.');
  const before = cursor === undefined ? undefined : readPageCursor(cursorSchema, cursor)[0];
  const open = ctx.db.selectFrom('quarantined_records').where('feed_id', '=', feed.id).where('state', '=', 'open');
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const listed = before === undefined ? open : open.where('id', '<', before);
  const rows = await listed
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = cutPage(rows, limit, (last) => [last.id]);
  const items = page.map((row): FeedReject => {
    const reasons = reasonsSchema.parse(row.reasons);
    return {
      id: row.id,
      resource: row.resource,
      key: row.source_key,
      recordNumber: row.record_number,
      line: row.line,
      reasons,
      excerpt: excerptOf(
        row.payload,
        reasons.map(({ field }) => field),
      ),
      attempts: row.attempts,
      firstSeenAt: row.first_seen_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    };
  });
  return { items, total, nextCursor };
}

const reasonsSchema = z.array(
  z.object({ field: z.string(), code: z.string(), got: z.string().catch(''), expected: z.string().catch('') }),
);

/** The fields at fault and those that name the record. Of another shape, or of a text that is no JSON, its beginning. */
function excerptOf(payload: unknown, faulty: readonly string[]): string {
  if (typeof payload === 'string') return cut(payload);
  if (!isRecord(payload)) return cut(JSON.stringify(payload));
  const names = [...new Set([...faulty, ...NAMING])].filter((name) => payload[name] !== undefined);
  const shown = names.length === 0 ? payload : Object.fromEntries(names.map((name) => [name, payload[name]]));
  return cut(JSON.stringify(shown, null, 2));
}

const cut = (text: string) => (text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)} …` : text);
