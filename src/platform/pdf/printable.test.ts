import { expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

it('keeps the letters that the fonts of a report have, and tells the rest in plain letters', () => {
  expect(toPrintable('Zoë “Å” – €5 ± ½\nline')).toBe('Zoë “Å” – €5 ± ½\nline');
  const names = 'Łukasz Đorđe Őry Žižka Ελένη Жанна Їжак Nguyễn Ştefan';
  expect(toPrintable(names)).toBe(names);
  expect(toPrintable('Zoe\u0308')).toBe('Zoë');
  expect(toPrintable('Kadı ﬁ')).toBe('Kadı fi');
  expect(toPrintable('−5 ≤ 10')).toBe('−5 <= 10');
  expect(toPrintable('王')).toBe('?');
});
