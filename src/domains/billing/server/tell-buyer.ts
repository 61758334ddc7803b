import { tell } from '#domains/notifications/server/index.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import type { BoughtService } from '../contract/services.ts';
import { sayCard } from '../model/card-words.ts';
import type { BillingContext } from './billing-context.ts';
import type { OrderRow, SubscriptionRow } from './queries.ts';
import { renewsFrom } from './renews-from.ts';
import { sayRenewal } from './say-renewal.ts';

const money = (cents: number) => formatMoney(cents, 'always');
const sayLines = ({ lines }: Pick<OrderRow, 'lines'>) =>
  lines.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ');
const pageOf = (order: Pick<OrderRow, 'id'>) => `/payment-confirmation?order=${order.id}`;

interface ToldBuyer {
  title: string;
  paragraphs: readonly string[];
  label: string;
  /** Of another page than the order's. */
  path?: string;
  /** The buyer did it: the mail is what they keep, and the bell has no news. */
  isOwnAct?: boolean;
  /** Names a mail that is sent once. */
  dedupeKey?: string;
}

/** By mail, which nobody can switch off where money is concerned, and behind the bell. */
export async function tellBuyer(
  ctx: BillingContext,
  order: Pick<OrderRow, 'id' | 'user_id' | 'book'>,
  { title, paragraphs, label, path = pageOf(order), isOwnAct = false, dedupeKey }: ToldBuyer,
): Promise<void> {
  if (order.user_id === null) return;
  const to = { userId: order.user_id };
  const test = order.book === 'sandbox' ? ['This was a test: no real money moved.'] : [];
  const body = { paragraphs: [...paragraphs, ...test], action: { path, label } };
  await tell(ctx, { to, title, mail: { body, ...(dedupeKey !== undefined && { dedupeKey }) } });
  if (isOwnAct || dedupeKey !== undefined) return;
  await tell(ctx, { to, topic: 'orders', title, line: { body: paragraphs[0] ?? '', href: path } });
}

export function tellPaid(
  ctx: BillingContext,
  order: OrderRow,
  { backCents, services, plan }: { backCents: number; services: number; plan: SubscriptionRow | undefined },
): Promise<void> {
  return tellBuyer(ctx, order, {
    title: order.total_cents === 0 ? 'Your order is confirmed' : `We received ${money(order.total_cents)}`,
    paragraphs: [
      renewsFrom(order) === undefined
        ? `Thank you for order ${order.number}: ${sayLines(order)}. Your receipt and the invoice are on its page.`
        : `${sayLines(order)} has renewed. Your receipt and the invoice are on the order’s page.`,
      ...(plan === undefined ? [] : sayRenewal(plan)),
      ...(services > 0 ? ['Tell us on that page where the home is and which days suit you, and we arrange the rest.'] : []),
      ...(backCents > 0 ? [`${money(backCents)} of it goes back to you: the plan it was for could not begin.`] : []),
    ],
    label: 'See the receipt',
  });
}

const SERVICE_NEWS = {
  waiting: {
    title: 'is being arranged',
    about: () => 'We’re finding the right professional for it, and tell you as soon as it’s set.',
  },
  arranged: {
    title: 'is arranged',
    about: ({ who, onDay }) => `${who} will do it${onDay === null ? '' : ` on ${formatDate(onDay, 'UTC')}`}.`,
  },
  done: { title: 'is done', about: () => 'If something is missing, ask for a refund on the order’s page.' },
  cancelled: { title: 'was canceled', about: () => 'It won’t take place.' },
} satisfies Record<BoughtService['status'], { title: string; about: (service: BoughtService) => string }>;

/** Where a service that somebody bought stands now. */
export function tellServiceMoved(ctx: BillingContext, order: OrderRow, service: BoughtService): Promise<void> {
  const { title, about } = SERVICE_NEWS[service.status];
  return tellBuyer(ctx, order, {
    title: `${service.name} ${title}`,
    paragraphs: [about(service), ...(service.note === '' || service.status === 'done' ? [] : [service.note])],
    label: 'See the order',
  });
}

export function tellPaymentFailed(ctx: BillingContext, order: OrderRow): Promise<void> {
  return tellBuyer(ctx, order, {
    title: 'Your payment didn’t go through',
    paragraphs: ['Your bank returned the payment. We’re holding your order; you can pay another way.'],
    label: 'Pay another way',
  });
}

export function tellRefund(
  ctx: BillingContext,
  order: OrderRow,
  refund: { cents: number; isBack: boolean; endedPlan: string | undefined },
): Promise<void> {
  return tellBuyer(ctx, order, {
    title: refund.isBack ? `${money(refund.cents)} is on its way back to you` : 'A refund didn’t arrive',
    paragraphs: refund.isBack
      ? [
          'It goes back to the card or account you paid with, and takes five to ten days.',
          ...(refund.endedPlan === undefined
            ? []
            : [`That is everything you paid for ${refund.endedPlan}, so the plan has ended and won’t renew.`]),
        ]
      : [
          `Your bank didn’t accept the refund of ${money(refund.cents)}. We’re looking into it and will email you if we need another account.`,
        ],
    label: 'See the order',
  });
}

