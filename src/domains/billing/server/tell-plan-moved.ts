import { formatDate } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import type { Subscription } from '../contract.ts';
import { periodEnd } from '../model/periods.ts';
import type { BillingContext } from './billing-context.ts';
import { nextTerms } from './next-terms.ts';
import { findOrder, type SubscriptionRow } from './queries.ts';
import { planNameOf, sayCharge, sayRenewal } from './say-renewal.ts';
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

/** What a buyer keeps of what they chose for the next period, or of taking that back. */
export async function tellNextChosen(ctx: BillingContext, row: SubscriptionRow): Promise<void> {
  const order = await findOrder(ctx.db, row.order_id);
  if (order === undefined) return;
  const name = planNameOf(row.plan_id);
  const [title, first] =
    row.next_plan_id === null
      ? [`${name} stays your plan`, 'You took back the change to your next period.']
      : row.next_plan_id === row.plan_id
        ? [
            `${name} changes on ${longDay(row.period_to)}`,
            'You changed how you pay for your plan, starting with its next period.',
          ]
        : [
            `${name} becomes ${planNameOf(row.next_plan_id)} on ${longDay(row.period_to)}`,
            'You chose another plan, starting with your next period. Until then, everything works as before, and nothing is charged.',
          ];
  const paragraphs = [first, ...sayRenewal(row)];
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
        `It’s paid until then. After ${sayCount(row.pause_months ?? 1, 'month')}, on ${longDay(until)}, it goes on by itself and is charged ${sayCharge(nextTerms(row))}.`,
        'You can resume or cancel it earlier, online, with your plan.',
      ],
    };
  }
  return {
    title: `${name} goes on`,
    paragraphs:
      row.status === 'paused'
        ? [`It resumes within the hour, and is charged then: ${sayCharge(nextTerms(row))}.`]
        : sayRenewal(row),
  };
}
