import { sealEnvelopes } from '#domains/signing/server/seal-envelopes.ts';
import { consentToSign, signDocument } from '#domains/signing/server/sign-by-link.ts';
import { NO_ANSWERS } from '#domains/signing/model/answers.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';

export interface KilledSigning {
  connectionString: string;
  dataDir: string;
  /** The links of those who sign. */
  tokens: string[];
}

// A process of its own, for a test that kills it: people sign while envelopes are sealed. It says the link of each signature that
// was answered on standard output, as a browser would hear it.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2]) as KilledSigning;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: work.dataDir });
  await createBackgroundWork({ ports, queue, db, log }).open();
  const guest = (): ServerContext => ({
    actor: { kind: 'anonymous', address: '203.0.113.9' },
    db,
    log,
    now: new Date(),
    requestId: 'killed',
    ...ports,
  });
  const request = new Request('http://home.example/');
  let isOver = false;
  const signAll = async () => {
    for (const token of work.tokens) {
      try {
        await consentToSign(guest(), { token, request });
        const answers = { ...NO_ANSWERS, signature: { kind: 'typed' as const, text: 'Ann Ray' } };
        await signDocument(guest(), { token, answers, request });
        process.stdout.write(`${token}\n`);
      } catch (error) {
        // Its envelope was sealed before the last kill, and a newer mail replaced the link.
        if (!(error instanceof DomainError && error.code === 'not-found')) throw error;
      }
    }
    isOver = true;
  };
  const sealAll = async () => {
    while (!isOver) await sealEnvelopes({ ...guest(), actor: { kind: 'system' } });
    await sealEnvelopes({ ...guest(), actor: { kind: 'system' } });
  };
  await Promise.all([signAll(), sealAll()]);
  process.stdout.write('all\n', () => process.exit());
}
