import { describe, expect, it } from 'vitest';
import { type CartItem, readCart, withItem } from './cart.ts';
import { type Catalog, linesOf } from './cart-lines.ts';
import { targetOf } from './components/checkout/sign-in-target.ts';

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({ id, quantity: 1, period: 'once', ...more });
const part = (serviceId: string, separateCents: number, cents: number, isSettlement: boolean) => ({
  serviceId,
  name: serviceId,
  deliverable: '',
  days: 3,
  quantity: 1,
  separateCents,
  cents,
  isSettlement,
  refundRule: '',
  swaps: [],
});
const CATALOG: Catalog = {
  isTest: true,
  plans: [
    {
      id: 'guided',
      name: 'Guided',
      summary: '',
      forWhom: '',
      refundRule: 'Within 14 days.',
      prices: [
        { id: 'g/month', period: 'month', cents: 49_00 },
        { id: 'g/year', period: 'year', cents: 490_00 },
      ],
      features: { listing: true, analysis: true, questions: true, photos: false, review: false, coordinator: false },
      includes: [],
    },
  ],
  bundles: [
    {
      id: 'pair',
      name: 'Pair',
      forWhom: 'seller',
      summary: '',
      outcome: '',
      lines: [part('photos', 200_00, 180_00, false), part('review', 350_00, 350_00, true)],
      excludes: [],
      addOns: [],
      needs: [],
      refundRule: '',
      separateCents: 550_00,
      cents: 530_00,
      savedCents: 20_00,
    },
  ],
  services: [],
};

describe('a cart', () => {
  it('holds one plan at a time, and more of the same as one line', () => {
    const first = withItem([item('photos')], item('guided', { period: 'month' }));
    const second = withItem(first, item('full', { period: 'sale', quantity: 9 }));
    expect(second).toEqual([item('photos'), item('full', { period: 'sale' })]);
    expect(withItem(second, item('photos', { quantity: 60 }))[0]).toEqual(item('photos', { quantity: 50 }));
  });

  it('takes a bundle as it was chosen last, once', () => {
    const chosen = item('pair', { without: ['review'] });
    expect(withItem([item('pair')], chosen)).toEqual([chosen]);
    expect(withItem([chosen], chosen)).toEqual([{ ...chosen, quantity: 2 }]);
  });

  it.each([
    ['null', []],
    ['{', []],
    ['{"id":"a"}', []],
    ['[{"id":"a","quantity":1.5,"period":"once"},{"id":"b","quantity":1,"period":"week"},3,null]', []],
    ['[{"id":"a","quantity":2,"period":"once","price":1,"without":[1]}]', [{ id: 'a', quantity: 2, period: 'once' }]],
    [
      '[{"id":"a","quantity":1,"period":"once","without":["x"],"swaps":{"x":"y","p":"q","r":1}}]',
      [{ id: 'a', quantity: 1, period: 'once', without: ['x'], swaps: { p: 'q' } }],
    ],
  ])('reads %s without believing it', (kept, cart) => {
    expect(readCart(kept)).toEqual(cart);
  });

  it('is priced by the page, less what is left out, and says what it no longer knows', () => {
    const lines = linesOf(
      [item('pair', { without: ['review'], quantity: 2 }), item('guided', { period: 'year' }), item('gone')],
      CATALOG,
    );
    // One part of a pair is no bundle.
    expect(lines.map(({ cents }) => cents)).toEqual([400_00, 490_00, null]);
    expect(lines.map(({ renews }) => renews)).toEqual([null, 'year', null]);
    expect(lines[0]).toMatchObject({ label: 'Pair × 2', notes: ['Without review'] });
  });

  it('says of a service that a bundle in it has it too, unless it was left out there', () => {
    const bundlesOf = (...items: CartItem[]) => linesOf(items, CATALOG).map(({ alsoIn }) => alsoIn);
    expect(bundlesOf(item('review'), item('pair'))).toEqual([['Pair'], []]);
    expect(bundlesOf(item('review'), item('pair', { without: ['review'] }))[0]).toEqual([]);
    expect(bundlesOf(item('review'))).toEqual([[]]);
  });

  it('survives signing in: a plan by its name and price, anything else in the browser', () => {
    const [pair, plan] = linesOf([item('pair'), item('guided', { period: 'month' })], CATALOG);
    if (pair === undefined || plan === undefined) throw new Error('two lines');
    expect(targetOf([plan])).toBe('redirect=payment&plan=guided&amount=49');
    expect(targetOf([pair, plan])).toBe('redirect=%2Fservices%23checkout');
  });
});
