import { expect, it } from 'vitest';
import type { PriceEventKind } from './price-events.ts';
import { countDaysBefore } from './days-before.ts';

type Entry = [date: string, event: PriceEventKind];
const countOf = (firstDay: string | null, ...entries: Entry[]) =>
  countDaysBefore(entries.map(([date, event]) => ({ date, event })).toReversed(), firstDay);

it.each<[string, number, string | null, Entry[]]>([
  [
    'has none in its first listing',
    0,
    '2026-03-01',
    [
      ['2026-03-01', 'Listed'],
      ['2026-03-20', 'PriceChange'],
    ],
  ],
  [
    'has those of the listing that ended the same day',
    61,
    '2026-05-01',
    [
      ['2026-03-01', 'Listed'],
      ['2026-03-20', 'PriceChange'],
      ['2026-05-01', 'Canceled'],
      ['2026-05-01', 'Relisted'],
    ],
  ],
  [
    'leaves out the days off the market, and those of the present listing',
    41,
    '2026-05-01',
    [
      ['2026-03-01', 'Listed'],
      ['2026-03-11', 'Hold'],
      ['2026-03-21', 'BackOnMarket'],
      ['2026-04-21', 'Expired'],
      ['2026-05-01', 'Relisted'],
      ['2026-05-20', 'Withdrawn'],
      ['2026-05-25', 'Relisted'],
    ],
  ],
  [
    'begins anew after a sale',
    0,
    '2026-05-01',
    [
      ['2026-03-01', 'Listed'],
      ['2026-04-01', 'Sold'],
      ['2026-05-01', 'Relisted'],
    ],
  ],
  [
    'begins anew after a long time',
    0,
    '2026-08-01',
    [
      ['2026-03-01', 'Listed'],
      ['2026-04-01', 'Expired'],
      ['2026-08-01', 'Relisted'],
    ],
  ],
  [
    'has none before a first day is known',
    0,
    null,
    [
      ['2026-03-01', 'Listed'],
      ['2026-04-01', 'Canceled'],
    ],
  ],
])('%s', (_what, days, firstDay, entries) => {
  expect(countOf(firstDay, ...entries)).toBe(days);
});
