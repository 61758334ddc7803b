import type { Db } from '#platform/db/database.ts';

/** Work that is done later, by any process. Sent within the caller's transaction. */
export interface JobQueue {
  send(db: Db, name: string, data: object, options?: SendOptions): Promise<void>;
}

export interface SendOptions {
  /** While a job with this key waits, another one is not added. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** After this time a worker that has not finished is taken for dead, and the job is done again. Default 15 minutes. */
  patienceSeconds?: number;
  /** How often a job that failed or whose worker died is done again, after 2 s, 4 s, 8 s and so on. Default 8. */
  retries?: number;
}

/** A domain's background handler. Runs at least once; so it must be idempotent. */
export interface JobHandler<Ctx> {
  name: string;
  /** Standard five-field cron in UTC, for work that recurs. */
  cron?: string;
  /** A channel of the database: what is announced there is worked off at once, besides the cron. */
  wakeOn?: string;
  /** How many run at once in one process. Default 1. */
  concurrency?: number;
  /** `stopping` is aborted when the process ends: long work gives up then, and is done again later. */
  handle: (ctx: Ctx, data: Record<string, unknown>, stopping?: AbortSignal) => Promise<void>;
}
