import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { recordPageView } from '#domains/analytics/server/traffic/record-traffic.ts';
import { LEAD_CONSENT } from '#domains/landing/contract.ts';
import { recordLandingEvent } from '#domains/landing/server/experiments/count-event.ts';
import { findArm } from '#domains/landing/server/experiments/find-arm.ts';
import { visitOf } from '#domains/landing/server/experiments/read-visit.ts';
import { sendLead } from '#domains/landing/server/send-lead.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { CHROME } from './visitors.ts';

export interface VisitingWork {
  connectionString: string;
  dataDir: string;
  experimentId: string;
  visitors: number;
}

// A process of its own, for a test that kills it: visitors view a page, see an arm there, and some ask. It says of each what it
// answered, and when.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2]) as VisitingWork;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: work.dataDir });
  const browser = { userAgent: CHROME, declines: false };
  const say = (what: string, which: string) => process.stdout.write(`${what} ${which} ${Date.now()}\n`);
  for (let at = 0; at < work.visitors; at += 1) {
    const address = `203.0.${Math.floor(at / 250)}.${at % 250}`;
    const ctx: ServerContext = {
      actor: { kind: 'anonymous', address },
      db,
      log,
      now: new Date(),
      requestId: 'killed',
      ...ports,
    };
    const path = '/how-it-works';
    await recordPageView(ctx, { path, referrer: '', zone: '' }, { ...browser, host: 'homes.example' });
    say('view', String(at));
    const visit = visitOf(CHROME, { source: 'direct' });
    const assigned = await findArm(ctx, { experimentId: work.experimentId }, browser, visit);
    await recordLandingEvent(ctx, {
      experimentId: work.experimentId,
      arm: assigned?.arm ?? 0,
      kind: 'seen',
      source: 'direct',
      ...browser,
    });
    say('seen', String(at));
    if (at % 5 === 0) {
      const id = randomUUID();
      await sendLead(
        ctx,
        {
          name: 'Oli Owner',
          email: `oli-${at}@home.example`,
          phone: undefined,
          wish: 'answer',
          message: '',
          mayCall: false,
          consent: true,
          consentVersion: LEAD_CONSENT.version,
          page: '/landing/fsbo-expert-support',
          form: null,
          zip: '',
          homeAddress: '',
          idempotencyKey: id,
        },
        browser,
      );
      say('lead', id);
    }
    await setTimeout(10);
  }
  await queue.stop();
  await pool.end();
}
