import { randomUUID } from 'node:crypto';
import { createCma } from '#domains/cma/server/index.ts';
import { suggestHomes } from '#domains/records/server/index.ts';
import { claimHome } from '#domains/valuation/server/index.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import type { ServerContext } from '#platform/http/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { followArea } from './follow-places.ts';

const TRIED = 12;

/** Somebody who thinks of selling: their own home with its value, an analysis of what to ask, and its area. */
export async function giveSellerPast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  for (const { id: parcelId } of await suggestHomes(ctx.db, '2', TRIED)) {
    try {
      await claimHome(actAs(ctx, person, -20), parcelId, false);
      await createCma(actAs(ctx, person, -1), { id: randomUUID(), parcelId });
      break;
    } catch (error) {
      // A record may lack what a value needs; the next one is as good.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  await followArea(ctx, person, undefined);
}
