import type { Log } from '#platform/log/log.ts';
import type { Db } from '#platform/db/database.ts';

/** Who is asking. */
export type Actor =
  | { kind: 'anonymous'; address: string }
  | { kind: 'user'; userId: string; role: 'buyer' | 'seller' | 'vendor' | 'admin'; address: string }
  /** The process itself: commands and background work. */
  | { kind: 'system' };

/** What every verb receives; ports that a verb needs are named in its own parameter type beside it. */
export interface Context {
  actor: Actor;
  db: Db;
  now: Date;
  requestId: string;
  log: Log;
}
