import { formatDate } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import type { Subscription } from '../contract.ts';
import { periodEnd } from '../model/periods.ts';
import type { BillingContext } from './billing-context.ts';
import { findOrder, type SubscriptionRow } from './queries.ts';
import { planNameOf, sayRenewal } from './say-renewal.ts';
import { tellBuyer } from './tell-buyer.ts';

type PlanVerb = Subscription['verbs'][number];

const longDay = (day: string | null): string => formatDate(day ?? '', 'UTC', 'long');

/** What a buyer keeps of what they did with a plan: what is charged from now on, and until when it runs. */
export async function tellPlanMoved(ctx: BillingContext, row: SubscriptionRow, verb: PlanVerb): Promise<void> {
  const order = await findOrder(ctx.db, row.order_id);
  if (order === undefined) return;
  const { title, paragraphs } = wordsOf(row, verb);
  await tellBuyer(ctx, order, { title, paragraphs, label: 'See your plan', path: '/services', isOwnAct: true });
}

function wordsOf(row: SubscriptionRow, verb: PlanVerb): { title: string; paragraphs: string[] } {
  const name = planNameOf(row.plan_id);
  if (row.status === 'ended')
    return {
      title: `${name} has ended`,
      paragraphs: ['You canceled it, and nothing more is charged. Everything you entered is still here.'],
    };
  if (verb === 'cancel')
    return {
      title: `${name} ends on ${longDay(row.period_to)}`,
      paragraphs: [
        'You canceled it, so it won’t renew and nothing more is charged. Until then, everything works as before.',
        'If you change your mind, you can keep it until that day.',
      ],
    };
  if (verb === 'pause') {
    const until = periodEnd(row.period_to ?? '', row.pause_months ?? 1, row.anchor_day);
    return {
      title: `${name} pauses on ${longDay(row.period_to)}`,
      paragraphs: [
        `It’s paid until then. After ${sayCount(row.pause_months ?? 1, 'month')}, on ${longDay(until)}, it goes on by itself and its next period is charged.`,
        'You can resume or cancel it earlier, online, with your plan.',
      ],
    };
  }
  return {
    title: `${name} goes on`,
    paragraphs: row.status === 'paused' ? ['It resumes within the hour, and its next period is charged then.'] : sayRenewal(row),
  };
}
