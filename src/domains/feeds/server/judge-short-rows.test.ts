import { describe, expect, it } from 'vitest';
import { BOTH, said } from '#tests/support/feed-records.ts';

describe('rows of a table', () => {
  it('refuse rows that were cut, also several at one length', async () => {
    const names = 'ListingKey,StandardStatus,City,Remarks\n';
    const cut = [' invalid-row'];
    expect(await said(`${names}A,Active,Denver,\nX,Active\nB,Closed,Boulder,\nY,Active,Denver\nZ,Active,Denver\n`)).toEqual([
      BOTH[0],
      cut,
      BOTH[1],
      cut,
      cut,
    ]);
    expect(await said(`${names}X,Active,Denver\nY,Active,Denver\n`)).toEqual([cut, cut]);
    expect(await said('ListingKey,StandardStatus,City,,\nA,Active,Denver\n')).toEqual([BOTH[0]]);
  });

  describe('without the cells at the end that Excel leaves out of sixteen rows at once', () => {
    const names = 'ListingKey,StandardStatus,City,Remarks\n';
    const rows = (from: number, to: number, end = '') =>
      Array.from({ length: to - from + 1 }, (_, at) => `K${from + at},Active,Denver${end}\n`).join('');
    const refused = async (table: string) => (await said(table)).flatMap(([key], at) => (key === ' invalid-row' ? [at + 1] : []));

    it('are taken where all sixteen are alike, and to the end', async () => {
      expect(await refused(names + rows(1, 15, ',') + rows(16, 31) + rows(32, 47, ',') + rows(48, 50))).toEqual([]);
      expect(await refused(`A list of homes\n\n${names}${rows(1, 13, ',')}${rows(14, 29)}${rows(30, 31, ',')}`)).toEqual([]);
    });

    it('are refused where one of them has more or fewer, and where they begin within sixteen', async () => {
      expect(await refused(names + rows(1, 15, ',') + rows(16, 17) + 'K18,Active\n' + rows(19, 31))).toEqual(
        Array.from({ length: 16 }, (_, at) => 16 + at),
      );
      expect(await refused(names + rows(1, 15, ',') + rows(16, 18) + rows(19, 40, ','))).toEqual([16, 17, 18]);
      expect(await refused(names + rows(1, 18, ',') + rows(19, 22))).toEqual([19, 20, 21, 22]);
    });
  });

  it('without names have as many cells as the row before', async () => {
    const row = (key: string, cells: number) =>
      ['IDX3.01', 'a sender', 'HOUSE', '5', 'SALE', key, ...Array.from({ length: cells - 6 }, () => '')].join('#');
    expect(await said([row('A', 183), row('X', 30), row('Y', 30), row('B', 183)].join('\n'))).toEqual([
      ['A..', null, 0],
      [' invalid-row'],
      [' invalid-row'],
      ['B..', null, 0],
    ]);
  });
});
