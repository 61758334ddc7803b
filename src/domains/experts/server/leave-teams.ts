import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import { lockVendor } from './save-parts.ts';

/**
 * Runs within the caller's transaction, before the account is erased. A team always has an owner: where the last one leaves, the
 * manager who joined first becomes one, or else whoever did, and hears of it.
 */
export async function leaveTeams(ctx: TellContext, userId: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const { db } = inner;
    const owned = await db
      .selectFrom('vendor_members')
      .select('vendor_id')
      .where('user_id', '=', userId)
      .where('role', '=', 'owner')
      .orderBy('vendor_id')
      .execute();
    for (const { vendor_id: vendorId } of owned) {
      const { name } = await lockVendor(db, vendorId);
      const others = await db
        .selectFrom('vendor_members')
        .select(['user_id', 'role'])
        .where('vendor_id', '=', vendorId)
        .where('user_id', '<>', userId)
        .orderBy('joined_at')
        .orderBy('user_id')
        .execute();
      const next = others.some(({ role }) => role === 'owner')
        ? undefined
        : (others.find(({ role }) => role === 'manager') ?? others[0]);
      if (next === undefined) continue;
      await db
        .updateTable('vendor_members')
        .set({ role: 'owner' })
        .where('vendor_id', '=', vendorId)
        .where('user_id', '=', next.user_id)
        .execute();
      const title = `You now own ${name === '' ? 'your team' : `the team of ${name}`}`;
      const body = 'Its owner has closed their account. You decide on its people and its money from now on.';
      const href = '/vendor/settings?part=team';
      await tell(inner, {
        to: { userId: next.user_id },
        topic: 'services',
        title,
        line: { body, href },
        mail: {
          body: { paragraphs: [body], action: { path: href, label: 'See your team' } },
          dedupeKey: `team-owner-${vendorId}-${next.user_id}`,
        },
      });
    }
  });
}
