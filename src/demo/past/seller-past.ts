import { randomUUID } from 'node:crypto';
import { createCma } from '#domains/cma/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { followOwnHome } from './own-home.ts';
import { watchMarket } from './watch-market.ts';

/** A person who considers selling: their home with its value, an analysis of the asking price, and the homes compared. */
export async function giveSellerPast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const home = await followOwnHome(ctx, person, '2', -20);
  if (home !== undefined) await analyze(ctx, person, home);
  await watchMarket(ctx, person);
}

async function analyze(ctx: ServerContext, person: DemoPerson, parcelId: number): Promise<void> {
  try {
    await createCma(actAs(ctx, person, -6), { id: randomUUID(), parcelId });
  } catch (error) {
    // A market with few sales yet is valued, but not compared.
    if (!(error instanceof DomainError)) throw error;
  }
}
