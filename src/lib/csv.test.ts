import { describe, expect, it } from 'vitest';
import { buildCsv, buildCsvOfRecords } from './csv.ts';

describe('buildCsv', () => {
  it('quotes what needs quotes and ends every row', () => {
    expect(
      buildCsv([
        ['Address', 'Price'],
        ['1 "Oak" St, Unit 2', 840_000],
        [null, true],
      ]),
    ).toBe('Address,Price\r\n"1 ""Oak"" St, Unit 2",840000\r\n,true\r\n');
  });

  it.each(['=1+1', '+cmd', '-2', '@sum', '\tx', '＝1+1', '＋cmd', '－2', '＠sum'])(
    'disarms %j, which a spreadsheet would run',
    (text) => {
      expect(buildCsv([[text]])).toBe(`'${text}\r\n`);
    },
  );

  it('disarms what begins with a new line', () => {
    expect(buildCsv([['\n=1+1']])).toBe('"\'\n=1+1"\r\n');
  });

  it('leaves out the noise of sums, and no digit of a place', () => {
    expect(buildCsv([[0.1 + 0.2, 0.36323874546618307, -104.9903123, 1e21]])).toBe('0.3,0.3632387,-104.9903123,1e+21\r\n');
  });

  it('leaves negative numbers alone', () => {
    expect(buildCsv([[-15_000]])).toBe('-15000\r\n');
  });
});

describe('buildCsvOfRecords', () => {
  it('names the fields of all records, and writes dates and structures in a standard form', () => {
    const records = [
      { id: 1, at: new Date('2026-05-01T12:00:00Z') },
      { id: 2, filters: { beds: [3] }, note: '=1+1' },
    ];
    expect(buildCsvOfRecords(records)).toBe(
      'id,at,filters,note\r\n1,2026-05-01T12:00:00.000Z,,\r\n2,,"{""beds"":[3]}",\'=1+1\r\n',
    );
  });
});
