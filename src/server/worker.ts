import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import type { Ports, ServerContext } from '#platform/http/server-context.ts';
import type { BossQueue } from '#platform/jobs/boss-queue.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Log } from '#platform/log/log.ts';
import { mailJobs } from '#platform/mail/deliver-mail.ts';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import { DOMAIN_JOBS } from './domains.ts';

export interface BackgroundWork {
  /** Creates the queues, so that jobs can be sent. */
  open(): Promise<void>;
  /** Starts working them off. */
  start(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** Everything that is done later, on this process. */
export function createBackgroundWork(options: { ports: Ports; queue: BossQueue; db: Db; log: Log }): BackgroundWork {
  const { ports, queue, db, log } = options;
  const handlers: JobHandler<ServerContext>[] = [...DOMAIN_JOBS, ...mailJobs(mailTransportOf(ports.config))];

  function makeContext(): ServerContext {
    return { actor: { kind: 'system' }, requestId: randomUUID(), db, now: new Date(), log, ...ports };
  }
  return {
    open: () => queue.start(handlers.map((handler) => handler.name)),
    start: () => queue.work(handlers, makeContext),
    stop: () => queue.stop(),
  };
}
