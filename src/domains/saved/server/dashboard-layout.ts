import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { DASHBOARD_CARDS, getDashboardLayout as endpoint, type DashboardLayout } from '../contract.ts';

/** The caller's layout; cards that came since stand at its end. */
export async function getDashboardLayout(ctx: Context): Promise<DashboardLayout> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db.selectFrom('dashboard_layouts').select('cards').where('user_id', '=', userId).executeTakeFirst();
  const stored = endpoint.response?.safeParse({ cards: row?.cards ?? [] });
  return complete(stored?.success === true ? stored.data : { cards: [] });
}

export async function setDashboardLayout(ctx: Context, layout: DashboardLayout): Promise<DashboardLayout> {
  const { userId } = requireUser(ctx);
  const whole = complete(layout);
  const values = { cards: JSON.stringify(whole.cards), updated_at: ctx.now };
  await ctx.db
    .insertInto('dashboard_layouts')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return whole;
}

function complete({ cards }: DashboardLayout): DashboardLayout {
  const known = cards.filter(({ card }, at) => cards.findIndex((other) => other.card === card) === at);
  const missing = DASHBOARD_CARDS.filter((card) => known.every((one) => one.card !== card));
  return { cards: [...known, ...missing.map((card) => ({ card, isHidden: false }))] };
}
