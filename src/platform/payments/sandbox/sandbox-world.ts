import { type Account, type Dispute, type Payout, ProviderRefusal } from '../provider.ts';
import { expireIfOver, fail, failRefund, newPayment, openDispute, present, succeed } from './sandbox-acts.ts';
import type { SandboxObjects } from './sandbox-objects.ts';
import { newId, type SandboxTurn } from './sandbox-store.ts';
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

type Given<Act extends keyof SandboxWorld> = Parameters<SandboxWorld[Act]>[1];

export async function pay(turn: SandboxTurn, checkoutId: string, { card: cardKey, confirms }: Given<'pay'>) {
  const checkout = await turn.need('checkout', checkoutId);
  if (checkout.status === 'complete') return checkout;
  if (await expireIfOver(turn, checkout))
    throw new ProviderRefusal('expired', 'This checkout is over. Start again from the order.');
  const card = findTestCard(cardKey);
  const known = checkout.paymentId === null ? undefined : await turn.find('payment', checkout.paymentId);
  const customerId = checkout.keepsCard ? `cus_${checkout.id.slice(-12)}` : null;
  const payment = {
    ...newPayment(checkout.reference, checkout.cents, card.key, customerId),
    ...(known && { id: known.id }),
  };
  let after: SandboxObjects['payment'];
  if (card.asksAuthentication === true && confirms === undefined) after = { ...payment, status: 'action' };
  else if (card.asksAuthentication === true && confirms === false) after = { ...payment, failure: 'authentication' };
  else if (card.outcome === 'succeeds') after = await succeed(turn, payment);
  else if (card.outcome === 'processes') after = { ...payment, status: 'processing' };
  // A refusal leaves the page open for another card.
  else after = { ...payment, failure: card.outcome };
  await turn.save('payment', after);
  const isDone = after.status === 'succeeded' || after.status === 'processing';
  const next = { ...checkout, paymentId: after.id, status: isDone ? ('complete' as const) : ('open' as const) };
  await turn.save('checkout', next);
  await turn.emit('payment', after.id);
  if (isDone) await turn.emit('checkout', checkoutId);
  return next;
}

export async function settle(turn: SandboxTurn) {
  for (const checkout of await turn.list('checkout', 'status', 'open')) await expireIfOver(turn, checkout);
  for (const payment of await turn.list('payment', 'status', 'processing')) {
    const { ends } = findTestCard(payment.cardKey);
    const after = ends === undefined || ends === 'succeeds' ? await succeed(turn, payment) : await fail(turn, payment, ends);
    await turn.save('payment', after);
    await turn.emit('payment', payment.id);
  }
  for (const payment of await turn.list('payment', 'cardKey', 'disputed')) {
    const disputes = await turn.list('dispute', 'paymentId', payment.id);
    if (payment.status === 'succeeded' && disputes.length === 0)
      await openDispute(turn, payment, { reason: 'product_not_received' });
  }
  for (const payment of await turn.list('payment', 'cardKey', 'refund-fails'))
    for (const refund of await turn.list('refund', 'paymentId', payment.id))
      if (refund.status === 'succeeded') await failRefund(turn, payment, refund);
  for (const payout of await turn.list('payout', 'status', 'transit')) {
    await turn.save('payout', { ...payout, status: 'paid' });
    await turn.emit('payout', payout.id, payout.accountId);
  }
}

export async function decideDispute(turn: SandboxTurn, disputeId: string, status: Given<'decideDispute'>) {
  const dispute = await turn.need('dispute', disputeId);
  const isReturned = dispute.isWithdrawn && status !== 'lost';
  if (isReturned) await turn.book({ kind: 'dispute-returned', objectId: disputeId, cents: dispute.cents, feeCents: 0 });
  const after = { ...dispute, status, isWithdrawn: dispute.isWithdrawn && !isReturned };
  await turn.save('dispute', after);
  await turn.emit('dispute', disputeId);
  return present(after);
}

export async function failPayout(turn: SandboxTurn, payoutId: string) {
  const payout = await turn.need('payout', payoutId);
  if (payout.status === 'failed') return payout;
  await turn.book({ kind: 'payout', objectId: payoutId, cents: payout.cents, feeCents: 0 }, payout.accountId);
  const after = { ...payout, status: 'failed' as const };
  await turn.save('payout', after);
  await turn.emit('payout', payoutId, payout.accountId);
  return after;
}

export async function activateAccount(turn: SandboxTurn, accountId: string) {
  const account = await turn.need('account', accountId);
  await turn.save('account', { ...account, transfers: 'active', missing: [], bank: newBank(account.bank?.last4) });
  await turn.emit('account', accountId);
}

/** A made-up bank account that shows it is another than the one before. */
function newBank(before: string | undefined): NonNullable<Account['bank']> {
  const last4 = String((Number(before ?? '6788') + 1) % 10_000).padStart(4, '0');
  return { id: newId('ba'), last4 };
}
