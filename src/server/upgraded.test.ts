import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { ROLES } from '#lib/roles.ts';
import { restoreSmallBackup } from '#tests/support/restore-small-backup.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DOMAIN_ROUTES } from './domains.ts';

/** Reads of models that were learned: the fixture holds only their beginning. */
const LEARNED = /^\/api\/(valuation\/|listing-scores)/;

let app: TestApp;

beforeAll(async () => {
  const database = await restoreSmallBackup();
  const { connectionString } = database;
  const { db, pool, close } = openDatabase({ connectionString, poolSize: 8, log: createLog('silent') });
  app = await openTestApp({
    database: {
      db,
      pool,
      connectionString,
      async close() {
        await close();
        await database.close();
      },
    },
  });
});
afterAll(() => app.close());

it('reads what an older database holds, for its people and for strangers', async () => {
  const people = await app.db.selectFrom('users').selectAll().where('is_demo', '=', true).orderBy('id').execute();
  const actors: UserActor[] = people.map((person) => ({
    kind: 'user',
    userId: person.id,
    role: person.role,
    roles: ROLES,
    sessionId: 'none',
    isDemo: true,
    emailVerified: true,
    address: '198.51.100.7',
  }));
  const reads = DOMAIN_ROUTES.filter(
    ({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes('{') && !LEARNED.test(endpoint.path),
  );
  const broken: string[] = [];
  let answered = 0;
  for (const actor of [app.ctx().actor, ...actors])
    for (const { endpoint, handle } of reads) {
      const query = endpoint.query?.safeParse({}) ?? { success: true, data: {} };
      // Administrators see rows that were made up for tables without any, too.
      if (!query.success || endpoint.access === 'admin' || (endpoint.access !== 'public' && actor.kind !== 'user')) continue;
      try {
        const input = { params: {}, query: query.data, body: undefined };
        const answer = await handle({ ...app.ctx(), actor }, input as never, new Request(`http://localhost${endpoint.path}`));
        if (answer instanceof Response) await answer.body?.cancel();
        else endpoint.response?.parse(answer);
        answered += 1;
      } catch (error) {
        if (!(error instanceof DomainError))
          broken.push(`${actor.kind === 'user' ? actor.userId : actor.kind} ${endpoint.path}: ${String(error).slice(0, 300)}`);
      }
    }
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(reads.length);
});
