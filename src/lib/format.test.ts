import { describe, expect, it } from 'vitest';
import {
  countDays,
  formatArea,
  formatCompactMoney,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatLotArea,
  formatMetricLot,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatTime,
  formatWholeDollars,
  joinItems,
  withArticle,
  formatSigned,
} from './format.ts';

it('puts the article before a noun', () => {
  expect(['appraiser', 'electrician', 'home inspector', 'roofer'].map(withArticle)).toEqual([
    'an appraiser',
    'an electrician',
    'a home inspector',
    'a roofer',
  ]);
  expect(['8-acre lot', '11,200 sq ft lot', '1,100 sq ft lot', '18.5-acre lot', '180-acre lot'].map(withArticle)).toEqual([
    'an 8-acre lot',
    'an 11,200 sq ft lot',
    'a 1,100 sq ft lot',
    'an 18.5-acre lot',
    'a 180-acre lot',
  ]);
});

const DENVER = 'America/Denver';

describe('formatMoney', () => {
  it.each([
    [84_000_000, '$840,000'],
    [2_550, '$25.50'],
    [0, '$0'],
    [-1_500_000, '-$15,000'],
    [99, '$0.99'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('always shows cents on receipts and never when told', () => {
    expect(formatMoney(2_500, 'always')).toBe('$25.00');
    expect(formatMoney(2_551, 'never')).toBe('$26');
  });
});

it('writes a change with its sign, and none where it rounds to nothing', () => {
  expect([245_000, -5_000, 0].map(formatMoneyChange)).toEqual(['+$2,450', '-$50', '0']);
  expect([0.012, -0.012, 0.0004, -0.0004, 0].map((share) => formatSigned(share, formatPercent))).toEqual([
    '+1.2%',
    '-1.2%',
    '0%',
    '0%',
    '0%',
  ]);
});

describe('formatCompactMoney', () => {
  it.each([
    [245_000, '$2,450'],
    [999_999, '$10K'],
    [84_000_000, '$840K'],
    [99_949_900, '$999K'],
    [99_950_000, '$1M'],
    [100_000_000, '$1M'],
    [104_000_000, '$1.04M'],
    [150_000_000, '$1.5M'],
    [999_400_000, '$9.99M'],
    [999_600_000, '$10M'],
    [1_235_000_000, '$12.4M'],
    [125_000_000_000, '$1.25B'],
    [-84_000_000, '-$840K'],
    [-10, '$0'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(formatCompactMoney(cents)).toBe(text);
  });
});

describe('numbers and areas', () => {
  it('groups thousands and limits decimals', () => {
    expect(formatNumber(1_234_567.891)).toBe('1,234,568');
    expect(formatNumber(2.5, 1)).toBe('2.5');
    expect(formatPercent(0.0525)).toBe('5.3%');
  });

  it.each([0, 1, 2, 4])('writes numbers with %i decimals as Intl does', (digits) => {
    const options = { maximumFractionDigits: digits, signDisplay: 'negative' } as const;
    const decimal = new Intl.NumberFormat('en-US', options);
    const percent = new Intl.NumberFormat('en-US', { ...options, style: 'percent' });
    const values = [0, 1, 0.5, 1.005, 2.5, 1e-7, 4.2e-9, 999.95, 1e15];
    for (let at = 1; at < 500; at++) values.push(Math.tan(at) * 10 ** (at % 9), Math.round(Math.tan(at) * 10_000) / 1000);
    for (const value of values.flatMap((each) => [each, -each])) {
      expect(formatNumber(value, digits)).toBe(decimal.format(value));
      expect(formatPercent(value, digits)).toBe(percent.format(value));
    }
  });

  it('shows small lots in square feet and larger ones in acres', () => {
    expect(formatArea(2_140)).toBe('2,140 sq ft');
    expect(formatLotArea(6_000)).toBe('6,000 sq ft');
    expect(formatLotArea(10_890)).toBe('0.25 acres');
    expect(formatLotArea(43_560)).toBe('1 acre');
  });

  it('counts things', () => {
    expect(formatCount(1, 'bed')).toBe('1 bed');
    expect(formatCount(2.5, 'bath')).toBe('2.5 baths');
    expect(formatCount(0, 'city', 'cities')).toBe('0 cities');
  });
});

it.each([
  [0, '0 minutes'],
  [0.6, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [80, '1 hour 20 minutes'],
  [119.7, '2 hours'],
  [180, '3 hours'],
  [1440, '1 day'],
  [1500, '1 day 1 hour'],
  [10_080, '7 days'],
])('shows %d minutes as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

describe('dates', () => {
  it('reads an instant in the given zone', () => {
    expect(formatDate('2026-03-04T02:30:00Z', DENVER)).toBe('Mar 3, 2026');
    expect(formatDate('2026-03-04T02:30:00Z', DENVER, 'long')).toBe('March 3, 2026');
    expect(formatDateTime('2026-03-04T21:30:00Z', DENVER)).toBe('Mar 4, 2026, 2:30 PM MST');
  });

  it('shows the time of a day alone', () => {
    expect(formatTime('2026-03-04T21:30:00Z', DENVER)).toBe('2:30 PM');
  });

  it('never shifts a calendar day', () => {
    expect(formatDate('2026-03-04', 'Pacific/Auckland')).toBe('Mar 4, 2026');
    expect(formatDate('2026-03-04', 'Pacific/Honolulu', 'short')).toBe('Mar 4');
    expect(formatDate('2026-09-30', DENVER, 'long')).toBe('September 30, 2026');
  });

  it('refuses what is not a date', () => {
    expect(() => formatDate('soon', DENVER)).toThrow(RangeError);
    expect(() => formatDate('2026-13-01', DENVER)).toThrow(RangeError);
  });

  it('counts calendar days across a clock change', () => {
    expect(countDays('2026-03-07T23:00:00Z', '2026-03-09T01:00:00Z', DENVER)).toBe(1);
    expect(countDays('2026-03-10', '2026-03-04', DENVER)).toBe(-6);
  });
});

it('says dollars without cents, as people write a price', () => {
  expect([2449.6, 0, -12].map(formatWholeDollars)).toEqual(['$2,450', '$0', '-$12']);
});

it('says lots in square meters, from a quarter of a hectare up in hectares', () => {
  expect([5000, 43_560].map(formatMetricLot)).toEqual(['465 m²', '0.4 ha']);
});

describe('items of a list in one sentence', () => {
  it('begin small after the first, and keep their abbreviations', () => {
    expect(joinItems(['Furniture and repairs', 'The MLS listing'])).toBe('Furniture and repairs; the MLS listing');
    expect(joinItems(['A phone number', 'NMLS license for CO'])).toBe('A phone number; NMLS license for CO');
    expect(joinItems([])).toBe('');
  });
});
