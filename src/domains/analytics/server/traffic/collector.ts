import { sqlStateOf } from '#platform/db/sql-state.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { DatabaseAway } from '#platform/db/outage.ts';
import type { Log } from '#platform/log/log.ts';
import { addDays } from '#lib/calendar.ts';

/** Something that a page reported. */
export interface TrafficEvent {
  day: string;
  arrivedAt: Date;
  happenedAt: Date;
  seq: number;
  visitor: Buffer | null;
  kind: 'view' | 'act' | 'leave' | 'vital' | 'error' | 'word';
  route: string;
  name: string | null;
  value: number | null;
  source: string;
  medium: string | null;
  campaign: string | null;
  term: string | null;
  content: string | null;
  device: string;
  browser: string;
  os: string;
  country: string;
}

const FLUSH_AT = 500;
const FLUSH_AFTER_MS = 300;
/** What waits while the database is slow: beyond it page views are left out, beyond twice as many everything. */
const MOST_WAITING = 20_000;

/** Takes events without waiting for the database, and writes them together. */
export interface Collector {
  add(events: readonly TrafficEvent[]): void;
  /** Writes what waits. Throws nothing: what could not be written waits on. */
  flush(): Promise<void>;
  /** Events left out since the start, because too many waited or the database does not take them. */
  dropped(): number;
  close(): Promise<void>;
}

interface Ports {
  db: Db;
  log: Log;
}

export function createCollector({ db, log }: Ports): Collector {
  let waiting: TrafficEvent[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  const known = new Set<string>();

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, FLUSH_AT);
      await makeRoomFor({ db, log }, batch, known);
      await write(db, batch).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        // It would be refused again and again, and stand in the way of all that comes after it.
        dropped += batch.length;
        log.error({ err: error, events: batch.length }, 'reports of pages were left out: the database does not take them');
      });
      waiting = waiting.slice(batch.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseAway)) log.warn({ err: error }, 'reports of pages could not be written yet');
        wait();
      })
      .finally(() => (writing = undefined));
    return writing;
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  }

  return {
    add(events) {
      const isFull = waiting.length >= MOST_WAITING;
      const isOverfull = waiting.length >= 2 * MOST_WAITING;
      const taken = isOverfull ? [] : isFull ? events.filter(({ kind }) => kind === 'act') : events;
      dropped += events.length - taken.length;
      waiting.push(...taken);
      if (waiting.length >= FLUSH_AT) void flush();
      else if (waiting.length > 0) wait();
    },
    flush,
    dropped: () => dropped,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Whether the values themselves are the trouble (data exceptions and constraints). */
const isRefused = (error: unknown) => /^2[23]/.test(sqlStateOf(error));

/** Gives a day its own part of the table, and the day after it, once a process. */
async function makeRoomFor(ports: Ports, events: readonly TrafficEvent[], known: Set<string>): Promise<void> {
  for (const { day } of events) {
    if (known.has(day)) continue;
    for (const each of [day, addDays(day, 1)]) await makePart(ports, each);
    known.add(day);
  }
}

/** Another process makes the part (twice at once it is a duplicate), or holds the table, or rows of that day lie in the rest. */
const NO_OWN_PART = new Set(['42P07', '23505', '55P03', '23514']);

async function makePart({ db, log }: Ports, day: string): Promise<void> {
  const name = `traffic_events_${day.replaceAll('-', '')}`;
  const found = await sql<{ name: string | null }>`select to_regclass(${name})::text as name`.execute(db);
  if (found.rows[0]?.name != null) return;
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`create table if not exists ${sql.table(name)} partition of traffic_events
        for values from (${sql.lit(day)}) to (${sql.lit(addDays(day, 1))})`.execute(trx);
    })
    .catch((error: unknown) => {
      if (error instanceof DatabaseAway) throw error;
      // Rows of the day lie in the rest then, and are read all the same.
      if (!NO_OWN_PART.has(sqlStateOf(error))) log.warn({ err: error, day }, 'a day of reports gets no part of its own');
    });
}

async function write(db: Db, events: readonly TrafficEvent[]): Promise<void> {
  const column = <T>(of: (event: TrafficEvent) => T) => events.map((event) => of(event));
  await db.transaction().execute(async (trx) => {
    // A crash may lose the last second of page views; what counts as money or a lead is written elsewhere, and at once.
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql`
      insert into traffic_events (day, arrived_at, happened_at, seq, visitor, kind, route, name, value, source, medium, campaign,
        term, content, device, browser, os, country)
      select day, arrived_at, happened_at, seq, decode(visitor, 'hex'), kind, route, name, value, source, medium, campaign, term, content,
        device, browser, os, country
      from unnest(${column((event) => event.day)}::date[], ${column((event) => event.arrivedAt.toISOString())}::timestamptz[],
        ${column((event) => event.happenedAt.toISOString())}::timestamptz[], ${column((event) => event.seq)}::smallint[],
        ${column((event) => event.visitor?.toString('hex') ?? null)}::text[], ${column((event) => event.kind)}::text[],
        ${column((event) => event.route)}::text[], ${column((event) => event.name)}::text[], ${column((event) => event.value)}::real[],
        ${column((event) => event.source)}::text[], ${column((event) => event.medium)}::text[],
        ${column((event) => event.campaign)}::text[], ${column((event) => event.term)}::text[],
        ${column((event) => event.content)}::text[], ${column((event) => event.device)}::text[],
        ${column((event) => event.browser)}::text[], ${column((event) => event.os)}::text[],
        ${column((event) => event.country)}::text[])
        as e (day, arrived_at, happened_at, seq, visitor, kind, route, name, value, source, medium, campaign, term, content, device,
          browser, os, country)`.execute(trx);
  });
}

const collectors = new WeakMap<Db, Collector>();

/** The collector of a database, made at first use. */
export function collectorOf({ db, log }: Ports): Collector {
  const known = collectors.get(db);
  if (known !== undefined) return known;
  const made = createCollector({ db, log });
  collectors.set(db, made);
  return made;
}

/** Writes what waits, before the process ends. */
export async function closeTraffic(db: Db): Promise<void> {
  await collectors.get(db)?.close();
}
