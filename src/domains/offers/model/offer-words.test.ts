import { describe, expect, it } from 'vitest';
import type { OfferTerms } from './terms.ts';
import {
  askBefore,
  askBeforeSending,
  BINDING,
  ENDS_OFFER,
  LOOSE,
  pricesOf,
  sayRound,
  sayStatus,
  sayUntil,
} from './offer-words.ts';

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

  it('names the buyer’s own price, and what becomes of a counter', () => {
    const versions = [
      { side: 'buyer' as const, terms: { priceCents: 450_000_00 } },
      { side: 'seller' as const, terms: { priceCents: 465_000_00 } },
    ];
    const countered = { home: '17 Willow Lane', ...pricesOf(versions) };
    const withdraw = askBefore('withdraw', { ...countered, buyerName: null });
    expect(withdraw.title).toBe('Withdraw your offer of $450,000 for 17 Willow Lane?');
    expect(withdraw.description).toContain('The seller’s counter of $465,000 ends too.');
    const reject = askBefore('reject', { ...countered, buyerName: 'Carl Cole' });
    expect(reject.title).toBe('Reject Carl Cole’s offer of $450,000?');
    expect(reject.description).toContain('Your counter of $465,000 ends too.');
    expect(askBefore('agree-to-counter', { ...countered, buyerName: null }).title).toContain('$465,000');
    expect(pricesOf(versions.slice(0, 1))).toEqual({ priceCents: 450_000_00 });
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
    expect(sayStatus('countered', 'seller')).toBe('You countered');
    expect(sayStatus('countered', 'buyer')).toBe('Countered by the seller');
    expect(sayStatus('countered-several', 'seller')).toBe('You countered several');
    expect(sayStatus('submitted', 'buyer')).toBe('Sent');
    expect(sayStatus('viewed', 'buyer')).toBe('Read by the seller');
  });

  it('says until when, but of no backup, which no time ends', () => {
    const offer = { expiresAt: '2027-03-10T18:00:00Z', timeZone: 'America/Denver' };
    expect(sayUntil({ ...offer, status: 'viewed' })).toBe('open until Mar 10, 2027, 11:00 AM MST');
    expect(sayUntil({ ...offer, status: 'backup' })).not.toContain('2027');
    expect(sayUntil({ ...offer, status: 'accepted' })).toBeUndefined();
  });
});

describe('what a round asks of a buyer', () => {
  const timeZone = 'America/Denver';
  const due = { closesAt: '2027-03-15T23:00:00Z', isOver: false };

  it('is new terms or none, and a later end where the offer would not last', () => {
    expect(sayRound(due, { expiresAt: '2027-03-16T23:00:00Z', timeZone })).toBe(
      'The seller asks for highest and best offers by Mar 15, 2027, 5:00 PM MDT. Change your terms until then, or leave them as they are.',
    );
    const ends = sayRound(due, { expiresAt: '2027-03-15T22:59:00Z', timeZone });
    expect(ends).toContain('Your offer expires before that: give it a later end date');
    expect(ends).not.toContain('leave them as they are');
  });

  it('is nothing once it is over', () => {
    expect(sayRound({ ...due, isOver: true }, { expiresAt: '2027-03-15T22:59:00Z', timeZone })).toBe(
      'Highest and best offers were due Mar 15, 2027, 5:00 PM MDT. The seller is comparing them now.',
    );
  });
});

it('says before terms are sent how much they are, to whom they go, until when, and what a yes means', () => {
  const terms = { priceCents: 48_000_000, expiresAt: '2026-12-02T23:00:00.000Z' } as OfferTerms;
  const time = { terms, timeZone: 'America/Chicago' };
  for (const what of ['offer', 'revise', 'counter', 'counter-several'] as const) {
    const { title, description } = askBeforeSending({ what, home: '12 Oak Lane', buyerName: 'Ana Lee' }, time);
    expect(title).toContain('$480,000');
    expect(description).toContain('Dec 2, 2026, 5:00 PM CST');
    expect(description).toContain(what === 'offer' || what === 'revise' ? '12 Oak Lane' : 'Ana Lee');
    expect(description).toMatch(what === 'counter-several' ? /isn’t binding/ : /both bound/);
  }
});
