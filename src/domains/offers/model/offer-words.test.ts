import { describe, expect, it } from 'vitest';
import { askBefore, BINDING, ENDS_OFFER, LOOSE, sayStatus } from './offer-words.ts';

const OFFER = { home: '17 Willow Lane', priceCents: 337_500_00 };

describe('what is asked before a move', () => {
  it('says the price and, to sellers, whose offer it is', () => {
    for (const verb of [...BINDING, ...LOOSE]) {
      const { title, description } = askBefore(verb, { ...OFFER, buyerName: 'Ana Lee' });
      expect(title).toContain('$337,500');
      expect(/password/.test(description)).toBe(BINDING.some((binding) => binding === verb));
    }
    expect(askBefore('accept', { ...OFFER, buyerName: 'Ana Lee' }).title).toBe('Accept Ana Lee’s offer of $337,500?');
    expect(askBefore('agree-to-counter', { ...OFFER, buyerName: null }).title).toBe('Agree to $337,500 for 17 Willow Lane?');
  });

  it('says that it cannot be undone only where it ends an offer', () => {
    for (const verb of [...BINDING, ...LOOSE])
      expect(/undo/.test(askBefore(verb, { ...OFFER, buyerName: null }).description)).toBe(ENDS_OFFER.includes(verb));
  });
});

describe('where an offer stands', () => {
  it('is said to each side in its own words', () => {
    expect(['submitted', 'viewed', 'accepted'].map((status) => sayStatus(status as 'submitted', 'seller'))).toEqual([
      'New',
      'Read',
      'Accepted',
    ]);
    expect(sayStatus('submitted', 'buyer')).toBe('Sent');
    expect(sayStatus('viewed', 'buyer')).toBe('Read by the seller');
  });
});
