import { formatMoney } from '#lib/format.ts';
import type { Order } from '../contract.ts';
import { sayLine } from './say-price.ts';

export const confirmationOf = ({ id }: Pick<Order, 'id'>) => `/payment-confirmation?order=${id}`;

const FAILURES: Record<string, string> = {
  declined: 'Your bank declined the payment. Ask your bank why, or pay another way.',
  'insufficient-funds': 'There isn’t enough money in that account. Pay another way.',
  'expired-card': 'The card has expired. Pay with another one.',
  authentication: 'Your bank couldn’t confirm it was you. Try again, or pay another way.',
  provider: 'The payment provider couldn’t take the payment. Try again in a few minutes.',
};

/** What an order is of, in one line: "Guided, monthly, Photo shoot", "Photographer, request 12: Deposit". */
export function sayOrdered({ quote, jobId, jobName }: Pick<Order, 'quote' | 'jobId' | 'jobName'>): string {
  const names = quote.lines.map((line) => sayLine(line)).join(', ');
  return jobId === null ? names : `${jobName ?? 'For a job'}: ${names}`;
}

/** How money goes back where one payment paid for parts of two plans, in sentences; none where it did not. */
export function sayCredits({ creditCents, usedCents }: Pick<Order, 'creditCents' | 'usedCents'>): string[] {
  const money = (cents: number) => formatMoney(cents, 'always');
  return [
    ...(creditCents > 0
      ? [
          `${money(creditCents)} left of an earlier plan paid for part of this. What was paid by card here goes back first. Once all of it is back, what was left of the earlier plan goes back to the card that paid for it.`,
        ]
      : []),
    ...(usedCents > 0
      ? [
          `${money(usedCents)} of this paid for part of another plan, so it can’t go back here. It goes back once all of that plan’s own payment is back.`,
        ]
      : []),
  ];
}

/** Why a payment failed, and what to do about it; null if it did not. */
export function sayFailure(failure: string | null): string | null {
  if (failure === null) return null;
  return FAILURES[failure] ?? 'The payment didn’t go through. Try again, or pay another way.';
}

/** Whether a buyer can still pay an order, and has not begun to. */
export function isPayable({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return (status === 'pending' || status === 'failed') && payment?.status !== 'processing' && payment?.status !== 'succeeded';
}

export type OrderState = 'paid' | 'refunded' | 'partly-refunded' | 'processing' | 'unpaid' | 'failed' | 'over';

/** One word for where an order stands, of the order, its payment and its refunds. */
export function stateOf(order: Pick<Order, 'status' | 'payment' | 'refunds' | 'byBank' | 'quote'>): OrderState {
  const { status, payment, quote } = order;
  if (status === 'paid') {
    const back = backOf(order);
    if (back === 0) return 'paid';
    return back >= quote.totalCents ? 'refunded' : 'partly-refunded';
  }
  if (status === 'expired' || status === 'cancelled') return 'over';
  if (payment?.status === 'processing' || payment?.status === 'succeeded') return 'processing';
  // After a card was refused, the provider's page stays open for another one.
  const hasFailed = status === 'failed' || payment?.status === 'failed' || (payment?.failure ?? null) !== null;
  return hasFailed ? 'failed' : 'unpaid';
}

/** What an order has cost its buyer so far: what was paid, less what came back. */
export function spentOn(order: Pick<Order, 'status' | 'refunds' | 'byBank' | 'quote'>): number {
  return order.status === 'paid' ? order.quote.totalCents - backOf(order) : 0;
}

/** What came back to the buyer, by us and by their bank. */
const backOf = ({ refunds, byBank }: Pick<Order, 'refunds' | 'byBank'>): number =>
  refunds.reduce((sum, refund) => sum + (refund.status === 'succeeded' && !refund.isExtra ? refund.cents : 0), 0) +
  byBank.reduce((sum, { cents, isReturned }) => sum + (isReturned ? 0 : cents), 0);

/** Whether something is still to come that a reader waits for: the payment, or the invoice that follows it. */
export function isSettling(order: Pick<Order, 'status' | 'payment' | 'refunds' | 'byBank' | 'quote' | 'invoice'>): boolean {
  const state = stateOf(order);
  // Whoever was refused once may just have paid another way.
  const mayStillPay = state === 'failed' && order.status === 'pending' && order.payment?.status !== 'failed';
  return mayStillPay || state === 'processing' || state === 'unpaid' || (state === 'paid' && order.invoice === null);
}

export const STATE_WORDS: Record<OrderState, { title: string; tone: 'brand' | 'neutral' | 'warning' | 'error' | 'info' }> = {
  paid: { title: 'Paid', tone: 'brand' },
  refunded: { title: 'Refunded', tone: 'neutral' },
  'partly-refunded': { title: 'Partly refunded', tone: 'neutral' },
  processing: { title: 'Payment under way', tone: 'info' },
  unpaid: { title: 'Not paid yet', tone: 'warning' },
  failed: { title: 'Payment failed', tone: 'error' },
  over: { title: 'Order ended unpaid', tone: 'neutral' },
};
