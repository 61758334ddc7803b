import { countRetention, listSignUps } from '#domains/accounts/server/index.ts';
import { FUNNEL_WINDOWS, siteDay } from '#domains/analytics/contract.ts';
import { rollUpPeopleFunnels, writeRetention } from '#domains/analytics/server/index.ts';
import { listOrderSteps } from '#domains/billing/server/index.ts';
import { listTourSteps } from '#domains/bookings/server/index.ts';
import { listVendorSteps } from '#domains/experts/server/index.ts';
import { listHiringSteps } from '#domains/hiring/server/index.ts';
import { listOfferSteps } from '#domains/offers/server/index.ts';
import { listSavedSteps } from '#domains/saved/server/index.ts';
import { listOwnersOf, listSellerSteps } from '#domains/selling/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { countsDemo } from './counted.ts';

/** Cohorts whose window has closed are final, so steps before them are not read again. */
const LOOKS_BACK_DAYS = Math.max(...FUNNEL_WINDOWS) + 1;
const RETENTION_DAYS = 13 * 7;

/** Counts funnels and retention of people anew, as far back as anything can still change. */
export async function rollUpPeople(ctx: ServerContext): Promise<void> {
  const { db, now } = ctx;
  const withDemo = countsDemo(ctx);
  await rollUpPeopleFunnels(db, { steps: await gatherSteps(ctx, addDays(siteDay(now), -LOOKS_BACK_DAYS)), now });
  await writeRetention(db, await countRetention({ db, from: addDays(utcDay(now), -RETENTION_DAYS), withDemo }));
}

async function gatherSteps(ctx: ServerContext, from: string): Promise<FunnelStep[]> {
  const { db } = ctx;
  const offers = await listOfferSteps(db, from);
  const owners = await listOwnersOf(
    db,
    offers.map(({ listingId }) => listingId),
  );
  const got = offers.flatMap(({ listingId, at }): FunnelStep[] => {
    const owner = owners.get(listingId);
    return owner === undefined ? [] : [{ unit: owner, name: 'got-offer', at }];
  });
  const rest = await Promise.all([
    listSignUps({ db, from, withDemo: countsDemo(ctx) }),
    listSavedSteps(db, from),
    listTourSteps(db, from),
    listSellerSteps(db, from),
    listHiringSteps(db, from),
    listVendorSteps(db, from),
    listOrderSteps(db, from),
  ]);
  return [...rest.flat(), ...offers, ...got];
}