/** The buyer's bank took back all that was paid for a plan, and the plan ended with it. */
export function tellPlanTaken(ctx: BillingContext, order: OrderRow, planName: string): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `${planName} has ended`,
    paragraphs: [
      `Your bank paid back what you had paid for ${planName}, so the plan has ended and won’t renew.`,
      'If you didn’t ask your bank for this, you can choose a plan again anytime.',
    ],
    label: 'See the order',
  });
}

/** The buyer's bank returned what it had taken, and the plan goes on where it broke off. */
export function tellPlanResumed(
  ctx: BillingContext,
  order: OrderRow,
  { planName, until }: { planName: string; until: string | null },
): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `${planName} is yours again`,
    paragraphs: [
      until === null
        ? `Your bank returned the payment for ${planName} to us, so the plan goes on.`
        : `Your bank returned the payment for ${planName} to us, so the plan goes on with the days that were left, until ${formatDate(until, 'UTC')}.`,
      ...(until === null ? [] : ['It won’t renew after that unless you choose to keep it.']),
    ],
    label: 'See the plan',
    path: '/services',
  });
}

/** The same, but another plan took its place meanwhile, or a part of what paid for it went back. */
export function tellPlanStaysEnded(ctx: BillingContext, order: OrderRow, planName: string): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `Your bank returned the payment for ${planName}`,
    paragraphs: [
      `Your bank returned to us what it had paid back to you for ${planName}. The plan had ended by then, and it can’t simply go on.`,
      'We’re looking at what goes back to you, and will email you. You can also ask for a refund on the order’s page.',
    ],
    label: 'See the order',
  });
}

export function tellRefundDeclined(
  ctx: BillingContext,
  order: OrderRow,
  { cents, answer }: { cents: number; answer: string },
): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `We declined a refund of ${money(cents)}`,
    paragraphs: [`Our reason: ${answer}`, 'If something is missing from your request, you can ask again on the order’s page.'],
    label: 'See the order',
  });
}

/** The buyer's bank paid back what a refund was asked for, so that one is over. */
export function tellRefundOvertaken(ctx: BillingContext, order: OrderRow, cents: number): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `Your refund of ${money(cents)} comes from your bank`,
    paragraphs: [
      'You asked us for a refund, and your bank took the payment back before we sent it. So your bank pays you, and we don’t send it again.',
    ],
    label: 'See the order',
  });
}

/** Why the card on file didn't pay for the next period. */
export type WhyUnpaid = 'declined' | 'expired' | 'confirm' | 'no-card';

const UNPAID_WORDS: Record<WhyUnpaid, (nextTry: string) => [string, string]> = {
  declined: (nextTry) => [
    `Your bank declined the payment. We’ll try again on ${nextTry}.`,
    'If your card changed, pay now with the new one: your plan continues right away, and we use that card from then on.',
  ],
  expired: (nextTry) => [
    `The card has expired. We’ll try again on ${nextTry}, in case your bank renewed it.`,
    'Pay now with another card: your plan continues right away, and we use that card from then on.',
  ],
  confirm: (nextTry) => [
    `Your bank wants you to confirm the payment. We’ll look again on ${nextTry}.`,
    'Pay now and confirm it there: your plan continues right away, and we use that card from then on.',
  ],
  'no-card': (nextTry) => [
    `Your plan began without a payment, so there’s no card for its next period. We’ll write again on ${nextTry}.`,
    'Pay now: your plan continues right away, and we use that card from then on.',
  ],
};

export function tellRenewalFailed(
  ctx: BillingContext,
  order: OrderRow,
  {
    why,
    card,
    nextTry,
    endsOn,
  }: { why: WhyUnpaid; card: { brand: string; last4: string } | null; nextTry: string; endsOn: string },
): Promise<void> {
  const plan = sayLines(order);
  const [reason, wayOut] = UNPAID_WORDS[why](formatDate(nextTry, 'UTC'));
  return tellBuyer(ctx, order, {
    title: `We couldn’t renew ${plan}`,
    paragraphs: [
      `${plan} was due to renew for ${money(order.total_cents)}${card === null ? '' : ` with your ${sayCard(card)}`}. ${reason}`,
      wayOut,
      `If it isn’t paid by ${formatDate(endsOn, 'UTC')}, the plan ends, and nothing is charged for it.`,
    ],
    label: 'Pay now',
  });
}

/** After the last try: the plan has ended, and its order with it. */
export function tellNotRenewed(ctx: BillingContext, order: OrderRow): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `${sayLines(order)} has ended`,
    paragraphs: [
      'The next period wasn’t paid for, so your plan has ended and nothing more is charged. Everything you entered is still here, and you can choose a plan again anytime.',
    ],
    label: 'See the plans',
    path: '/services',
  });
}

export function tellPlanOfSaleEnded(ctx: BillingContext, order: OrderRow, planName: string): Promise<void> {
  return tellBuyer(ctx, order, {
    title: `${planName} has ended with your sale`,
    paragraphs: ['Congratulations on the closing. The plan was for one sale; choose a plan again for the next one anytime.'],
    label: 'See the plans',
    path: '/services',
  });
}
