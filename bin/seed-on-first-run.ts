import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import type { Log } from '#platform/log/log.ts';
import { describeFirstAdmin } from './describe-first-admin.ts';
import type { Operator } from './operator.ts';
import type { Steps } from './steps.ts';

/**
 * Builds the demonstration city where demo mode is on and the installation has no homes yet, or where building it was
 * broken off. A city that was removed is not built again.
 */
export async function seedOnFirstRun(options: { operator: Operator; steps: Steps; db: Db; log: Log }): Promise<void> {
  const { operator, steps, db, log } = options;
  if (!operator.config.demoMode) return;
  const now = new Date();
  const ctx: Context = { actor: { kind: 'system' }, db, now, requestId: 'first-run', log };
  if (await isSeedWanted(db)) await buildCity(ctx, steps);
  const { createFirstAdmin } = await import('#domains/accounts/server/index.ts');
  for (const line of describeFirstAdmin(await createFirstAdmin(ctx))) operator.print(line);
}

async function buildCity(ctx: Context, steps: Steps): Promise<void> {
  await steps.run('Build the demo city', async (note) => {
    const { seedDemonstration } = await import('#demo/seed.ts');
    await seedDemonstration(ctx, {
      asOf: ctx.now.toISOString().slice(0, 10),
      onProgress: (step, done, total) => note(total > 1 ? `${step} (${Math.floor((100 * done) / total)} %)` : step),
    });
  });
}

async function isSeedWanted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ state: string | null; hasListings: boolean }>`
    select (select value ->> 'state' from installation where key = 'demonstration') as state,
           exists (select from listings) as "hasListings"
  `.execute(db);
  const [{ state, hasListings } = { state: null, hasListings: true }] = rows;
  return state === 'seeding' || (state === null && !hasListings);
}
