import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workTimeOf } from '#tests/support/work-time.ts';
import { maskContacts, MASKS } from './mask-contacts.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('masking of contacts', () => {
  it.each([
    ['Call me at (555) 201-4477 after five.', `Call me at ${MASKS.phone} after five.`],
    ['555.201.4477', MASKS.phone],
    ['+1 555 201 4477', MASKS.phone],
    ['My number: five five five, two oh one, four four seven seven', `My number: ${MASKS.phone}`],
    ['5 5 5 - 2 0 1 - four 4 seven seven', MASKS.phone],
    ['double five five 2 0 1 double four double seven', `double ${MASKS.phone}`],
    ['llámame al cinco cinco cinco dos cero uno cuatro cuatro siete siete', `llámame al ${MASKS.phone}`],
    ['５５５２０１４４７７', MASKS.phone],
    ['5\u200B5\u200B5\u200B2\u200B0\u200B1\u200B4\u200B4\u200B7\u200B7', MASKS.phone],
    ['eight hundred five five five one two one two', MASKS.phone],
    ['Write to ann.lee+work@home.example please', `Write to ${MASKS.email} please`],
    ['ann at home dot com', MASKS.email],
    ['ann (at) home [dot] com', MASKS.email],
    ['ann_at_home_dot_com', MASKS.email],
    ['ann-at-home-dot-com', MASKS.email],
    ['ann *at* home *dot* com, please', `${MASKS.email}, please`],
    ['ann.lee__at__home_dot_com_or_call', `${MASKS.email}_or_call`],
    ['ann@home', MASKS.email],
    ['See https://pay.example/now and www.pay.example', `See ${MASKS.link} and ${MASKS.link}`],
    ['find us on best-movers.com/quote', `find us on ${MASKS.link}`],
    ['best_movers_dot_com', `best_${MASKS.link}`],
    ['best movers dot com', `best ${MASKS.link}`],
    ['text me @ann_lee', `text me ${MASKS.link}`],
  ])('hides %j', (text, masked) => {
    const result = maskContacts(text);
    expect(result.found).not.toEqual([]);
    expect(result.text.replaceAll(/[^\p{L}\s:[\]]/gu, '').trim()).toBe(masked.replaceAll(/[^\p{L}\s:[\]]/gu, '').trim());
    expect(result.text).not.toMatch(/\d{3}/);
  });

  it.each([
    ['Call me at (555) 201-4477 after five.', `Call me at ${MASKS.phone} after five.`],
    ['Call me (555 201 4477) after five.', `Call me (${MASKS.phone}) after five.`],
    ['+1 (555) 201-4477', MASKS.phone],
  ])('hides %j as a whole', (text, masked) => {
    expect(maskContacts(text).text).toBe(masked);
  });

  it.each([
    'The quote is $1,250,000.00 in all, or 1,250,000 with everything.',
    'It costs $2500000 or $ 25000000.',
    'From 2026-11-26 to 2026-12-04, or 11/26/2026 to 12/4/2026.',
    'The house at 1204 Maple Street, ZIP 97201, has 2,450 square feet.',
    'Three bedrooms, two baths, built 1998, new roof 2011.',
    'Years: 1998, 2004, 2011, 2019',
    'About twenty thousand five hundred, or one to two days at 8:30.',
    'We work Mon. to Fri., e.g. from 8 a.m.',
    'Meet at four. Bring two ladders.',
    'We moved here in the dot-com boom, and stay at home.',
    'A look-at-me kitchen with polka-dot curtains.',
    'The ratio is 3.5 and the height 8.25 ft.',
  ])('leaves %j', (text) => {
    expect(maskContacts(text)).toEqual({ text, found: [] });
  });

  it('finds every ten-digit number, however it is spelled', () => {
    const digit = fc.record({ value: fc.integer({ min: 0, max: 9 }), isWord: fc.boolean() });
    const separator = fc.constantFrom(' ', '-', ' - ', '.', ', ', '  ');
    fc.assert(
      fc.property(fc.array(digit, { minLength: 10, maxLength: 11 }), separator, (digits, between) => {
        const written = digits.map(({ value, isWord }) => (isWord ? WORDS[value] : String(value))).join(between);
        // A row of single figures between commas is a list of figures.
        fc.pre(!(between === ', ' && digits.every(({ isWord }) => !isWord)));
        expect(maskContacts(`Call ${written} today`)).toEqual({ text: `Call ${MASKS.phone} today`, found: ['phone'] });
      }),
    );
  });

  it('is quick and changes nothing more a second time, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const once = maskContacts(text);
        expect(maskContacts(once.text).text).toBe(once.text);
      }),
    );
    const worked = workTimeOf(() => {
      for (const long of ['a.'.repeat(2000), '1 '.repeat(2000), 'a at '.repeat(800), 'one '.repeat(1000), '@'.repeat(4000)])
        maskContacts(long);
    });
    expect(worked).toBeLessThan(2000);
  });
});
