import { expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

it('keeps what the fonts of PDF have, and tells the rest in plain letters', () => {
  expect(toPrintable('Zoë “Å” – €5 ± ½\nline')).toBe('Zoë “Å” – €5 ± ½\nline');
  expect(toPrintable('Łukasz Đorđe Őry Žižka')).toBe('Lukasz Dorde Ory Žižka');
  expect(toPrintable('−5 ≤ 10')).toBe('-5 <= 10');
  expect(toPrintable('王')).toBe('?');
});
