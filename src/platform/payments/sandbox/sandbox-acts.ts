import { DAY_MS } from '#lib/time-units.ts';
import type { Dispute, Failure, Payment } from '../provider.ts';
import type { SandboxObjects } from './sandbox-objects.ts';
import { newId, type SandboxTurn } from './sandbox-store.ts';
import { findTestCard, SANDBOX_DISPUTE_FEE_CENTS, sandboxFee } from './test-cards.ts';

// What happens to money in the sandbox, within one turn.

const DISPUTE_DAYS = 9;

export function present({ dueAt, ...dispute }: SandboxObjects['dispute']): Dispute {
  return { ...dispute, dueAt: dueAt === null ? null : new Date(dueAt) };
}

export function isStale({ now }: SandboxTurn, firstTriedAt: Date): boolean {
  return now.getTime() - firstTriedAt.getTime() > DAY_MS;
}

export function newPayment(
  reference: string,
  cents: number,
  cardKey: string,
  customerId: string | null,
): SandboxObjects['payment'] {
  const { brand, last4 } = findTestCard(cardKey);
  const saved = customerId === null ? null : { customerId, methodId: `pm_${cardKey}` };
  return {
    id: newId('pi'),
    reference,
    status: 'created',
    cents,
    feeCents: null,
    failure: null,
    card: { brand, last4 },
    saved,
    cardKey,
    refundedCents: 0,
  };
}

export async function succeed(turn: SandboxTurn, payment: SandboxObjects['payment']): Promise<SandboxObjects['payment']> {
  const feeCents = sandboxFee(payment.cents);
  await turn.book({ kind: 'payment', objectId: payment.id, cents: payment.cents, feeCents });
  await turn.emit('payment', payment.id);
  return { ...payment, status: 'succeeded', feeCents, failure: null };
}

export async function fail(
  turn: SandboxTurn,
  payment: SandboxObjects['payment'],
  failure: Failure,
): Promise<SandboxObjects['payment']> {
  await turn.emit('payment', payment.id);
  return { ...payment, status: 'failed', failure };
}

export async function expireIfOver(turn: SandboxTurn, checkout: SandboxObjects['checkout']): Promise<boolean> {
  if (checkout.status === 'open' && turn.now >= new Date(checkout.expiresAt)) await expire(turn, checkout);
  return checkout.status === 'expired' || (checkout.status === 'open' && turn.now >= new Date(checkout.expiresAt));
}

export async function expire(turn: SandboxTurn, checkout: SandboxObjects['checkout']): Promise<void> {
  await turn.save('checkout', { ...checkout, status: 'expired', url: null });
  const payment = checkout.paymentId === null ? undefined : await turn.find('payment', checkout.paymentId);
  if (payment !== undefined && payment.status === 'action') await turn.save('payment', { ...payment, status: 'cancelled' });
  await turn.emit('checkout', checkout.id);
}

export async function openDispute(
  turn: SandboxTurn,
  payment: Payment,
  { reason, isInquiry = false, cents = payment.cents }: { reason: string; isInquiry?: boolean; cents?: number },
): Promise<Dispute> {
  const id = newId('dp');
  const feeCents = isInquiry ? 0 : SANDBOX_DISPUTE_FEE_CENTS;
  if (!isInquiry) await turn.book({ kind: 'dispute', objectId: id, cents: -cents, feeCents });
  const dispute: SandboxObjects['dispute'] = {
    id,
    paymentId: payment.id,
    status: isInquiry ? 'inquiry' : 'open',
    cents,
    feeCents,
    isWithdrawn: !isInquiry,
    reason,
    dueAt: new Date(turn.now.getTime() + DISPUTE_DAYS * DAY_MS).toISOString(),
  };
  await turn.save('dispute', dispute);
  await turn.emit('dispute', id);
  return present(dispute);
}

export async function failRefund(
  turn: SandboxTurn,
  payment: SandboxObjects['payment'],
  refund: SandboxObjects['refund'],
): Promise<void> {
  await turn.book({ kind: 'refund-failed', objectId: refund.id, cents: refund.cents, feeCents: 0 });
  await turn.save('payment', { ...payment, refundedCents: payment.refundedCents - refund.cents });
  await turn.save('refund', { ...refund, status: 'failed' });
  await turn.emit('refund', refund.id);
}
