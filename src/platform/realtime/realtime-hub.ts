import { sql } from 'kysely';
import type pg from 'pg';
import type { OwnSubject } from '#lib/news.ts';
import { listenTo } from '#platform/db/listen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { realtimeMessageSchema, type ListingNews, type PersonalNews, type RealtimeMessage } from './realtime-message.ts';

const CHANNEL = 'realtime';

/** What one open page hears about. */
export interface Subscriber {
  /** Undefined for people who are not signed in. */
  userId: string | undefined;
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

  function receive(payload: string): void {
    const message = parseMessage(payload);
    if (message === undefined) return;
    for (const subscriber of subscribers) {
      for (const news of message.listings ?? []) if (subscriber.isInterested(news.listingKey)) subscriber.onListing(news);
      const { personal, changed, endedFor } = message;
      if (changed !== undefined && changed.userId === subscriber.userId) void subscriber.onOwnChange(changed.subject);
      if (endedFor !== undefined && endedFor === subscriber.userId) void subscriber.onSessionEnd();
      if (personal !== undefined && personal.userId === subscriber.userId) void subscriber.onPersonal(personal);
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      listener ??= listenTo({
        connection,
        channel: CHANNEL,
        applicationName: 'realty-realtime',
        log,
        onMessage: receive,
        onListening: () => {
          if (hasListened) for (const one of subscribers) one.onGap();
          hasListened = true;
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

function parseMessage(payload: string): RealtimeMessage | undefined {
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Tells the open pages of a person, when the caller's transaction commits. */
export async function announce(db: Db, personal: PersonalNews): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ personal } satisfies RealtimeMessage)})`.execute(db);
}

/** Tells the open pages of a person that sessions have ended, when the caller's transaction commits. */
export async function announceSessionEnd(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ endedFor: userId } satisfies RealtimeMessage)})`.execute(db);
}
