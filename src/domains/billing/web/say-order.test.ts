import { expect, it } from 'vitest';
import type { Order } from '../contract.ts';
import { isPayable, isSettling, sayOrdered, spentOn, stateOf, sayCredits } from './say-order.ts';

const quote = { lines: [], subtotalCents: 100, discountCents: 0, taxLines: [], taxCents: 0, totalCents: 100 };
const payment = (status: NonNullable<Order['payment']>['status']) => ({ status, url: null, failure: null, card: null });
const refund = (cents: number, status: Order['refunds'][number]['status'] = 'succeeded') => ({
  id: 'r',
  status,
  cents,
  reason: '',
  answer: null,
  isAutomatic: false,
  isExtra: false,
  of: null,
  createdAt: '',
  isOvertaken: false,
  papers: [],
});
const bank = (cents: number, isReturned = false) => ({ id: 'd', cents, isReturned, papers: [] });
const INVOICE = { name: 'INV-000001', issuedAt: '' };

type Known = Pick<Order, 'status' | 'payment' | 'refunds' | 'byBank' | 'invoice'>;
const order = (more: Partial<Known>) => ({
  status: 'pending' as const,
  payment: null,
  refunds: [],
  byBank: [],
  invoice: null,
  quote,
  ...more,
});

it.each<[string, Partial<Known>, { state: string; payable: boolean; settling: boolean }]>([
  ['just ordered', { payment: payment('created') }, { state: 'unpaid', payable: true, settling: true }],
  ['asked to confirm', { payment: payment('action') }, { state: 'unpaid', payable: true, settling: true }],
  [
    'a card was refused, and the page to pay is still open',
    { payment: { ...payment('action'), failure: 'insufficient-funds' } },
    { state: 'failed', payable: true, settling: true },
  ],
  ['a bank debit', { payment: payment('processing') }, { state: 'processing', payable: false, settling: true }],
  ['sent back', { status: 'failed', payment: payment('failed') }, { state: 'failed', payable: true, settling: false }],
  ['paid, no invoice yet', { status: 'paid' }, { state: 'paid', payable: false, settling: true }],
  ['paid', { status: 'paid', invoice: INVOICE }, { state: 'paid', payable: false, settling: false }],
  [
    'a refund asked for',
    { status: 'paid', refunds: [refund(100, 'requested')], invoice: INVOICE },
    { state: 'paid', payable: false, settling: false },
  ],
  ['a part came back', { status: 'paid', refunds: [refund(40)] }, { state: 'partly-refunded', payable: false, settling: false }],
  [
    'all came back in parts',
    { status: 'paid', refunds: [refund(40), refund(60)] },
    { state: 'refunded', payable: false, settling: false },
  ],
  [
    'some came back, and a bank took the rest',
    { status: 'paid', refunds: [refund(40)], byBank: [bank(60)] },
    { state: 'refunded', payable: false, settling: false },
  ],
  [
    'a bank took it, and returned it',
    { status: 'paid', byBank: [bank(100, true)], invoice: INVOICE },
    { state: 'paid', payable: false, settling: false },
  ],
  [
    'paid twice, and the second came back',
    { status: 'paid', refunds: [{ ...refund(100), isExtra: true }], invoice: INVOICE },
    { state: 'paid', payable: false, settling: false },
  ],
  ['too late', { status: 'expired' }, { state: 'over', payable: false, settling: false }],
  ['canceled', { status: 'cancelled', payment: payment('cancelled') }, { state: 'over', payable: false, settling: false }],
])('%s', (_, more, { state, payable, settling }) => {
  const known = order(more);
  expect(stateOf(known)).toBe(state);
  expect(isPayable(known)).toBe(payable);
  expect(isSettling(known)).toBe(settling);
});

it('says what an order has cost: what was paid, less what came back of it', () => {
  expect(spentOn(order({}))).toBe(0);
  expect(spentOn(order({ status: 'paid' }))).toBe(100);
  expect(spentOn(order({ status: 'paid', refunds: [refund(30), refund(40, 'requested')] }))).toBe(70);
  expect(spentOn(order({ status: 'paid', byBank: [bank(30), bank(50, true)] }))).toBe(70);
  expect(spentOn(order({ status: 'paid', refunds: [{ ...refund(100), isExtra: true }] }))).toBe(100);
});

it('names what an order is of, and that it pays for a job', () => {
  const line = { name: 'Deposit', period: 'once' as const, quantity: 1 };
  const ordered = { quote: { ...quote, lines: [line] as unknown as Order['quote']['lines'] } };
  expect(sayOrdered({ ...ordered, jobId: null, jobName: null })).toBe('Deposit');
  expect(sayOrdered({ ...ordered, jobId: 'j', jobName: null })).toBe('For a job: Deposit');
  expect(sayOrdered({ ...ordered, jobId: 'j', jobName: 'Photographer, request 12' })).toBe('Photographer, request 12: Deposit');
});

it('says in which order card money and credit go back', () => {
  expect(sayCredits({ creditCents: 0, usedCents: 0 })).toEqual([]);
  expect(sayCredits({ creditCents: 32_66, usedCents: 0 })).toEqual([
    '$32.66 left of an earlier plan paid for part of this. What was paid by card here goes back first. Once all of it is back, what was left of the earlier plan goes back to the card that paid for it.',
  ]);
  expect(sayCredits({ creditCents: 0, usedCents: 32_66 })).toEqual([
    '$32.66 of this paid for part of another plan, so it can’t go back here. It goes back once all of that plan’s own payment is back.',
  ]);
});
