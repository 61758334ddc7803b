import { DAY_MS } from '#lib/time-units.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { APPROVAL_DAYS, REMINDER_DAYS } from '../model/milestone-rules.ts';
import type { BillingContext } from './billing-context.ts';
import { lockMilestone } from './milestones.ts';
import { noteMilestone } from './move-milestone.ts';
import { approveMilestone, isCardDisputed } from './settle-milestones.ts';
import { tellMilestone } from './tell-milestones.ts';

/** Silence approves after the stated days; reminders go out before. */
export async function passMilestoneDays(ctx: BillingContext): Promise<void> {
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
        await tellMilestone(inner, row, 'silence', 'clock');
        return;
      }
      const days = APPROVAL_DAYS - (row.approve_by.getTime() - inner.now.getTime()) / DAY_MS;
      const due = REMINDER_DAYS.filter((day) => day <= days).length;
      if (due <= row.reminders) return;
      await inner.db.updateTable('milestones').set({ reminders: due }).where('id', '=', id).execute();
      await tellMilestone(inner, row, 'remind', 'clock');
    }),
  );
}
