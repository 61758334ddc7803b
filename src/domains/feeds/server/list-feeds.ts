import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { judgeSources, listSources } from '#domains/listings/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { ALARM_HOURS } from '../model/feed-terms.ts';

/** What an operator sees of a feed. */
export interface FeedState {
  name: string;
  kind: 'web-api' | 'file';
  profile: string;
  address: string;
  sourceName: string;
  isRegistered: boolean;
  isPaused: boolean;
  /** It belongs to the demonstration city, and is never read. */
  isDemonstration: boolean;
  everyMinutes: number;
  lastStartedAt: Date | null;
  lastSuccessAt: Date | null;
  lastReconciledAt: Date | null;
  /** Whether its board counts it as old: then pages say so, or hide it. */
  freshness: 'fresh' | 'old' | 'hidden';
  /** No successful run for more than {@link ALARM_HOURS}. */
  isAlarmed: boolean;
  records: number;
  removed: number;
  openRejects: number;
  positions: {
    resource: string;
    phase: string;
    modified: string | null;
    key: string | null;
    highWater: string | null;
    expected: number | null;
  }[];
  lastRun: { kind: string; state: string; error: string | null } | null;
}

/** Every feed with its state. */
export async function listFeeds(ctx: Context): Promise<FeedState[]> {
  requireSystem(ctx);
  return readFeedStates(ctx);
}

/** As {@link listFeeds}; the caller says who may see it. */
export async function readFeedStates(ctx: Pick<Context, 'db' | 'now'>): Promise<FeedState[]> {
  const all = await listSources(ctx.db);
  const ages = await judgeSources(ctx, all);
  const sources = new Map(all.map((source) => [source.name, source]));
  const { rows } = await sql<{
    id: number;
    name: string;
    kind: string;
    profile: string;
    address: string;
    source_name: string;
    is_paused: boolean;
    every_minutes: number;
    created_at: Date;
    last_started_at: Date | null;
    last_success_at: Date | null;
    last_reconciled_at: Date | null;
    records: number;
    removed: number;
    rejects: number;
    positions: FeedState['positions'] | null;
    last_run: FeedState['lastRun'];
  }>`
    select f.id, f.name, f.kind, f.profile, f.address, f.source_name, f.is_paused, f.every_minutes, f.created_at, f.last_started_at,
      f.last_success_at, f.last_reconciled_at,
      case when f.source_name = ${DEMONSTRATION_SOURCE} and f.kind = 'web-api'
        then (select count(*)::int from listings l where l.originating_system_name = f.source_name)
        else (select count(*)::int from feed_records r where r.feed_id = f.id and r.resource = 'Property' and r.state = 'current') end as records,
      (select count(*) from feed_records r where r.feed_id = f.id and r.resource = 'Property' and r.state = 'removed')::int as removed,
      (select count(*) from quarantined_records q where q.feed_id = f.id and q.state = 'open')::int as rejects,
      (select json_agg(json_build_object('resource', p.resource, 'phase', p.phase, 'modified', p.modified, 'key', p.key,
        'highWater', p.high_water, 'expected', p.expected) order by p.resource) from feed_positions p where p.feed_id = f.id) as positions,
      (select json_build_object('kind', r.kind, 'state', r.state, 'error', r.error) from ingest_runs r
        where r.feed_id = f.id order by r.started_at desc, r.id desc limit 1) as last_run
    from feeds f order by f.name`.execute(ctx.db);
  return rows.map((row) => {
    const source = sources.get(row.source_name);
    const since = row.last_success_at ?? row.created_at;
    const hours = (ctx.now.getTime() - since.getTime()) / HOUR_MS;
    return {
      name: row.name,
      kind: row.kind === 'file' ? 'file' : 'web-api',
      profile: row.profile,
      address: row.address,
      sourceName: row.source_name,
      isRegistered: source?.policy !== undefined || row.source_name === DEMONSTRATION_SOURCE,
      isPaused: row.is_paused,
      isDemonstration: row.source_name === DEMONSTRATION_SOURCE,
      everyMinutes: row.every_minutes,
      lastStartedAt: row.last_started_at,
      lastSuccessAt: row.last_success_at,
      lastReconciledAt: row.last_reconciled_at,
      freshness: ages.get(row.source_name) ?? 'fresh',
      isAlarmed: row.kind !== 'file' && !row.is_paused && hours > ALARM_HOURS,
      records: row.records,
      removed: row.removed,
      openRejects: row.rejects,
      positions: row.positions ?? [],
      lastRun: row.last_run,
    };
  });
}

export interface RejectReason {
  field: string;
  code: string;
  expected: string;
  times: number;
  /** One of the values that were there. */
  example: string;
}

/** A field of records that came, which was left empty or mended. */
interface FaultOfField extends RejectReason {
  /** The record that has the example. */
  exampleKey: string;
}

/**
 * Why records of a feed are in quarantine, the most frequent reason first; with fields that could not be used of records that came,
 * and words that our tables do not know.
 */
export async function readRejects(
  ctx: Pick<Context, 'db'>,
  name: string,
): Promise<{
  reasons: RejectReason[];
  faults: FaultOfField[];
  unknownValues: { field: string; value: string; times: number }[];
}> {
  const { rows: reasons } = await sql<RejectReason>`
    select r->>'field' as field, r->>'code' as code, min(r->>'expected') as expected, count(*)::int as times, min(r->>'got') as example
    from quarantined_records q join feeds f on f.id = q.feed_id, jsonb_array_elements(q.reasons) r
    where f.name = ${name} and q.state = 'open' group by 1, 2 order by times desc, 1, 2 limit 50`.execute(ctx.db);
  const { rows: faults } = await sql<FaultOfField>`
    select x.field, x.code, x.expected, x.times::int, x.example, x.example_key as "exampleKey"
    from feed_faults x join feeds f on f.id = x.feed_id
    where f.name = ${name} order by x.times desc, 1, 2 limit 50`.execute(ctx.db);
  const { rows: unknownValues } = await sql<{ field: string; value: string; times: number }>`
    select u.field, u.value, u.times::int from feed_unknown_values u join feeds f on f.id = u.feed_id
    where f.name = ${name} order by u.times desc, 1, 2 limit 50`.execute(ctx.db);
  return { reasons, faults, unknownValues };
}
