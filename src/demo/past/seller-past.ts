import { randomUUID } from 'node:crypto';
import { createCma } from '#domains/cma/server/index.ts';
import { rescoreListings } from '#domains/optimizing/server/index.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { SELLER_REQUESTS, tellRequests } from './hire-people.ts';
import { advertiseAgain } from './advertise-home.ts';
import { buyHere } from './pay-here.ts';
import { followHomeToSell } from './own-home.ts';
import { keepPapers, settleSale } from './settle-sale.ts';
import { beginDraft, drawRooms, sellHome, showRooms } from './sell-home.ts';
import { keepTemplate } from './keep-templates.ts';
import { signSellerPapers } from './sign-papers.ts';
import { watchMarket } from './watch-market.ts';

/** A person who sells: their home with its value, an analysis of its price, three weeks for sale, and a second home as a draft. */
export async function giveSellerPast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  // Demo people sell different homes, because everybody sees what they publish.
  const home = await followHomeToSell(ctx, person);
  const sold = home === undefined ? undefined : await sellHome(ctx, person, home);
  const drawing = sold === undefined ? Promise.resolve([]) : drawRooms(ctx, person, sold);
  // If a step before fails, nobody waits for the pictures.
  drawing.catch(() => undefined);
  await beginDraft(ctx, person);
  if (home !== undefined) await analyze(ctx, person, home);
  await watchMarket(ctx, person);
  const sale = sold === undefined ? undefined : await getOwnListing(actAs(ctx, person, 0), sold);
  await buyHere(ctx, person, { itemId: 'photo-shoot', day: -25, sale });
  await buyHere(ctx, person, { itemId: 'yard-sign', day: -20, sale });
  await tellRequests(ctx, SELLER_REQUESTS, { client: person });
  await signSellerPapers(ctx, person);
  await keepTemplate(ctx, person);
  if (sold === undefined) return;
  await keepPapers(ctx, person, sold);
  await settleSale(ctx, person, sold);
  await rescoreListings(actAs(ctx, person, -12));
  await showRooms(ctx, person, { id: sold, rooms: await drawing });
  await advertiseAgain(ctx, person, sold);
  await rescoreListings(actAs(ctx, person, -3));
}

async function analyze(ctx: ServerContext, person: DemoPerson, parcelId: number): Promise<void> {
  try {
    await createCma(actAs(ctx, person, -23), { id: randomUUID(), parcelId });
  } catch (error) {
    // A market with few sales yet is valued, but not compared.
    if (!(error instanceof DomainError)) throw error;
  }
}
