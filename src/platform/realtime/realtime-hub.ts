import { sql } from 'kysely';
import type pg from 'pg';
import type { OwnSubject } from '#lib/news.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { listenTo } from '#platform/db/listen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { realtimeMessageSchema, type ListingNews, type PersonalNews, type RealtimeMessage } from './realtime-message.ts';

const CHANNEL = 'realtime';
/** So long, and so many at most, messages are kept for pages that read before their stream opens. */
const KEPT_MS = 2 * MINUTE_MS;
const MOST_KEPT = 1000;

/** What one open page hears about. */
export interface Subscriber {
  /** Undefined for people who are not signed in. */
  userId: string | undefined;
  /** How long ago the page began to read what it shows; undefined where it has heard all since. */
  missedMs?: number | undefined;
  isInterested: (listingKey: string) => boolean;
  onListing: (news: ListingNews) => void;
  onPersonal: (news: PersonalNews) => void | Promise<void>;
  /** Something of their own has changed. */
  onOwnChange: (subject: OwnSubject) => void | Promise<void>;
  /** A session of the person has ended, perhaps this page's own. */
  onSessionEnd: () => void | Promise<void>;
  /** The page missed messages, and may show old data. */
  onGap: () => void;
  /** The process ends, and the page should ask another one. */
  onClose: () => void;
}

export interface RealtimeHub {
  /** Returns what ends the subscription. */
  subscribe(subscriber: Subscriber): () => void;
  close(): Promise<void>;
}

/** Passes on what any process announces to the pages open at this one. It listens from the first subscriber on. */
export function createRealtimeHub(connection: pg.PoolConfig, log: Log): RealtimeHub {
  const subscribers = new Set<Subscriber>();
  let listener: { close(): Promise<void> } | undefined;
  let hasListened = false;
  const kept: { message: RealtimeMessage; at: number }[] = [];
  /** From when on nothing is missing among the kept; none is before it listens, and after the line broke. */
  let isCompleteFrom = Infinity;

  function receive(payload: string): void {
    const message = parseMessage(payload);
    if (message === undefined) return;
    keep(message);
    for (const subscriber of subscribers) deliver(message, subscriber);
  }

  function keep(message: RealtimeMessage): void {
    const now = performance.now();
    kept.push({ message, at: now });
    while (kept.length > MOST_KEPT || (kept[0]?.at ?? now) < now - KEPT_MS)
      isCompleteFrom = Math.max(isCompleteFrom, kept.shift()?.at ?? now);
  }

  /** What came while the page had read and not yet listened. */
  function catchUp(subscriber: Subscriber, missedMs: number): void {
    const since = performance.now() - missedMs;
    if (since < isCompleteFrom) subscriber.onGap();
    else for (const { message, at } of kept) if (at >= since) deliver(message, subscriber);
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (hasListened && subscriber.missedMs !== undefined) catchUp(subscriber, subscriber.missedMs);
      listener ??= listenTo({
        connection,
        channel: CHANNEL,
        applicationName: 'realty-realtime',
        log,
        onMessage: receive,
        onListening: () => {
          for (const one of subscribers) if (hasListened || one.missedMs !== undefined) one.onGap();
          hasListened = true;
          kept.length = 0;
          isCompleteFrom = performance.now();
        },
      });
      return () => subscribers.delete(subscriber);
    },
    async close() {
      for (const one of subscribers) one.onClose();
      subscribers.clear();
      await listener?.close();
    },
  };
}

function deliver({ listings = [], personal, changed, endedFor }: RealtimeMessage, subscriber: Subscriber): void {
  for (const news of listings) if (subscriber.isInterested(news.listingKey)) subscriber.onListing(news);
  if (changed !== undefined && changed.userId === subscriber.userId) void subscriber.onOwnChange(changed.subject);
  if (endedFor !== undefined && endedFor === subscriber.userId) void subscriber.onSessionEnd();
  if (personal !== undefined && personal.userId === subscriber.userId) void subscriber.onPersonal(personal);
}

function parseMessage(payload: string): RealtimeMessage | undefined {
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Tells the open pages of people, when the caller's transaction commits. */
export async function announce(db: Db, news: readonly PersonalNews[]): Promise<void> {
  if (news.length === 0) return;
  const messages = news.map((personal) => JSON.stringify({ personal } satisfies RealtimeMessage));
  await sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(db);
}

/** Tells the open pages of a person that sessions have ended, when the caller's transaction commits. */
export async function announceSessionEnd(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ endedFor: userId } satisfies RealtimeMessage)})`.execute(db);
}
