import { makeDemoCompanion } from '#domains/accounts/server/index.ts';
import { listMemberships } from '#domains/experts/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { bookTrade } from './book-people.ts';
import { tellRequests, VENDOR_REQUESTS } from './hire-people.ts';
import { keepTemplate } from './keep-templates.ts';
import { openBusiness } from './own-services.ts';
import { payOut } from './pay-here.ts';
import { watchMarket } from './watch-market.ts';

/** A person who works for buyers and sellers: hours, a client's bookings, and places that they follow. */
export async function giveVendorPast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  await watchMarket(ctx, person);
  const id = `${person.id}-client`;
  const client: DemoPerson = { id, name: 'Demo Client', role: 'buyer', email: `${id}@demo.invalid` };
  await makeDemoCompanion(ctx, { id, displayName: client.name });
  await bookTrade(ctx, person, client);
  await keepTemplate(ctx, person);
  await openBusiness(ctx, person);
  const [own] = await listMemberships(ctx.db, person.id);
  if (own === undefined) return;
  await tellRequests(ctx, VENDOR_REQUESTS, { client, vendor: { id: own.vendorId, person } });
  // A few days after the last of them was confirmed.
  await payOut(actAs(ctx, person, -35), own.vendorId);
}
