import { describe, expect, it } from 'vitest';
import { acceptRecord, mapRecord } from '#tests/support/reso-record.ts';

describe('times in other forms', () => {
  it.each([
    ['2026-04-01 10:00:00 UTC', '2026-04-01T10:00:00.000Z'],
    ['2026-04-01 10:00:00 PST', '2026-04-01T18:00:00.000Z'],
    ['2026-04-01T10:00:00Z[UTC]', '2026-04-01T10:00:00.000Z'],
    ['2026-04-01T10:00:00 -0700', '2026-04-01T17:00:00.000Z'],
    ['2026-04-01T10:00:00\u221207:00', '2026-04-01T17:00:00.000Z'],
    ['2026-04-01 10:00 PM', '2026-04-01T22:00:00.000Z'],
    ['2026/04/01 10:00:00', '2026-04-01T10:00:00.000Z'],
    ['2026-4-1 9:05:00', '2026-04-01T09:05:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 -0700', '2026-04-01T17:00:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 GMT', '2026-04-01T10:00:00.000Z'],
    ['Apr 1, 2026 5:30 PM', '2026-04-01T17:30:00.000Z'],
    ['2026-04-01, 10:00:00', '2026-04-01T10:00:00.000Z'],
    ['20260401100000123', '2026-04-01T10:00:00.123Z'],
    [1775037600123456, '2026-04-01T10:00:00.123Z'],
    [{ $date: '2026-04-01T10:00:00Z' }, '2026-04-01T10:00:00.000Z'],
    [{ $date: { $numberLong: '1775037600000' } }, '2026-04-01T10:00:00.000Z'],
    ['04-25-2026 9:05 PM', '2026-04-25T21:05:00.000Z'],
    ['25.04.2026 10:00:00', '2026-04-25T10:00:00.000Z'],
    ['4/1/26 10:00 AM', '2026-04-01T10:00:00.000Z'],
    ['1775037600.25', '2026-04-01T10:00:00.250Z'],
    [1775037600.25, '2026-04-01T10:00:00.250Z'],
    ['1775037600000.0', '2026-04-01T10:00:00.000Z'],
  ])('reads %s', (sent, time) => {
    const { row, codes } = acceptRecord({ ModificationTimestamp: sent });
    expect([row.modification_timestamp, codes]).toEqual([time, []]);
  });
});

describe('times', () => {
  it.each([
    ['2026-04-01T10:00:00-0600', '2026-04-01T16:00:00.000Z'],
    ['2026-04-01T10:00:00+02', '2026-04-01T08:00:00.000Z'],
    ['20260401T100000Z', '2026-04-01T10:00:00.000Z'],
    ['20260401100000', '2026-04-01T10:00:00.000Z'],
    [1_775_037_600, '2026-04-01T10:00:00.000Z'],
    ['1775037600000', '2026-04-01T10:00:00.000Z'],
    ['/Date(1775037600000-0700)/', '2026-04-01T10:00:00.000Z'],
    ['Apr 1, 2026 10:00 AM', '2026-04-01T10:00:00.000Z'],
    ['1-Apr-2026', '2026-04-01T00:00:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 GMT', '2026-04-01T10:00:00.000Z'],
  ])('%j is %s', (sent, expected) => {
    const { row, codes } = acceptRecord({ StatusChangeTimestamp: sent, OnMarketDate: sent });
    expect([row.status_change_timestamp, row.on_market_date, codes]).toEqual([expected, '2026-04-01', []]);
  });

  it('before computers had any are none', () => {
    expect(acceptRecord({ StatusChangeTimestamp: '1969-07-20T20:17:00Z' })).toMatchObject({
      row: { status_change_timestamp: null },
      codes: ['StatusChangeTimestamp not-a-date'],
    });
  });

  it('on days that their month does not have are none', () => {
    expect(acceptRecord({ StatusChangeTimestamp: '2026-02-30T10:00:00Z' })).toMatchObject({
      row: { status_change_timestamp: null },
      codes: ['StatusChangeTimestamp not-a-date'],
    });
  });
});

