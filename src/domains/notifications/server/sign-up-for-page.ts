import type { z } from 'zod';
import type { Context } from '#platform/verb/context.ts';
import type { AwaitedPage, interestFormSchema } from '../contract.ts';
import { INTEREST_CONSENT } from '../model/interest-consent.ts';

/**
 * Stores an address to notify once when a page opens. The same address again changes nothing and gets the same answer, so
 * that nobody learns who else waits.
 */
export async function signUpForPage(ctx: Context, form: z.output<typeof interestFormSchema>): Promise<{ page: AwaitedPage }> {
  await ctx.db
    .insertInto('interest_signups')
    .values({
      public_id: form.idempotencyKey,
      page: form.page,
      email: form.email,
      consent: JSON.stringify({ version: INTEREST_CONSENT.version, path: form.page, at: ctx.now.toISOString() }),
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { page: form.page };
}
