import { sql } from 'kysely';
import { signEvent, requireSigned } from '../event-signature.ts';
import {
  type Account,
  type BalanceLine,
  type Dispute,
  EVENT_ABOUT,
  ForgedEvent,
  type PaymentProvider,
  type Payout,
  type ProviderEvent,
  ProviderRefusal,
} from '../provider.ts';
import { expire, expireIfOver, fail, failRefund, isStale, newPayment, openDispute, present, succeed } from './sandbox-acts.ts';
import type { SandboxObjects } from './sandbox-objects.ts';
import { inSandbox, newId, type SandboxOptions, type SandboxTurn } from './sandbox-store.ts';
import { findTestCard } from './test-cards.ts';

/** What nobody asks a provider for, but happens there: what buyers, banks and the clock do. */
export interface SandboxWorld {
  /** The buyer pays with a test card; one that asks for it is confirmed, or not. */
  pay(checkoutId: string, given: { card: string; confirms?: boolean | undefined }): Promise<SandboxObjects['checkout']>;
  readPage(checkoutId: string): Promise<SandboxObjects['checkout'] | undefined>;
  /** Time goes by: what is under way comes to its end, disputes of cards that dispute begin, checkouts expire. */
  settle(): Promise<void>;
  /** The whole payment, or so much of it. */
  dispute(paymentId: string, given: { reason: string; isInquiry?: boolean; cents?: number }): Promise<Dispute>;
  decideDispute(disputeId: string, status: 'won' | 'lost' | 'closed' | 'prevented'): Promise<Dispute>;
  failPayout(payoutId: string): Promise<Payout>;
  /** The vendor names a bank account: the first makes its account active, any other takes the place of the one before. */
  activateAccount(accountId: string): Promise<void>;
  /** Events that are due, as they are posted; they count as delivered. */
  takeDue(): Promise<{ raw: string; signature: string }[]>;
}

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
    openCheckout: (request) =>
      turn((inner) =>
        inner.once('checkout', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
          const id = newId('cs_test');
          const { reference, lines, customer, successUrl, cancelUrl, expiresAt } = request;
          const cents = lines.reduce((sum, line) => sum + line.cents, 0);
          if (cents < 50) throw new ProviderRefusal('amount_too_small', 'The total must be at least 50 cents.');
          const url = successUrl.replace(/payment-confirmation.*$/, `services?pay=${id}`);
          const keepsCard = customer !== undefined;
          return {
            id,
            status: 'open',
            url,
            paymentId: null,
            reference,
            lines,
            cents,
            keepsCard,
            successUrl,
            cancelUrl,
            expiresAt: expiresAt.toISOString(),
          };
        }),
      ),
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
    chargeSaved: (request) =>
      turn((inner) =>
        inner.once('payment', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
          const known = (await inner.list('payment', 'reference', request.reference)).find(
            ({ status }) => status === 'succeeded',
          );
          if (known !== undefined && isStale(inner, request.firstTriedAt)) return known;
          const card = findTestCard(request.methodId.replace('pm_', ''));
          const payment = newPayment(request.reference, request.cents, card.key, request.customerId);
          if (card.later !== undefined) return fail(inner, payment, card.later);
          return succeed(inner, payment);
        }),
      ),
    refund: (request) =>
      turn((inner) =>
        inner.once('refund', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
          const known = (await inner.list('refund', 'paymentId', request.paymentId)).find(
            ({ callKey }) => callKey === request.key,
          );
          if (known !== undefined) return known;
          const payment = await inner.need('payment', request.paymentId);
          if (payment.status !== 'succeeded') throw new ProviderRefusal('charge_not_paid', 'This payment did not succeed.');
          const disputes = (await inner.list('dispute', 'paymentId', payment.id)).filter(({ isWithdrawn }) => isWithdrawn);
          if (disputes.some(({ status }) => status !== 'lost'))
            throw new ProviderRefusal('charge_disputed', 'This payment is disputed.');
          const lostCents = disputes.reduce((sum, { cents }) => sum + cents, 0);
          if (payment.refundedCents + lostCents + request.cents > payment.cents)
            throw new ProviderRefusal('charge_already_refunded', 'More than was paid cannot be refunded.');
          await inner.save('payment', { ...payment, refundedCents: payment.refundedCents + request.cents });
          const id = newId('re');
          await inner.book({ kind: 'refund', objectId: id, cents: -request.cents, feeCents: 0 });
          await inner.emit('refund', id);
          return {
            id,
            paymentId: payment.id,
            reference: request.reference,
            status: 'succeeded',
            cents: request.cents,
            callKey: request.key,
          };
        }),
      ),
    readRefund: (id) => read('refund', id),
    readDispute: (id) => turn(async (inner) => present(await inner.need('dispute', id))),
    sendEvidence: ({ key, disputeId, text }) =>
      turn(async (inner) => {
        const dispute = await inner.need('dispute', disputeId);
        await inner.once('evidence', { key, request: { disputeId, text } }, async () => {
          if (dispute.status !== 'open') throw new ProviderRefusal('dispute_closed', 'This dispute isn’t taking evidence now.');
          await inner.save('dispute', { ...dispute, status: 'review' });
          await inner.emit('dispute', disputeId);
          return { id: newId('ev'), disputeId, text };
        });
        return present(await inner.need('dispute', disputeId));
      }),
    transfer: (request) =>
      turn((inner) =>
        inner.once('transfer', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
          const known = (await inner.list('transfer', 'reference', request.reference)).find(
            ({ callKey }) => callKey === request.key,
          );
          if (known !== undefined) return known;
          const account = await inner.need('account', request.accountId);
          if (account.transfers !== 'active')
            throw new ProviderRefusal('account_inactive', 'This account cannot receive transfers yet.');
          if (request.paymentId !== undefined) await inner.need('payment', request.paymentId);
          if ((await inner.balance()) < request.cents)
            throw new ProviderRefusal('balance_insufficient', 'The balance is too small.');
          const id = newId('tr');
          await inner.book({ kind: 'transfer', objectId: id, cents: -request.cents, feeCents: 0 });
          await inner.book({ kind: 'transfer', objectId: id, cents: request.cents, feeCents: 0 }, request.accountId);
          await inner.emit('transfer', id);
          const { accountId, reference, cents, key } = request;
          return { id, accountId, reference, cents, callKey: key };
        }),
      ),
    readTransfer: (id) => read('transfer', id),
    openAccount: ({ key, reference }) =>
      turn((inner) =>
        inner.once('account', { key, request: { reference } }, async () => ({
          id: newId('acct'),
          transfers: 'inactive',
          missing: ['Your name and bank account'],
          bank: null,
        })),
      ),
    readAccount: (id) => read('account', id),
    openOnboarding: (id, { returnUrl }) => openPage(id, returnUrl),
    openDashboard: (id, { returnUrl }) => openPage(id, returnUrl),
    payOut: (request) =>
      turn((inner) =>
        inner.once('payout', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
          const known = (await inner.list('payout', 'reference', request.reference)).find(
            ({ callKey }) => callKey === request.key,
          );
          if (known !== undefined) return known;
          const { accountId, reference, cents, key } = request;
          await inner.need('account', accountId);
          if ((await inner.balance(accountId)) < cents)
            throw new ProviderRefusal('balance_insufficient', 'The account does not hold this much.');
          const id = newId('po');
          await inner.book({ kind: 'payout', objectId: id, cents: -cents, feeCents: 0 }, accountId);
          await inner.emit('payout', id, accountId);
          return { id, accountId, reference, status: 'transit', cents, callKey: key };
        }),
      ),
    readPayout: (id) => read('payout', id),
    readEvent({ raw, signature, now }) {
      requireSigned(raw, signature, { secret: options.secret, now });
      return parseSandboxEvent(raw);
    },
    listEvents: (since) =>
      turn(async ({ trx }) => {
        const { rows } =
          await sql<EventRow>`select * from sandbox_events where at >= ${since} order by at, id limit 10000`.execute(trx);
        return rows.map(presentEvent);
      }),
    listBalanceLines: (from, to) =>
      turn(async ({ trx }) => {
        const { rows } = await sql<{
          id: number;
          kind: BalanceLine['kind'];
          object_id: string;
          cents: number;
          fee_cents: number;
          at: Date;
        }>`
          select * from sandbox_lines where account = '' and at >= ${from} and at < ${to} order by id`.execute(trx);
        return rows.map(({ id, kind, object_id, cents, fee_cents, at }) => ({
          id: String(id),
          kind,
          objectId: object_id,
          cents,
          feeCents: fee_cents,
          at,
        }));
      }),

    readPage: (id) => turn((inner) => inner.find('checkout', id)),
    pay: (checkoutId, { card: cardKey, confirms }) =>
      turn(async (inner) => {
        const checkout = await inner.need('checkout', checkoutId);
        if (checkout.status === 'complete') return checkout;
        if (await expireIfOver(inner, checkout))
          throw new ProviderRefusal('expired', 'This checkout is over. Start again from the order.');
        const card = findTestCard(cardKey);
        const known = checkout.paymentId === null ? undefined : await inner.find('payment', checkout.paymentId);
        const customerId = checkout.keepsCard ? `cus_${checkout.id.slice(-12)}` : null;
        const payment = {
          ...newPayment(checkout.reference, checkout.cents, card.key, customerId),
          ...(known && { id: known.id }),
        };
        let after: SandboxObjects['payment'];
        if (card.asksAuthentication === true && confirms === undefined) after = { ...payment, status: 'action' };
        else if (card.asksAuthentication === true && confirms === false) after = { ...payment, failure: 'authentication' };
        else if (card.outcome === 'succeeds') after = await succeed(inner, payment);
        else if (card.outcome === 'processes') after = { ...payment, status: 'processing' };
        // A refusal leaves the page open for another card.
        else after = { ...payment, failure: card.outcome };
        await inner.save('payment', after);
        const isDone = after.status === 'succeeded' || after.status === 'processing';
        const next = { ...checkout, paymentId: after.id, status: isDone ? ('complete' as const) : ('open' as const) };
        await inner.save('checkout', next);
        await inner.emit('payment', after.id);
        if (isDone) await inner.emit('checkout', checkoutId);
        return next;
      }),
    settle: () =>
      turn(async (inner) => {
        for (const checkout of await inner.list('checkout', 'status', 'open')) await expireIfOver(inner, checkout);
        for (const payment of await inner.list('payment', 'status', 'processing')) {
          const { ends } = findTestCard(payment.cardKey);
          const after =
            ends === undefined || ends === 'succeeds' ? await succeed(inner, payment) : await fail(inner, payment, ends);
          await inner.save('payment', after);
          await inner.emit('payment', payment.id);
        }
        for (const payment of await inner.list('payment', 'cardKey', 'disputed')) {
          const disputes = await inner.list('dispute', 'paymentId', payment.id);
          if (payment.status === 'succeeded' && disputes.length === 0)
            await openDispute(inner, payment, { reason: 'product_not_received' });
        }
        for (const payment of await inner.list('payment', 'cardKey', 'refund-fails'))
          for (const refund of await inner.list('refund', 'paymentId', payment.id))
            if (refund.status === 'succeeded') await failRefund(inner, payment, refund);
        for (const payout of await inner.list('payout', 'status', 'transit')) {
          await inner.save('payout', { ...payout, status: 'paid' });
          await inner.emit('payout', payout.id, payout.accountId);
        }
      }),
    dispute: (paymentId, given) => turn(async (inner) => openDispute(inner, await inner.need('payment', paymentId), given)),
    decideDispute: (disputeId, status) =>
      turn(async (inner) => {
        const dispute = await inner.need('dispute', disputeId);
        const isReturned = dispute.isWithdrawn && status !== 'lost';
        if (isReturned) await inner.book({ kind: 'dispute-returned', objectId: disputeId, cents: dispute.cents, feeCents: 0 });
        const after = { ...dispute, status, isWithdrawn: dispute.isWithdrawn && !isReturned };
        await inner.save('dispute', after);
        await inner.emit('dispute', disputeId);
        return present(after);
      }),
    failPayout: (payoutId) =>
      turn(async (inner) => {
        const payout = await inner.need('payout', payoutId);
        if (payout.status === 'failed') return payout;
        await inner.book({ kind: 'payout', objectId: payoutId, cents: payout.cents, feeCents: 0 }, payout.accountId);
        const after = { ...payout, status: 'failed' as const };
        await inner.save('payout', after);
        await inner.emit('payout', payoutId, payout.accountId);
        return after;
      }),
    activateAccount: (accountId) =>
      turn(async (inner) => {
        const account = await inner.need('account', accountId);
        await inner.save('account', { ...account, transfers: 'active', missing: [], bank: newBank(account.bank?.last4) });
        await inner.emit('account', accountId);
      }),
    takeDue: () =>
      turn(async ({ trx, now }) => {
        const { rows } = await sql<EventRow>`
          update sandbox_events set deliveries = deliveries - 1 where deliveries > 0 and deliver_at <= ${now} returning *`.execute(
          trx,
        );
        return rows
          .toSorted(() => Math.random() - 0.5)
          .map((row) => {
            const raw = JSON.stringify({ object: 'event', livemode: false, ...presentEvent(row) });
            return { raw, signature: signEvent(raw, options.secret, now) };
          });
      }),
  };
}

