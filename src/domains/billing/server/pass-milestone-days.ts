import { recordAudit } from '#domains/accounts/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { remainingCents } from '../model/milestone-moves.ts';
import { APPROVAL_DAYS, HOLD_DAYS, HOLD_REMINDER_DAYS, REMINDER_DAYS } from '../model/milestone-rules.ts';
import { auditedMilestone } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { lockMilestone } from './milestones.ts';
import { noteMilestone } from './move-milestone.ts';
import { findOrder } from './queries.ts';
import { approveMilestone, changeMilestone, giveBackMilestone, isCardDisputed } from './settle-milestones.ts';
import { tellMilestone } from './tell-milestones.ts';

/** What days bring: silence approves what was handed in, and what nobody hands in is held no longer; reminders go out before. */
export async function passMilestoneDays(ctx: BillingContext): Promise<void> {
  await passApprovals(ctx);
  await passHolds(ctx);
}

async function passApprovals(ctx: BillingContext): Promise<void> {
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('milestones')
      .select('id')
      .where('status', '=', 'submitted')
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a milestone', find, (id) =>
    transact(ctx, async (inner) => {
      const row = await lockMilestone(inner.db, id);
      if (row.status !== 'submitted' || row.approve_by === null) return;
      if (row.approve_by <= inner.now) {
        if (await isCardDisputed(inner, row)) return;
        await noteMilestone(inner, row, { side: 'client', verb: 'silence', text: '' });
        await approveMilestone(inner, row);
        await tellMilestone(inner, row, { news: 'silence', by: 'clock' });
        return;
      }
      const days = APPROVAL_DAYS - (row.approve_by.getTime() - inner.now.getTime()) / DAY_MS;
      const due = REMINDER_DAYS.filter((day) => day <= days).length;
      if (due <= row.reminders) return;
      await inner.db.updateTable('milestones').set({ reminders: due }).where('id', '=', id).execute();
      await tellMilestone(inner, row, { news: 'remind', by: 'clock' });
    }),
  );
}

/** What was paid long ago and not handed in goes back; what is to be changed and was not is decided by somebody. */
async function passHolds(ctx: BillingContext): Promise<void> {
  const paidBefore = new Date(ctx.now.getTime() - (HOLD_DAYS - HOLD_REMINDER_DAYS) * DAY_MS);
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('milestones')
      .innerJoin('orders', 'orders.id', 'milestones.order_id')
      .select('milestones.id')
      .where('milestones.status', 'in', ['funded', 'changes'])
      .where('orders.paid_at', '<=', paidBefore)
      .where('milestones.id', '>', after)
      .orderBy('milestones.id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a held milestone', find, (id) =>
    transact(ctx, async (inner) => {
      const row = await lockMilestone(inner.db, id);
      if (row.order_id === null || (row.status !== 'funded' && row.status !== 'changes')) return;
      const order = await findOrder(inner.db, row.order_id);
      if (order?.paid_at == null) return;
      if (order.paid_at.getTime() + HOLD_DAYS * DAY_MS > inner.now.getTime()) {
        if (row.status === 'changes' || row.reminders > 0) return;
        await changeMilestone(inner, row, { reminders: 1 });
        await tellMilestone(inner, row, { news: 'hold-ends', by: 'clock' });
        return;
      }
      // What a bank may take back does not go back twice.
      if (await isCardDisputed(inner, row)) return;
      await noteMilestone(inner, row, { side: 'admin', verb: 'hold-ended', text: '' });
      await recordAudit(inner, { action: 'milestone-hold-ended', details: await auditedMilestone(inner, row) });
      if (row.status === 'changes') await changeMilestone(inner, row, { status: 'disputed', approve_by: null });
      else await giveBackMilestone(inner, row, { cents: remainingCents(row), status: 'refunded' });
      await tellMilestone(inner, row, { news: row.status === 'changes' ? 'dispute' : 'hold-ended', by: 'clock' });
    }),
  );
}