describe('dates in other forms', () => {
  it.each([
    ['2026.04.01', '2026-04-01'],
    ['4/1/26', '2026-04-01'],
    ['12/31/98', '1998-12-31'],
    ['04-25-2026', '2026-04-25'],
    ['25-4-2026', '2026-04-25'],
    ['04.04.2026', '2026-04-04'],
    ['1775037600', '2026-04-01'],
    [1775037600.5, '2026-04-01'],
  ])('reads %s', (sent, date) => {
    const { row, codes } = acceptRecord({ OnMarketDate: sent });
    expect([row.on_market_date, codes]).toEqual([date, []]);
  });

  it.each(['04-01-2026', '1.4.2026'])('guesses nothing of %s, and says why', (sent) => {
    const mapped = mapRecord({ OnMarketDate: sent, StatusChangeTimestamp: `${sent} 10:00` });
    if (!mapped.ok) throw new Error('refused');
    expect([mapped.listing.row.on_market_date, mapped.listing.row.status_change_timestamp]).toEqual([null, null]);
    expect(mapped.warnings.map(({ field, code, expected }) => [field, code, expected])).toEqual([
      ['OnMarketDate', 'not-a-date', 'a date that cannot mean two days, as YYYY-MM-DD'],
      ['StatusChangeTimestamp', 'not-a-date', 'a date that cannot mean two days, as YYYY-MM-DD'],
    ]);
  });

  it.each(['13-13-2026', '31-02-2026', '4/1/026', '1775037600.x'])('takes %s for no date', (sent) => {
    expect(acceptRecord({ OnMarketDate: sent })).toMatchObject({
      row: { on_market_date: null },
      codes: ['OnMarketDate not-a-date'],
    });
  });
});

describe('prices in thousands and millions', () => {
  it.each([
    ['$500K', 500_000],
    ['$1.25M', 1_250_000],
    ['1.2 million', 1_200_000],
    ['USD 1,250k', 1_250_000],
    ['99MM', 99_000_000],
  ])('reads %s', (sent, dollars) => {
    const { row, codes } = acceptRecord({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([dollars * 100, []]);
  });

  it.each(['450M', '-5K', '$400K-450K', '5X', 'K', '1.2.3M', '500 Km'])('reads no price from %s', (sent) => {
    const { row, codes } = acceptRecord({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([null, ['ListPrice not-a-number']]);
  });
});

describe('numbers in objects', () => {
  it.each([
    [{ $numberInt: '500000' }, 50_000_000, []],
    [{ amount: 500_000, currency: 'USD' }, 50_000_000, []],
    [{ amount: 500_000, currency: 'CAD' }, null, ['ListPrice other-currency']],
  ])('such as %j are read where they are ours', (sent, cents, said) => {
    const { row, codes } = acceptRecord({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([cents, said]);
  });
});

describe('values of lists', () => {
  it.each([
    ['CentralAir', 'Central Air'],
    ['CeilingFans', 'Ceiling Fan(s)'],
    ['Forced_Air', 'Forced Air'],
    ['BoardAndBattenSiding', 'Board & Batten Siding'],
    ['WalkInClosets', 'Walk-In Closet(s)'],
    ['Central Air', 'Central Air'],
    ['ceiling fans', 'ceiling fans'],
    ['HVAC', 'HVAC'],
    ['iPad', 'iPad'],
  ])('are words where their names come: %s', (sent, shown) => {
    expect(acceptRecord({ InteriorFeatures: [sent] }).details.features).toEqual({ InteriorFeatures: [shown] });
  });
});

describe('lookups with several values', () => {
  it.each([
    [{ Gas: true, Electric: true, Solar: false }],
    [[{ LookupValue: 'Gas' }, { LookupValue: 'Electric' }]],
    [{ value: ['Gas', 'Electric'] }],
    [[['Gas', 'Electric']]],
    ['["Gas","Electric"]'],
    ['Gas\nElectric'],
    ["Org.Reso.Heating'Gas,Electric'"],
  ])('as %j', (sent) => {
    expect(acceptRecord({ Heating: sent }).details.features['Heating']).toEqual(['Gas', 'Electric']);
  });
});
