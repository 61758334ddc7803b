import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import type { Ports, ServerContext } from '#platform/ports/server-context.ts';
import type { BossQueue } from '#platform/jobs/boss-queue.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Log } from '#platform/log/log.ts';
import { mailJobs } from '#platform/mail/deliver-mail.ts';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import { DOMAIN_JOBS } from './domain-jobs.ts';

export interface BackgroundWork {
  /** Creates the queues, so that jobs can be sent. */
  open(): Promise<void>;
  /** Sends mail, which waits for nothing else. */
  startMail(): Promise<void>;
  /** Starts all jobs. */
  start(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** This process's background work. */
export function createBackgroundWork(options: { ports: Ports; queue: BossQueue; db: Db; log: Log }): BackgroundWork {
  const { ports, queue, db, log } = options;
  const mail: JobHandler<ServerContext>[] = mailJobs(mailTransportOf(ports.config));
  const handlers = [...DOMAIN_JOBS, ...mail];
  let mailing: Promise<void> | undefined;

  function makeContext(): ServerContext {
    return { actor: { kind: 'system' }, requestId: randomUUID(), db, now: new Date(), log, ...ports };
  }
  function startMail(): Promise<void> {
    mailing ??= queue.work(mail, makeContext);
    return mailing;
  }
  return {
    open: () => queue.start(handlers.map((handler) => handler.name)),
    startMail,
    async start() {
      await queue.keepSchedules(handlers);
      await startMail();
      await queue.work(DOMAIN_JOBS, makeContext);
    },
    stop: () => queue.stop(),
  };
}
