import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StandardStatus } from '../contract.ts';
import { deriveEvents } from './derive-events.ts';

type Row = Parameters<typeof deriveEvents>[1];

const ROW: Row = {
  standard_status: 'Active',
  list_price_cents: 50_000_000,
  original_list_price_cents: null,
  close_price_cents: null,
  on_market_date: '2026-03-01',
  listing_contract_date: '2026-02-27',
  purchase_contract_date: null,
  off_market_date: null,
  close_date: null,
  original_entry_timestamp: '2026-02-27T15:00:00.000Z',
  status_change_timestamp: null,
  price_change_timestamp: null,
  modification_timestamp: '2026-03-02T08:00:00.000Z',
};

const describeEvents = (events: ReturnType<typeof deriveEvents>) =>
  events.map((one) => `${one.effective_at.slice(0, 10)} ${one.event} ${one.price_cents === null ? '-' : one.price_cents / 100}`);

const first = (row: Partial<Row>) => describeEvents(deriveEvents(undefined, { ...ROW, ...row }));
const change = (before: Partial<Row>, after: Partial<Row>) =>
  describeEvents(deriveEvents({ ...ROW, ...before }, { ...ROW, ...after }));

describe('deriveEvents', () => {
  it.each([
    ['a new home', {}, ['2026-03-01 Listed 500000']],
    [
      'one whose price was cut before we saw it',
      { original_list_price_cents: 52_000_000, price_change_timestamp: '2026-03-10T09:00:00.000Z' },
      ['2026-03-01 Listed 520000', '2026-03-10 PriceChange 500000'],
    ],
    [
      'one under contract',
      { standard_status: 'Pending', purchase_contract_date: '2026-04-01' },
      ['2026-03-01 Listed 500000', '2026-04-01 Pending 500000'],
    ],
    [
      'one that is sold',
      {
        standard_status: 'Closed',
        purchase_contract_date: '2026-04-01',
        close_date: '2026-04-20',
        close_price_cents: 49_000_000,
      },
      ['2026-03-01 Listed 500000', '2026-04-01 Pending 500000', '2026-04-20 Sold 490000'],
    ],
    [
      'one that was withdrawn',
      { standard_status: 'Withdrawn', status_change_timestamp: '2026-04-02T00:00:00.000Z' },
      ['2026-03-01 Listed 500000', '2026-04-02 Withdrawn 500000'],
    ],
    ['one that is still to come', { standard_status: 'Coming Soon' }, []],
    [
      'one without dates',
      { on_market_date: null, listing_contract_date: null, original_entry_timestamp: null },
      ['2026-03-02 Listed 500000'],
    ],
  ] as const)('tells the past of %s', (_name, row, events) => {
    expect(first(row)).toEqual(events);
  });

  it.each<[StandardStatus, StandardStatus, string | null]>([
    ['Active', 'Pending', 'Pending'],
    ['Active', 'Active Under Contract', 'Contingent'],
    ['Pending', 'Active', 'BackOnMarket'],
    ['Active Under Contract', 'Active', 'BackOnMarket'],
    ['Hold', 'Active', 'BackOnMarket'],
    ['Withdrawn', 'Active', 'Relisted'],
    ['Closed', 'Active', 'Relisted'],
    ['Coming Soon', 'Active', 'Listed'],
    ['Active', 'Hold', 'Hold'],
    ['Active', 'Expired', 'Expired'],
    ['Active', 'Canceled', 'Canceled'],
    ['Active', 'Delete', 'Deleted'],
    ['Active', 'Coming Soon', null],
  ])('from %s to %s', (from, to, event) => {
    const events = deriveEvents({ ...ROW, standard_status: from }, { ...ROW, standard_status: to });
    expect(events.map((one) => one.event)).toEqual(event === null ? [] : [event]);
  });

  it("dates a price change by its own time, else by the record's", () => {
    expect(change({}, { list_price_cents: 48_000_000, price_change_timestamp: '2026-03-05T00:00:00.000Z' })).toEqual([
      '2026-03-05 PriceChange 480000',
    ]);
    expect(change({}, { list_price_cents: 48_000_000 })).toEqual(['2026-03-02 PriceChange 480000']);
    expect(change({}, { list_price_cents: null })).toEqual([]);
  });

  it('corrects a sale', () => {
    const sold = { standard_status: 'Closed', close_date: '2026-04-20', close_price_cents: 49_000_000 } as const;
    expect(change(sold, { ...sold, close_price_cents: 49_500_000 })).toEqual(['2026-04-20 Sold 495000']);
    expect(change(sold, sold)).toEqual([]);
  });

  it('finds nothing between equal versions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<StandardStatus>('Active', 'Pending', 'Closed', 'Withdrawn', 'Coming Soon'),
        fc.option(fc.integer({ min: 1 })),
        (status, price) => {
          const row = { ...ROW, standard_status: status, list_price_cents: price };
          expect(deriveEvents(row, row)).toEqual([]);
        },
      ),
    );
  });
});
