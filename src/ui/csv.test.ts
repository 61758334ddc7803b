import { describe, expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

describe('buildCsv', () => {
  it('quotes what needs quotes and ends every row', () => {
    expect(
      buildCsv([
        ['Address', 'Price'],
        ['1 "Oak" St, Unit 2', 840_000],
        [null, true],
      ]),
    ).toBe('\uFEFFAddress,Price\r\n"1 ""Oak"" St, Unit 2",840000\r\n,true\r\n');
  });

  it.each(['=1+1', '+cmd', '-2', '@sum', '\tx'])('disarms %j, which a spreadsheet would run', (text) => {
    expect(buildCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  });

  it('leaves negative numbers alone', () => {
    expect(buildCsv([[-15_000]])).toBe('\uFEFF-15000\r\n');
  });
});
