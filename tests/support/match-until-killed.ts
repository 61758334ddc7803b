import { matchEvents } from '#domains/saved/server/match-events.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';

// A process of its own, for a test that kills it: matches changes with saved searches, and stops before it commits, when
// all notices have been written.
const [connectionString = ''] = process.argv.slice(2);
const log = createLog('silent');
const { db } = openDatabase({ connectionString, poolSize: 2, log });
await matchEvents({
  actor: { kind: 'system' },
  db,
  now: new Date(),
  requestId: 'match',
  log,
  config: parseConfig({}),
  mail: {
    async queue(trx, mails) {
      if (mails.length === 0) return;
      const rows = mails.map(({ to, subject }) => ({ to_address: to, subject, html: '', text: '' }));
      await trx.insertInto('mail_messages').values(rows).execute();
      process.stdout.write('written\n');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    },
  },
});
