import type { Config } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { RealtimeHub } from '#platform/realtime/realtime-hub.ts';
import type { Context } from './context.ts';

/** The ports of a running server; a verb's type names only those it uses. */
export interface Ports {
  config: Config;
  identity: Identity;
  mail: Mail;
  jobs: JobQueue;
  files: FileStore;
  realtime: RealtimeHub;
}

export type ServerContext = Context & Ports;
