import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { cleanValue, type FieldIssue } from '#domains/listings/server/index.ts';
import type { Db } from '#platform/db/database.ts';

export interface RunCounts {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  staleIgnored: number;
  quarantined: number;
  bytes: number;
  warnings: Record<string, number>;
}

export async function startRun(db: Db, run: { origin: string; format: string }): Promise<number> {
  const { id } = await db.insertInto('ingest_runs').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

function toColumns(counts: RunCounts) {
  return {
    read_count: counts.read,
    inserted: counts.inserted,
    updated: counts.updated,
    unchanged: counts.unchanged,
    stale_ignored: counts.staleIgnored,
    quarantined: counts.quarantined,
    bytes: counts.bytes,
    warnings: JSON.stringify(counts.warnings),
    heartbeat_at: new Date(),
  };
}

export async function touchRun(db: Db, id: number, counts: RunCounts): Promise<void> {
  await db.updateTable('ingest_runs').set(toColumns(counts)).where('id', '=', id).execute();
}

export async function finishRun(
  db: Db,
  id: number,
  state: 'done' | 'failed',
  counts: RunCounts,
  error: string | null,
): Promise<void> {
  await db
    .updateTable('ingest_runs')
    .set({ ...toColumns(counts), state, error, finished_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export interface QuarantineEntry {
  number: number;
  line: number;
  value: unknown;
  sourceKey: string | null;
  issues: FieldIssue[];
}

/** Keeps bad records; one that comes again is counted, not repeated. */
export async function quarantine(db: Db, runId: number, origin: string, entries: readonly QuarantineEntry[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const entry of entries) {
    const payload = cleanValue(entry.value) ?? null;
    const payloadHash = `\\x${hash('sha256', JSON.stringify(payload))}`;
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
    insert into quarantined_records as q (run_id, origin, source_key, record_number, line, payload, payload_hash, reasons)
    select run_id, origin, source_key, record_number, line, payload::jsonb, payload_hash, reasons
    from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
      as v (run_id bigint, origin text, source_key text, record_number bigint, line bigint, payload text, payload_hash bytea, reasons jsonb)
    on conflict (origin, payload_hash) do update set run_id = excluded.run_id, record_number = excluded.record_number, line = excluded.line,
      reasons = excluded.reasons, state = case when q.state = 'ignored' then 'ignored' else 'open' end,
      attempts = q.attempts + 1, last_seen_at = now()`.execute(db);
}

export async function hasOpenQuarantine(db: Db): Promise<boolean> {
  const row = await db.selectFrom('quarantined_records').select('id').where('state', '=', 'open').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** A good record replaced a bad one. */
export async function markFixed(db: Db, sourceKeys: readonly string[]): Promise<void> {
  if (sourceKeys.length === 0) return;
  await sql`
    update quarantined_records set state = 'fixed' where state = 'open' and source_key = any(${[...sourceKeys]})`.execute(db);
}