interface EventRow {
  id: string;
  about: ProviderEvent['about'];
  object_id: string;
  account: string | null;
  at: Date;
}

/** A made-up bank account that shows it is another than the one before. */
function newBank(before: string | undefined): NonNullable<Account['bank']> {
  const last4 = String((Number(before ?? '6788') + 1) % 10_000).padStart(4, '0');
  return { id: newId('ba'), last4 };
}

const presentEvent = ({ id, about, object_id, account, at }: EventRow): ProviderEvent => ({
  id,
  about,
  objectId: object_id,
  accountId: account,
  at,
});

function parseSandboxEvent(raw: Buffer): ProviderEvent {
  const said: unknown = JSON.parse(raw.toString('utf8'));
  if (typeof said !== 'object' || said === null) throw new ForgedEvent('no event');
  const { id, about, objectId, accountId, at, livemode } = said as Record<string, unknown>;
  const known = EVENT_ABOUT.find((one) => one === about);
  if (
    known === undefined ||
    typeof id !== 'string' ||
    typeof objectId !== 'string' ||
    typeof at !== 'string' ||
    livemode !== false
  )
    throw new ForgedEvent('no event of the sandbox');
  return { id, about: known, objectId, accountId: typeof accountId === 'string' ? accountId : null, at: new Date(at) };
}
