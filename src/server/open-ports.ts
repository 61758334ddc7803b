import type pg from 'pg';
import { openLanguageModel } from '#platform/ai/http-language-model.ts';
import type { Config } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { openAuthSecret } from '#platform/identity/auth-secret.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { createBossQueue, type BossQueue } from '#platform/jobs/boss-queue.ts';
import type { Log } from '#platform/log/log.ts';
import { createMailOutbox } from '#platform/mail/outbox.ts';
import { openPayments } from '#platform/payments/payments.ts';
import { createRealtimeHub } from '#platform/realtime/realtime-hub.ts';
import { DOMAIN_ANSWERING, DOMAIN_PENDING, DOMAIN_ZONES } from './domain-ports.ts';

/** The real ports of a process: mail and jobs on the database, files on disk or S3. */
export async function openPorts(options: {
  config: Config;
  pool: pg.Pool;
  log: Log;
  dataDir: string;
}): Promise<{ ports: Ports; queue: BossQueue }> {
  const { config, pool, log, dataDir } = options;
  const queue = createBossQueue(pool, log);
  const files = openFileStore(config, dataDir);
  const identity = createIdentity(await openAuthSecret(config, dataDir), config.PUBLIC_URL ?? 'realty');
  return {
    ports: {
      config,
      identity,
      files,
      jobs: queue,
      mail: createMailOutbox(queue),
      payments: await openPayments({ config, identity, jobs: queue }),
      realtime: createRealtimeHub(pool.options, log),
      languageModel: openLanguageModel(config),
      pending: DOMAIN_PENDING,
      answering: DOMAIN_ANSWERING,
      zones: DOMAIN_ZONES,
    },
    queue,
  };
}
