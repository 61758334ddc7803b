import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { BOLD, PLAIN } from './fonts.ts';
import { isPrintable, toPrintable } from '#lib/printable.ts';

it('keeps the letters that the fonts of a report have, and tells the rest in plain letters', () => {
  expect(toPrintable('Zoë “Å” – €5 ± ½\nline')).toBe('Zoë “Å” – €5 ± ½\nline');
  const names = 'Łukasz Đorđe Őry Žižka Ελένη Жанна Їжак Nguyễn Ştefan Kadı';
  expect(toPrintable(names)).toBe(names);
  expect(toPrintable('Zoe\u0308')).toBe('Zoë');
  expect(toPrintable('ﬁ co\u00adoperate')).toBe('fi cooperate');
  expect(toPrintable('−5 ≤ 10')).toBe('−5 ≤ 10');
  expect(toPrintable('☐ Cash ☒ Loan')).toBe('[ ] Cash [x] Loan');
  expect(toPrintable('王')).toBe('?');
});

it.each([PLAIN, BOLD])('calls nothing printable that %s cannot draw', async (fontFamily) => {
  await Font.load({ fontFamily });
  const data = Font.getFont({ fontFamily })?.data;
  const codes = Array.from({ length: 0x3000 }, (_, code) => code).slice(0x20);
  const missing = codes.filter((code) => isPrintable(String.fromCodePoint(code)) && data?.hasGlyphForCodePoint(code) !== true);
  expect(missing.map((code) => code.toString(16))).toEqual([]);
});
