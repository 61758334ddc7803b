import { expect, it } from 'vitest';
import { monthsSince, sayMonth } from './ledger-months.ts';

const now = new Date('2026-02-28T23:30:00Z');

it('offers the months since the first line of a book, the newest first', () => {
  expect(monthsSince('2025-11-30T23:59:00Z', { now })).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

it('offers this month of a book without lines', () => {
  expect(monthsSince(null, { now })).toEqual(['2026-02']);
});

it('offers the month that an address names, before the first line and after today', () => {
  expect(monthsSince('2026-01-01T00:00:00Z', { now, asked: '2025-06' })).toEqual(['2026-02', '2026-01', '2025-06']);
  expect(monthsSince('2026-02-01T00:00:00Z', { now, asked: '2026-05' })).toEqual(['2026-05', '2026-02']);
  expect(monthsSince('2026-01-01T00:00:00Z', { now, asked: '2026-01' })).toEqual(['2026-02', '2026-01']);
});

it('says a month in words', () => {
  expect(sayMonth('2026-01')).toBe('January 2026');
});
