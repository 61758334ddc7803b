import type { Db } from '#platform/db/database.ts';

/** Work that is done later, by any process. Sent within the caller's transaction. */
export interface JobQueue {
  send(db: Db, name: string, data: object, options?: { singletonKey?: string; startAfterSeconds?: number }): Promise<void>;
}

/** A domain's background handler. Runs at least once; so it must be idempotent. */
export interface JobHandler<Ctx> {
  name: string;
  /** Standard five-field cron in UTC, for work that recurs. */
  cron?: string;
  /** How many run at once in one process. Default 1. */
  concurrency?: number;
  handle: (ctx: Ctx, data: Record<string, unknown>) => Promise<void>;
}
