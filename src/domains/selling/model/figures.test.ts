import { addDays, daysBetween } from '#lib/calendar.ts';
import { describe, expect, it } from 'vitest';
import { alertLimitsSchema } from './alert-limits.ts';
import {
  ALERT_KEYS,
  type AlertFacts,
  type AlertLimits,
  bandOf,
  findAlerts,
  NO_COUNTS,
  peerAges,
  sayRule,
  sumDays,
  USUAL_LIMITS,
  weeksBefore,
} from './figures.ts';

describe('weeks', () => {
  it('are seven whole days each, today in neither, across the end of a month and a change of clocks', () => {
    expect(weeksBefore('2026-03-10')).toEqual({
      week: { from: '2026-03-03', to: '2026-03-09' },
      before: { from: '2026-02-24', to: '2026-03-02' },
    });
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2026-03-01', '2026-03-15')).toBe(14);
  });

  it('sum the days inside alone', () => {
    const days = ['2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10'].map((day, at) => ({
      ...NO_COUNTS,
      day,
      views: 10 ** at,
    }));
    expect(sumDays(days, weeksBefore('2026-03-10').week)).toEqual({ ...NO_COUNTS, views: 110 });
  });
});

describe('similar homes', () => {
  it('are for sale about as long, a week at least', () => {
    expect(peerAges(8)).toEqual({ least: 7, most: 16 });
    expect(peerAges(20)).toEqual({ least: 10, most: 40 });
    expect(peerAges(100)).toEqual({ least: 50, most: 200 });
  });

  it('give a median and the middle half', () => {
    expect(bandOf([9, 1, 3, 5, 7])).toEqual({ n: 5, median: 5, low: 3, high: 7 });
  });
});

describe('alerts', () => {
  const QUIET: AlertFacts = {
    isActive: true,
    daysOnMarket: 21,
    lately: NO_COUNTS,
    total: NO_COUNTS,
    area: { medianDays: 14, asOf: '2026-02-28' },
    today: '2026-03-10',
  };
  const of = (facts: Partial<AlertFacts>, limits: Partial<AlertLimits> = {}) =>
    findAlerts({ ...QUIET, ...facts }, { ...USUAL_LIMITS, ...limits });

  it('say what is quiet and slow', () => {
    expect(of({})).toEqual(['no-inquiries', 'no-tours', 'slow']);
    const asked = { ...NO_COUNTS, inquiries: 1 };
    expect(of({ lately: asked, total: asked })).toEqual(['no-tours', 'slow']);
    const toured = { ...NO_COUNTS, tours: 1 };
    expect(of({ lately: toured, total: toured })).toEqual(['slow']);
    expect(of({ total: toured })).toEqual(['no-inquiries', 'slow']);
    expect(of({ daysOnMarket: 14 })).toEqual(['no-inquiries', 'no-tours']);
  });

  it('are silent in the first week, off the market, and on old figures', () => {
    expect(of({ daysOnMarket: 6 })).toEqual([]);
    expect(of({ daysOnMarket: 7, area: null })).toEqual(['no-inquiries', 'no-tours']);
    expect(of({ isActive: false })).toEqual([]);
    expect(of({ area: { medianDays: 14, asOf: '2026-01-07' } })).toContain('slow');
    expect(of({ area: { medianDays: 14, asOf: '2026-01-06' } })).not.toContain('slow');
  });

  it('wait as long as the seller wants, and are off where they are not wanted', () => {
    expect(of({}, { quietDays: 22 })).toEqual(['no-tours', 'slow']);
    expect(of({}, { quietDays: 21, tourlessDays: 22 })).toEqual(['no-inquiries', 'slow']);
    expect(of({}, { slowPercent: 150 })).toEqual(['no-inquiries', 'no-tours']);
    expect(of({ daysOnMarket: 22 }, { slowPercent: 150 })).toContain('slow');
    expect(of({}, { quietDays: null, tourlessDays: null, slowPercent: null })).toEqual([]);
    for (const key of ALERT_KEYS)
      expect(sayRule(key, { quietDays: 10, tourlessDays: 12, slowPercent: 150 })).toMatch(/10|12|150/);
    expect(alertLimitsSchema.parse({})).toEqual(USUAL_LIMITS);
    for (const quietDays of [6, 91, 7.5, Number.NaN]) expect(alertLimitsSchema.safeParse({ quietDays }).success).toBe(false);
  });
});
