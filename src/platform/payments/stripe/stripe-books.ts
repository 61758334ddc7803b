import type Stripe from 'stripe';
import type { BalanceLine, PaymentProvider, ProviderEvent } from '../provider.ts';
import { asking } from './asking.ts';
import { aboutOf } from './read-stripe-event.ts';
import type { StripeCalls } from './stripe-calls.ts';

const MOST_PAGES = 100;

type Books = Pick<PaymentProvider, 'listEvents' | 'listBalanceLines'>;

/** What Stripe tells of the past: events, and the lines of its books. */
export function stripeBooks({ stripe }: Pick<StripeCalls, 'stripe'>): Books {
  return {
    async listEvents(since) {
      const events: ProviderEvent[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const start = after;
        const { data, has_more } = await asking(() =>
          stripe.events.list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: 100,
            ...(start === undefined ? {} : { starting_after: start }),
          }),
        );
        events.push(...data.flatMap((event) => aboutOf(event) ?? []));
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) break;
      }
      return events.toReversed();
    },
    async listBalanceLines(from, to) {
      const lines: BalanceLine[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const start = after;
        const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
        const { data, has_more } = await asking(() =>
          stripe.balanceTransactions.list({
            created,
            limit: 100,
            expand: ['data.source'],
            ...(start === undefined ? {} : { starting_after: start }),
          }),
        );
        lines.push(...data.map(presentLine));
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) break;
      }
      return lines.toReversed();
    },
  };
}

const KINDS: Record<string, BalanceLine['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  payment_failure_refund: 'refund-failed',
  transfer: 'transfer',
  transfer_refund: 'reversal',
  payout: 'payout',
  payout_failure: 'payout-failed',
  payout_cancel: 'payout-failed',
};

function presentLine(line: Stripe.BalanceTransaction): BalanceLine {
  const source = typeof line.source === 'object' && line.source !== null ? line.source : undefined;
  const isDispute = line.type === 'adjustment' && source?.object === 'dispute';
  const kind = isDispute ? (line.amount < 0 ? 'dispute' : 'dispute-returned') : (KINDS[line.type] ?? 'other');
  const sourceId = typeof line.source === 'string' ? line.source : (source?.id ?? line.id);
  // We know a payment by its intent, Stripe's books by the charge.
  const intent = source?.object === 'charge' ? source.payment_intent : null;
  const objectId = intent === null ? sourceId : typeof intent === 'string' ? intent : intent.id;
  return { id: line.id, kind, objectId, cents: line.amount, feeCents: line.fee, at: new Date(line.created * 1000) };
}
