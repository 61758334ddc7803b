import { z } from 'zod';
import { findAudited, findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { LandingPage } from '../contract.ts';
import { GATE_CHECK_KEYS, type GateFault } from '../model/gate.ts';

const ACTION = 'landing-version-refused';
/** How many are shown, and how many faults of each are kept. */
const MOST = 20;

const detailsSchema = z.object({ faults: z.array(z.object({ check: z.enum(GATE_CHECK_KEYS), problem: z.string() })) });

/** Logs that a draft did not pass its checks. */
export async function noteRefusal(ctx: Context, pageId: string, faults: readonly GateFault[]): Promise<void> {
  const kept = faults.slice(0, MOST).map(({ check, problem }) => ({ check, problem }));
  await recordAudit(ctx, { action: ACTION, details: { id: pageId, faults: kept } });
}

/** Who wanted to publish a page that did not pass its checks, and why it did not, newest first. */
export async function listRefusals(ctx: Pick<Context, 'db'>, pageId: string): Promise<LandingPage['refusals']> {
  const events = await findAudited(ctx, { action: ACTION, details: { id: pageId }, most: MOST });
  const people = await findPeople(
    ctx.db,
    events.map(({ actorId }) => actorId),
  );
  return events.map(({ at, actorId, details }) => ({
    at: at.toISOString(),
    by: people.get(actorId)?.name ?? null,
    faults: detailsSchema.safeParse(details).data?.faults ?? [],
  }));
}
