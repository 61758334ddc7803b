import type { PaymentProvider } from '../provider.ts';
import { asking } from './asking.ts';
import { presentDispute, presentRefund } from './present-stripe.ts';
import { keyed, type StripeCalls } from './stripe-calls.ts';

type Refunds = Pick<PaymentProvider, 'refund' | 'readRefund' | 'readDispute' | 'sendEvidence'>;

/** How money goes back to buyers: by us, or through a dispute. */
export function stripeRefunds({ stripe, isStale }: StripeCalls): Refunds {
  return {
    async refund(request) {
      const { reference, paymentId, cents } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
        const found = known.data.find(({ metadata }) => metadata?.['key'] === request.key);
        if (found !== undefined) return presentRefund(found);
      }
      return presentRefund(
        await asking(() =>
          stripe.refunds.create(
            { payment_intent: paymentId, amount: cents, metadata: { reference, key: request.key } },
            keyed(request),
          ),
        ),
      );
    },
    readRefund: async (id) => presentRefund(await asking(() => stripe.refunds.retrieve(id))),
    readDispute: async (id) => presentDispute(await asking(() => stripe.disputes.retrieve(id))),
    async sendEvidence(request) {
      return presentDispute(
        await asking(() =>
          stripe.disputes.update(
            request.disputeId,
            { evidence: { uncategorized_text: request.text }, submit: true },
            keyed(request),
          ),
        ),
      );
    },
  };
}
