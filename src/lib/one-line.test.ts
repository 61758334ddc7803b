import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOneLine } from './one-line.ts';

it('leaves one line that runs as its letters do', () => {
  expect(inOneLine('offer.pdf\r\n\r\nYour account is locked')).toBe('offer.pdf Your account is locked');
  expect(inOneLine('invoice\u202Efdp.exe\u202C')).toBe('invoice fdp.exe');
  expect(inOneLine('\u2066a\u2069b\u202A')).toBe('a b');
  expect(inOneLine('Zoë Núñez, 12.5 % (copy)')).toBe('Zoë Núñez, 12.5 % (copy)');
});

it('keeps letters of every script, and is the same again', () => {
  // Scripts that run from right to left turn by their letters alone; joiners belong in words of some.
  for (const text of ['عقد البيع', 'חוזה', 'می‌خواهم', '山田太郎']) expect(inOneLine(text)).toBe(text);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => inOneLine(inOneLine(text)) === inOneLine(text)));
});
