import { listStaff } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { tellEach, type TellContext } from './tell.ts';

interface StaffNews {
  /** Names the thing: administrators hear of it once a day. */
  key: string;
  title: string;
  body: string;
  /** Where it is looked after. */
  href: string;
}

/**
 * Tells everybody who works for this site of something that waits for them, within the caller's transaction, except whoever did it.
 * What demonstration people do waits for nobody.
 */
export async function tellStaff(ctx: TellContext, { key, title, body, href }: StaffNews): Promise<void> {
  if (ctx.actor.kind === 'user' && ctx.actor.isDemo) return;
  const day = utcDay(ctx.now);
  const first = await ctx.db
    .insertInto('staff_news')
    .values({ key, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (first === undefined) return;
  const others = (await listStaff(ctx.db)).filter((userId) => userId !== userIdOf(ctx));
  await tellEach(
    ctx,
    others.map((userId) => ({
      to: { userId },
      topic: 'administration',
      title,
      line: { body, href },
      mail: {
        body: { paragraphs: [body], action: { path: href, label: 'Look at it' } },
        dedupeKey: `staff-${key}-${day}-${userId}`,
      },
    })),
  );
}
