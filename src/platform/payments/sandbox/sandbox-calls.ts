import { type PaymentProvider, ProviderRefusal } from '../provider.ts';
import { fail, isStale, newPayment, present, succeed } from './sandbox-acts.ts';
import { newId, type SandboxTurn } from './sandbox-store.ts';
import { findTestCard } from './test-cards.ts';

// What is asked of the sandbox as of any provider, within one turn. Each is done once for the key of its request.

type Asked<Call extends 'openCheckout' | 'chargeSaved' | 'refund' | 'sendEvidence' | 'transfer' | 'payOut' | 'openAccount'> =
  Parameters<PaymentProvider[Call]>[0];

export const openCheckout = (turn: SandboxTurn, request: Asked<'openCheckout'>) =>
  turn.once('checkout', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
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
  });

export const chargeSaved = (turn: SandboxTurn, request: Asked<'chargeSaved'>) =>
  turn.once('payment', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
    const known = (await turn.list('payment', 'reference', request.reference)).find(({ status }) => status === 'succeeded');
    if (known !== undefined && isStale(turn, request.firstTriedAt)) return known;
    const card = findTestCard(request.methodId.replace('pm_', ''));
    const payment = newPayment(request.reference, request.cents, card.key, request.customerId);
    if (card.later !== undefined) return fail(turn, payment, card.later);
    return succeed(turn, payment);
  });

export const refund = (turn: SandboxTurn, request: Asked<'refund'>) =>
  turn.once('refund', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
    const known = (await turn.list('refund', 'paymentId', request.paymentId)).find(({ callKey }) => callKey === request.key);
    if (known !== undefined) return known;
    const payment = await turn.need('payment', request.paymentId);
    if (payment.status !== 'succeeded') throw new ProviderRefusal('charge_not_paid', 'This payment did not succeed.');
    const disputes = (await turn.list('dispute', 'paymentId', payment.id)).filter(({ isWithdrawn }) => isWithdrawn);
    if (disputes.some(({ status }) => status !== 'lost'))
      throw new ProviderRefusal('charge_disputed', 'This payment is disputed.');
    const lostCents = disputes.reduce((sum, { cents }) => sum + cents, 0);
    if (payment.refundedCents + lostCents + request.cents > payment.cents)
      throw new ProviderRefusal('charge_already_refunded', 'More than was paid cannot be refunded.');
    await turn.save('payment', { ...payment, refundedCents: payment.refundedCents + request.cents });
    const id = newId('re');
    await turn.book({ kind: 'refund', objectId: id, cents: -request.cents, feeCents: 0 });
    await turn.emit('refund', id);
    return {
      id,
      paymentId: payment.id,
      reference: request.reference,
      status: 'succeeded',
      cents: request.cents,
      callKey: request.key,
    };
  });

export const transfer = (turn: SandboxTurn, request: Asked<'transfer'>) =>
  turn.once('transfer', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
    const known = (await turn.list('transfer', 'reference', request.reference)).find(({ callKey }) => callKey === request.key);
    if (known !== undefined) return known;
    const account = await turn.need('account', request.accountId);
    if (account.transfers !== 'active')
      throw new ProviderRefusal('account_inactive', 'This account cannot receive transfers yet.');
    if (request.paymentId !== undefined) await turn.need('payment', request.paymentId);
    if ((await turn.balance()) < request.cents) throw new ProviderRefusal('balance_insufficient', 'The balance is too small.');
    const id = newId('tr');
    await turn.book({ kind: 'transfer', objectId: id, cents: -request.cents, feeCents: 0 });
    await turn.book({ kind: 'transfer', objectId: id, cents: request.cents, feeCents: 0 }, request.accountId);
    await turn.emit('transfer', id);
    const { accountId, reference, cents, key } = request;
    return { id, accountId, reference, cents, callKey: key };
  });

export const payOut = (turn: SandboxTurn, request: Asked<'payOut'>) =>
  turn.once('payout', { key: request.key, request: { ...request, firstTriedAt: 0 } }, async () => {
    const known = (await turn.list('payout', 'reference', request.reference)).find(({ callKey }) => callKey === request.key);
    if (known !== undefined) return known;
    const { accountId, reference, cents, key } = request;
    await turn.need('account', accountId);
    if ((await turn.balance(accountId)) < cents)
      throw new ProviderRefusal('balance_insufficient', 'The account does not hold this much.');
    const id = newId('po');
    await turn.book({ kind: 'payout', objectId: id, cents: -cents, feeCents: 0 }, accountId);
    await turn.emit('payout', id, accountId);
    return { id, accountId, reference, status: 'transit', cents, callKey: key };
  });

export async function sendEvidence(turn: SandboxTurn, { key, disputeId, text }: Asked<'sendEvidence'>) {
  const dispute = await turn.need('dispute', disputeId);
  await turn.once('evidence', { key, request: { disputeId, text } }, async () => {
    if (dispute.status !== 'open') throw new ProviderRefusal('dispute_closed', 'This dispute isn’t taking evidence now.');
    await turn.save('dispute', { ...dispute, status: 'review' });
    await turn.emit('dispute', disputeId);
    return { id: newId('ev'), disputeId, text };
  });
  return present(await turn.need('dispute', disputeId));
}

export const openAccount = (turn: SandboxTurn, { key, reference }: Asked<'openAccount'>) =>
  turn.once('account', { key, request: { reference } }, async () => ({
    id: newId('acct'),
    transfers: 'inactive',
    missing: ['Your name and bank account'],
    bank: null,
  }));
