import type { Db } from '#platform/db/database.ts';

/** Work for later, by any process. It is sent in the caller's transaction. */
export interface JobQueue {
  send(db: Db, name: string, data: object, options?: SendOptions): Promise<void>;
  /** The same for several jobs of one kind, in one step. */
  sendEach(
    db: Db,
    name: string,
    all: readonly object[],
    options?: Pick<SendOptions, 'patienceSeconds' | 'retries'>,
  ): Promise<void>;
}

export interface SendOptions {
  /** While a job with this key waits, no other is added; what two senders added at the same moment is done at once. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** After this time a worker that has not finished counts as dead, and the job runs again. Default 15 minutes. */
  patienceSeconds?: number;
  /** How often a job runs again after it failed or its worker died, after 2 s, 4 s, 8 s and so on. Default 8. */
  retries?: number;
}

/** A domain's background handler. It runs at least once, so it must be idempotent. */
export interface JobHandler<Ctx> {
  name: string;
  /** Standard five-field cron in UTC, for work that recurs. */
  cron?: string;
  /** For work of the cron that may take longer than the default 15 minutes, see {@link SendOptions.patienceSeconds}. */
  patienceSeconds?: number;
  /** A channel of the database: the handler runs at once after an announcement, besides the cron. */
  wakeOn?: string;
  /** How many run at once in one process. Default 1. */
  concurrency?: number;
  /** `stopping` aborts when the process ends, or patience does: long work gives up then, and runs again later. */
  handle: (ctx: Ctx, data: Record<string, unknown>, stopping?: AbortSignal) => Promise<void>;
}
