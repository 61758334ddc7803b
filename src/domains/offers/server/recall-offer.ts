import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';

/** For the past of the demonstration: sets when each version of an offer was made. The verbs write the time of the clock. */
export async function recallOffer(
  ctx: Context,
  { offerId, madeAt }: { offerId: string; madeAt: readonly Date[] },
): Promise<void> {
  await transact(ctx, async ({ db }) => {
    for (const [at, made_at] of madeAt.entries())
      await db
        .updateTable('offer_versions')
        .set({ made_at })
        .where('offer_id', '=', offerId)
        .where('version', '=', at + 1)
        .execute();
    const [first] = madeAt;
    if (first !== undefined) await db.updateTable('offers').set({ created_at: first }).where('id', '=', offerId).execute();
  });
}
