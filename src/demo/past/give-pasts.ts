import { finishDemoPast, takeDemoPerson } from '#domains/accounts/server/index.ts';
import { leaveUnread } from '#domains/notifications/server/index.ts';
import type { OpenRole } from '#lib/roles.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { announce } from '#platform/realtime/realtime-hub.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { giveBuyerPast } from './buyer-past.ts';
import { giveSellerPast } from './seller-past.ts';
import { giveVendorPast } from './vendor-past.ts';

interface Past {
  give: (ctx: ServerContext, person: DemoPerson) => Promise<unknown>;
  /** What the person hears once it is there. */
  news: { body: string; href: string };
}

const MOST_UNREAD = 3;

const PASTS: Record<OpenRole, Past> = {
  buyer: {
    give: giveBuyerPast,
    news: { body: 'Homes, questions and tours of the last two weeks are yours for the day.', href: '/buyer-dashboard' },
  },
  seller: {
    give: giveSellerPast,
    news: {
      body: 'A home for sale with its visitors, questions and a tour is yours for the day.',
      href: '/seller-dashboard-authentic',
    },
  },
  vendor: {
    give: giveVendorPast,
    news: { body: 'Inspections, photo shoots and calls that clients booked are yours for the day.', href: '/appointments' },
  },
};

/** Gives every new demo person a past right after sign-in; it is theirs alone and deleted with them. */
export async function givePasts(ctx: ServerContext): Promise<void> {
  for (;;) {
    const person = await takeDemoPerson(ctx);
    if (person === undefined) return;
    try {
      const then = { ...ctx, now: person.createdAt };
      await PASTS[person.role].give(then, person);
      await leaveUnread(actAs(then, person, 0), MOST_UNREAD);
    } catch (error) {
      // A demo person can use everything even without a past.
      ctx.log.warn({ err: error, person: person.id }, 'a demo person has only a part of a past');
    }
    await finishDemoPast(ctx, person.id);
    await announce(ctx.db, [
      {
        userId: person.id,
        notificationId: person.id,
        topic: 'account',
        title: 'Your demonstration is ready',
        ...PASTS[person.role].news,
      },
    ]);
  }
}
