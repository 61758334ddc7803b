import { DEMO_PERSON_CHANNEL, takeDemoPerson } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { announce } from '#platform/realtime/realtime-hub.ts';
import type { DemoPerson } from './act-as.ts';
import { giveBuyerPast } from './buyer-past.ts';
import { giveSellerPast } from './seller-past.ts';
import { watchMarket } from './watch-market.ts';

const BUYER_NEWS = { body: 'Homes, questions and tours of the last two weeks are yours for the day.', href: '/buyer-dashboard' };
const SELLER_NEWS = { body: 'A home with its value and an analysis of its price are yours for the day.', href: '/cma' };
const VENDOR_NEWS = { body: 'Areas and new homes that you follow are yours for the day.', href: '/neighborhood-explorer' };

/** Gives every new demo person a past right after sign-in; it is theirs alone and deleted with them. */
export async function givePasts(ctx: ServerContext): Promise<void> {
  for (;;) {
    const person = await takeDemoPerson(ctx);
    if (person === undefined) return;
    try {
      await givePast({ ...ctx, now: person.createdAt }, person);
    } catch (error) {
      // A demo person can use everything even without a past.
      ctx.log.warn({ err: error, person: person.id }, 'a demo person has only a part of a past');
    }
    await announce(ctx.db, {
      userId: person.id,
      notificationId: person.id,
      topic: 'account',
      title: 'Your demonstration is ready',
      ...(person.role === 'buyer' ? BUYER_NEWS : person.role === 'seller' ? SELLER_NEWS : VENDOR_NEWS),
    });
  }
}

async function givePast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  if (person.role === 'buyer') await giveBuyerPast(ctx, person);
  else if (person.role === 'seller') await giveSellerPast(ctx, person);
  else await watchMarket(ctx, person);
}

export const demoJobs: JobHandler<ServerContext>[] = [
  { name: 'demo.give-pasts', cron: '* * * * *', wakeOn: DEMO_PERSON_CHANNEL, handle: (ctx) => givePasts(ctx) },
];
