import { describe, expect, it } from 'vitest';
import { salesMappingSchema, type SalesMapping } from './sales-mapping.ts';
import { findReadable, readDay, tabulateSales } from './sales-table.ts';

const mapping: SalesMapping = {
  date: { column: 'sold', format: 'MM/DD/YYYY' },
  price: 'amount',
  latitude: 'lat',
  longitude: 'lon',
  features: [
    { column: 'area', kind: 'number' },
    { column: 'built', kind: 'year' },
    { column: 'style', kind: 'category' },
    { column: 'pool', kind: 'flag' },
    { column: 'absent', kind: 'number' },
  ],
};
const row = {
  sold: '3/7/2021',
  amount: '$412,500',
  lat: '47.1',
  lon: '-122.2',
  area: '1,820',
  built: '1964',
  style: 'Ranch',
  pool: 'Y',
  list_price: '1',
};

describe('a file of sales', () => {
  it('is read by its mapping, whatever else it holds', () => {
    const table = tabulateSales([row, { ...row, area: 'n/a', built: '0', style: '', pool: 'none' }], mapping);
    expect(table.day[0]).toBe(readDay('2021-03-07', 'YYYY-MM-DD'));
    expect(table.price[0]).toBe(412_500);
    expect(table.features.map(({ values }) => values[0])).toEqual([1820, 1964, 0, 1, Number.NaN]);
    expect(table.features.map(({ values }) => values[1])).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    const slips = ['1e308', 'Infinity', '99,999,999,999'].map((area) => ({ ...row, area }));
    expect([...(tabulateSales(slips, mapping).features[0]?.values ?? [])]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(tabulateSales([{ ...row, list_price: '999999' }], mapping)).toEqual(tabulateSales([row], mapping));
  });

  it('gives no column to the model that speaks of people, of what others say the home is worth, or of the price itself', () => {
    const refusalOf = (column: string) =>
      salesMappingSchema.safeParse({ ...mapping, features: [{ column, kind: 'number' }] }).error?.issues[0]?.message;
    const barred = ['pct_hispanic', 'medianIncome', 'Race', 'crime-rate', 'ListPrice', 'list_price', 'assessed_value', 'amount'];
    expect(barred.filter((column) => refusalOf(column) === undefined)).toEqual([]);
    const homely = ['sqft_living15', 'terrace', 'family_room', 'essex_frontage', 'taxDistrict', 'yr_built', 'basement', 'grade'];
    expect(homely.filter((column) => refusalOf(column) !== undefined)).toEqual([]);
    expect(refusalOf('Race')).toBe(
      '“Race” cannot be one. Nothing about people may change a value, and nothing that stands in for it.',
    );
  });

  it('knows the dates of many lands', () => {
    const day = readDay('2021-03-07', 'YYYY-MM-DD');
    for (const [text, format] of [
      ['07.03.2021', 'DD.MM.YYYY'],
      ['20210307', 'YYYYMMDD'],
      ['20210307T000000', 'YYYYMMDD'],
      ['2021-03-07 14:20:00', 'ISO'],
      ['03/07/2021', '%m/%d/%Y'],
      ['3-7-2021', 'M-D-YYYY'],
    ] as const)
      expect(readDay(text, format)).toBe(day);
    expect(() => readDay('31/12/2021', 'MM/DD/YYYY')).toThrow(RangeError);
  });

  it('leaves out rows without a date, a place or a price', () => {
    const rows = [
      row,
      { ...row, sold: '?' },
      { ...row, lat: '0', lon: '0' },
      { ...row, lat: '470' },
      { ...row, amount: '-5' },
      row,
    ];
    expect(findReadable(rows, mapping, { withPrice: true }).readable).toEqual([0, 5]);
    const { readable, problem } = findReadable(rows, mapping, { withPrice: false });
    expect(readable).toEqual([0, 4, 5]);
    expect(problem).toContain('Row 2');
    expect(tabulateSales([{ ...row, amount: '-5' }], mapping).price[0]).toBeNaN();
  });
});
