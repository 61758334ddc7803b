import { requireSigned } from '../event-signature.ts';
import type { PaymentProvider } from '../provider.ts';
import { expire, expireIfOver, openDispute, present } from './sandbox-acts.ts';
import { chargeSaved, openAccount, openCheckout, payOut, refund, sendEvidence, transfer } from './sandbox-calls.ts';
import { listBalanceLines, listEvents, parseSandboxEvent, takeDue } from './sandbox-events.ts';
import { inSandbox, type SandboxOptions, type SandboxTurn } from './sandbox-store.ts';
import { activateAccount, decideDispute, failPayout, pay, type SandboxWorld, settle } from './sandbox-world.ts';

/** The sandbox as a provider, and the world around it. `secret` signs its events. */
export function createSandbox(options: SandboxOptions & { secret: string }): PaymentProvider & SandboxWorld {
  const turn = <T>(work: (turn: SandboxTurn) => Promise<T>) => inSandbox(options, work);
  const read = <K extends 'checkout' | 'payment' | 'refund' | 'transfer' | 'account' | 'payout'>(kind: K, id: string) =>
    turn((inner) => inner.need(kind, id));

  const openPage = (id: string, returnUrl: string) =>
    turn(async (inner) => {
      await inner.need('account', id);
      const separator = returnUrl.includes('?') ? '&' : '?';
      return { url: `${returnUrl}${separator}onboard=${id}` };
    });

  return {
    name: 'sandbox',
    isLive: false,
    openCheckout: (request) => turn((inner) => openCheckout(inner, request)),
    readCheckout: (id) =>
      turn(async (inner) => {
        await expireIfOver(inner, await inner.need('checkout', id));
        return inner.need('checkout', id);
      }),
    expireCheckout: (id) =>
      turn(async (inner) => {
        const checkout = await inner.need('checkout', id);
        if (checkout.status === 'open') await expire(inner, checkout);
        return inner.need('checkout', id);
      }),
    readPayment: (id) => read('payment', id),
    chargeSaved: (request) => turn((inner) => chargeSaved(inner, request)),
    refund: (request) => turn((inner) => refund(inner, request)),
    readRefund: (id) => read('refund', id),
    readDispute: (id) => turn(async (inner) => present(await inner.need('dispute', id))),
    sendEvidence: (request) => turn((inner) => sendEvidence(inner, request)),
    transfer: (request) => turn((inner) => transfer(inner, request)),
    readTransfer: (id) => read('transfer', id),
    openAccount: (request) => turn((inner) => openAccount(inner, request)),
    readAccount: (id) => read('account', id),
    openOnboarding: (id, { returnUrl }) => openPage(id, returnUrl),
    openDashboard: (id, { returnUrl }) => openPage(id, returnUrl),
    payOut: (request) => turn((inner) => payOut(inner, request)),
    readPayout: (id) => read('payout', id),
    readEvent({ raw, signature, now }) {
      requireSigned(raw, signature, { secret: options.secret, now });
      return parseSandboxEvent(raw);
    },
    listEvents: (since) => turn(({ trx }) => listEvents(trx, since)),
    listBalanceLines: (from, to) => turn(({ trx }) => listBalanceLines(trx, from, to)),

    readPage: (id) => turn((inner) => inner.find('checkout', id)),
    pay: (checkoutId, given) => turn((inner) => pay(inner, checkoutId, given)),
    settle: () => turn(settle),
    dispute: (paymentId, given) => turn(async (inner) => openDispute(inner, await inner.need('payment', paymentId), given)),
    decideDispute: (disputeId, status) => turn((inner) => decideDispute(inner, disputeId, status)),
    failPayout: (payoutId) => turn((inner) => failPayout(inner, payoutId)),
    activateAccount: (accountId) => turn((inner) => activateAccount(inner, accountId)),
    takeDue: () => turn(({ trx, now }) => takeDue(trx, { now, secret: options.secret })),
  };
}
