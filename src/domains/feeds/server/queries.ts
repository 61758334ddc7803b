import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { cleanValue, type FieldIssue } from '#domains/listings/server/index.ts';
import { isRecord } from '#lib/json-value.ts';
import type { Db } from '#platform/db/database.ts';
import type { ResourceName } from '../model/profiles.ts';
import type { RunCounts } from './run-counts.ts';

export type RunKind = 'file' | 'full' | 'increment' | 'reconcile' | 'replay';
export type RunState = 'done' | 'failed' | 'held';

/** Transfer of a run besides its records. */
export interface RunTraffic {
  bytes: number;
  requests: number;
  throttled: number;
}

export async function startRun(
  db: Db,
  run: { feedId: number; origin: string; format: string; kind: RunKind; now: Date },
): Promise<number> {
  // Whoever ran before and did not come to an end was killed: only one runs at a time.
  await db
    .updateTable('ingest_runs')
    .set({ state: 'failed', error: 'The process ended before the run did.', finished_at: run.now })
    .where('feed_id', '=', run.feedId)
    .where('state', '=', 'running')
    .execute();
  const { id } = await db
    .insertInto('ingest_runs')
    .values({
      feed_id: run.feedId,
      origin: run.origin,
      format: run.format,
      kind: run.kind,
      started_at: run.now,
      heartbeat_at: run.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toColumns(counts: RunCounts, traffic: RunTraffic) {
  return {
    read_count: counts.read,
    inserted: counts.inserted,
    updated: counts.updated,
    unchanged: counts.unchanged,
    stale_ignored: counts.staleIgnored,
    quarantined: counts.quarantined,
    removed: counts.removed,
    pages: counts.pages,
    ...traffic,
    warnings: JSON.stringify(counts.warnings),
    refusals: JSON.stringify(counts.refusals),
    heartbeat_at: new Date(),
  };
}

export async function touchRun(db: Db, id: number, counts: RunCounts, traffic: RunTraffic): Promise<void> {
  await db.updateTable('ingest_runs').set(toColumns(counts, traffic)).where('id', '=', id).execute();
}

export async function finishRun(
  db: Db,
  id: number,
  {
    state,
    counts,
    traffic,
    error,
    kind,
    now,
  }: {
    state: RunState;
    counts: RunCounts;
    traffic: RunTraffic;
    error: string | null;
    kind: RunKind;
    now: Date;
  },
): Promise<void> {
  await db
    .updateTable('ingest_runs')
    .set({ ...toColumns(counts, traffic), state, error, kind, finished_at: now })
    .where('id', '=', id)
    .execute();
}

export interface QuarantineEntry {
  number: number;
  line: number | null;
  value: unknown;
  sourceKey: string | null;
  issues: FieldIssue[];
}

/** Keeps bad records; one that comes again is counted, not repeated. */
export async function quarantine(
  db: Db,
  { runId, feedId, origin, resource }: { runId: number | null; feedId: number; origin: string; resource: ResourceName },
  entries: readonly QuarantineEntry[],
): Promise<void> {
  const rows = new Map<string, object>();
  for (const entry of entries) {
    const payload = cleanValue(entry.value) ?? null;
    const payloadHash = `\\x${hash('sha256', `${resource} ${JSON.stringify(sortKeys(payload))}`)}`;
    rows.set(payloadHash, {
      run_id: runId,
      origin,
      source_key: entry.sourceKey,
      record_number: entry.number,
      line: entry.line,
      payload: JSON.stringify(payload),
      payload_hash: payloadHash,
      reasons: entry.issues,
    });
  }
  if (rows.size === 0) return;
  await sql`
    insert into quarantined_records as q (run_id, feed_id, resource, origin, source_key, record_number, line, payload, payload_hash, reasons)
    select run_id, ${feedId}, ${resource}, origin, source_key, record_number, line, payload::jsonb, payload_hash, reasons
    from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
      as v (run_id bigint, origin text, source_key text, record_number bigint, line bigint, payload text, payload_hash bytea, reasons jsonb)
    on conflict (origin, payload_hash) do update set run_id = excluded.run_id, record_number = excluded.record_number, line = excluded.line,
      reasons = excluded.reasons, state = case when q.state = 'ignored' then 'ignored' else 'open' end,
      attempts = q.attempts + 1, last_seen_at = now()`.execute(db);
}

// The database keeps fields in an order of its own: the same record is the same however it comes.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sortKeys(value[key])]),
  );
}

/** A good record replaced a bad one. */
export async function markFixed(db: Db, feedId: number, resource: ResourceName, sourceKeys: readonly string[]): Promise<void> {
  if (sourceKeys.length === 0) return;
  await sql`
    update quarantined_records set state = 'fixed'
    where feed_id = ${feedId} and resource = ${resource} and state = 'open' and source_key = any(${[...sourceKeys]})`.execute(db);
}

/** Counts words that our tables do not know, for the operator. */
export async function keepUnknownValues(db: Db, feedId: number, warnings: readonly FieldIssue[]): Promise<void> {
  const times = new Map<string, { field: string; value: string; times: number }>();
  for (const { field, code, got } of warnings) {
    if (code !== 'unknown-lookup') continue;
    const key = `${field} ${got}`;
    const known = times.get(key);
    if (known === undefined) times.set(key, { field, value: got, times: 1 });
    else known.times += 1;
  }
  if (times.size === 0) return;
  const rows = [...times.values()].toSorted((a, b) => (`${a.field} ${a.value}` < `${b.field} ${b.value}` ? -1 : 1));
  await sql`
    insert into feed_unknown_values as u (feed_id, field, value, times)
    select ${feedId}, field, value, times from json_to_recordset(${JSON.stringify(rows)}::json) as v (field text, value text, times bigint)
    on conflict (feed_id, field, value) do update set times = u.times + excluded.times, last_seen_at = now()`.execute(db);
}

/** A field that was left empty or mended, and the record that it is of. */
interface FaultOf extends FieldIssue {
  key: string;
}

/** Counts fields that could not be used, with the newest example of each; words that we do not know are counted by themselves. */
export async function keepFaults(db: Db, feedId: number, faults: readonly FaultOf[]): Promise<void> {
  interface FaultRow extends Omit<FaultOf, 'key' | 'got'> {
    times: number;
    example_key: string;
    example: FaultOf['got'];
  }
  const rows = new Map<string, FaultRow>();
  for (const { key, field, code, got, expected } of faults) {
    if (code === 'unknown-lookup') continue;
    const name = `${field} ${code}`;
    rows.set(name, { field, code, times: (rows.get(name)?.times ?? 0) + 1, example_key: key, example: got, expected });
  }
  if (rows.size === 0) return;
  const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`
    insert into feed_faults as f (feed_id, field, code, times, example_key, example, expected)
    select ${feedId}, field, code, times, example_key, example, expected from json_to_recordset(${JSON.stringify(sorted)}::json)
      as v (field text, code text, times bigint, example_key text, example text, expected text)
    on conflict (feed_id, field, code) do update set times = f.times + excluded.times, example_key = excluded.example_key,
      example = excluded.example, expected = excluded.expected, last_seen_at = now()`.execute(db);
}

/** Before all records are mapped again. */
export async function forgetFaults(db: Db, feedId: number): Promise<void> {
  await db.deleteFrom('feed_faults').where('feed_id', '=', feedId).execute();
}
