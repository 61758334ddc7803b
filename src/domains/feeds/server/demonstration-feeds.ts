import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { insertRows } from '#platform/db/insert-rows.ts';

interface PastRun {
  hoursAgo: number;
  kind: 'full' | 'increment' | 'reconcile';
  state: 'done' | 'failed' | 'held';
  error?: string;
}

/** What the feeds of the demonstration city went through: nobody reads them again. */
export const FEEDS = [
  {
    name: 'Alder County MLS',
    profile: 'trestle',
    address: 'https://feed.alder-mls.example/trestle/odata',
    share: 1,
    past: [
      { hoursAgo: 72, kind: 'full', state: 'done' },
      { hoursAgo: 60, kind: 'increment', state: 'done' },
      { hoursAgo: 49, kind: 'reconcile', state: 'done' },
      {
        hoursAgo: 37,
        kind: 'reconcile',
        state: 'held',
        error: '812 records are missing: look at the feed first, and force the comparison if they are really gone.',
      },
      { hoursAgo: 36, kind: 'reconcile', state: 'done' },
      {
        hoursAgo: 25,
        kind: 'increment',
        state: 'failed',
        error: 'The feed asks us to wait 3600 seconds; the next run goes on from here.',
      },
      { hoursAgo: 24, kind: 'increment', state: 'done' },
      { hoursAgo: 12, kind: 'increment', state: 'done' },
      { hoursAgo: 0, kind: 'increment', state: 'done' },
    ] satisfies PastRun[],
    rejects: [
      { field: 'StandardStatus', code: 'unknown-value', got: 'Off Market', expected: 'a RESO StandardStatus', times: 3 },
      { field: 'ListingKey', code: 'missing', got: '', expected: "the feed's own key", times: 1 },
    ],
    faults: [
      {
        field: 'YearBuilt',
        code: 'not-a-number',
        example: 'Pre-1900',
        example_key: 'ALD1004417',
        expected: 'a number',
        times: 6,
      },
      {
        field: 'BathroomsHalf',
        code: 'not-an-integer',
        example: '0.5',
        example_key: 'ALD1002093',
        expected: 'a whole number',
        times: 2,
      },
    ],
    unknown: [
      { field: 'PropertySubType', value: 'Floating Home', times: 4 },
      { field: 'PropertySubType', value: 'Tiny House', times: 2 },
    ],
  },
  {
    name: 'Alder brokers, weekly file',
    profile: 'plain',
    address: '/srv/feeds/alder-brokers.xml',
    share: 0,
    past: [{ hoursAgo: 30, kind: 'full', state: 'done' }] satisfies PastRun[],
    rejects: [{ field: 'StandardStatus', code: 'unknown-value', got: 'listed', expected: 'a RESO StandardStatus', times: 1 }],
    faults: [],
    unknown: [],
  },
] as const;

/** Gives the demonstration city the feeds that its homes would have come from, with their runs. */
export async function writeDemonstrationFeeds(ctx: Context, homes: number): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async ({ db }) => {
    await db.deleteFrom('feeds').where('source_name', '=', DEMONSTRATION_SOURCE).execute();
    for (const feed of FEEDS) {
      const random = createRandom(feed.name.length);
      const at = (hoursAgo: number) => new Date(ctx.now.getTime() - hoursAgo * HOUR_MS);
      const newest = feed.past.at(-1)?.hoursAgo ?? 0;
      const { id } = await db
        .insertInto('feeds')
        .values({
          name: feed.name,
          kind: feed.share === 0 ? 'file' : 'web-api',
          profile: feed.profile,
          address: feed.address,
          source_name: DEMONSTRATION_SOURCE,
          is_paused: true,
          created_at: at(73),
          last_started_at: at(newest),
          last_success_at: at(newest),
          last_reconciled_at: feed.share === 0 ? null : at(36),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const runs = feed.past.map(({ hoursAgo, kind, state, ...rest }: PastRun) => {
        const read = kind === 'increment' ? random.int(20, 160) : Math.round(homes * Math.max(feed.share, 0.02));
        const changed = kind === 'increment' ? Math.round(read * 0.7) : 0;
        const startedAt = new Date(at(hoursAgo).getTime() - read * 2 - 4000).toISOString();
        return {
          feed_id: id,
          origin: feed.address,
          format: feed.profile,
          kind: feed.share === 0 ? 'file' : kind,
          state,
          started_at: startedAt,
          heartbeat_at: at(hoursAgo).toISOString(),
          finished_at: at(hoursAgo).toISOString(),
          read_count: state === 'failed' ? 0 : read,
          inserted: kind === 'full' ? read : kind === 'increment' && state !== 'failed' ? random.int(0, 8) : 0,
          updated: state === 'failed' ? 0 : changed,
          unchanged: kind === 'increment' && state !== 'failed' ? read - changed : 0,
          removed: kind === 'reconcile' && state === 'done' ? random.int(1, 6) : 0,
          quarantined: kind === 'full' ? feed.rejects.reduce((sum, { times }) => sum + times, 0) : 0,
          pages: Math.ceil(read / 500),
          requests: Math.ceil(read / 500) + 2,
          throttled: state === 'failed' ? 1 : 0,
          error: rest.error ?? null,
        };
      });
      await insertRows(db, 'ingest_runs', runs);
      await keepFaults(db, id, feed);
    }
  });
}

async function keepFaults(db: Context['db'], feedId: number, feed: (typeof FEEDS)[number]): Promise<void> {
  for (const { times, ...reason } of feed.rejects) {
    for (let index = 0; index < times; index++) {
      const key = reason.code === 'missing' ? null : `A-${9000 + index}`;
      const payload = JSON.stringify({ ListingKey: key, [reason.field]: reason.got });
      await sql`
        insert into quarantined_records (feed_id, origin, source_key, record_number, payload, payload_hash, reasons)
        values (${feedId}, ${feed.name}, ${key}, ${index + 1}, ${payload}::jsonb, sha256(convert_to(${`${feed.name} ${reason.field} ${index}`}, 'UTF8')),
          ${JSON.stringify([reason])}::jsonb)
        on conflict do nothing`.execute(db);
    }
  }
  const unknown = feed.unknown.map((one) => ({ feed_id: feedId, ...one }));
  if (unknown.length > 0) await insertRows(db, 'feed_unknown_values', unknown);
  const faults = feed.faults.map((one) => ({ feed_id: feedId, ...one }));
  if (faults.length > 0) await insertRows(db, 'feed_faults', faults);
}
