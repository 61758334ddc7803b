import { tellEach, type TellContext } from '#domains/notifications/server/index.ts';
import type { Db } from '#platform/db/database.ts';

/** Tells the owners and managers of a vendor, behind the bell and by mail. The key keeps the mail from a repeat, not the bell. */
export async function tellTeam(
  ctx: TellContext & { db: Db },
  vendorId: string,
  { title, body, href, key }: { title: string; body: string; href: string; key: string },
): Promise<void> {
  const members = await ctx.db
    .selectFrom('vendor_members')
    .select('user_id')
    .where('vendor_id', '=', vendorId)
    .where('role', 'in', ['owner', 'manager'])
    .orderBy('joined_at')
    .execute();
  await tellEach(
    ctx,
    members.map(({ user_id: userId }) => ({
      to: { userId },
      topic: 'services',
      title,
      line: { body, href },
      mail: { body: { paragraphs: [body], action: { path: href, label: 'Look at it' } }, dedupeKey: `${key}-${userId}` },
    })),
  );
}
