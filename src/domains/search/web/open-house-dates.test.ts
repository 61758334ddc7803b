import { describe, expect, it } from 'vitest';
import { openHouseChoice, openHouseDates } from './open-house-dates.ts';

describe('openHouseDates', () => {
  it.each([
    ['Wednesday', new Date(2026, 4, 27, 23), { openHouseFrom: '2026-05-30', openHouseTo: '2026-05-31' }],
    ['Saturday', new Date(2026, 4, 30, 1), { openHouseFrom: '2026-05-30', openHouseTo: '2026-05-31' }],
    ['Sunday', new Date(2026, 4, 31, 12), { openHouseFrom: '2026-05-31', openHouseTo: '2026-05-31' }],
  ])('finds this weekend on a %s', (_day, now, dates) => {
    expect(openHouseDates('weekend', now)).toEqual(dates);
    expect(openHouseChoice(dates)).toBe('weekend');
  });

  it('counts today into the next seven days', () => {
    const dates = openHouseDates('week', new Date(2026, 4, 27));
    expect(dates).toEqual({ openHouseFrom: '2026-05-27', openHouseTo: '2026-06-02' });
    expect(openHouseChoice(dates)).toBe('week');
  });

  it('starts chosen days with today', () => {
    const dates = openHouseDates('other', new Date(2026, 4, 27, 9));
    expect(dates).toEqual({ openHouseFrom: '2026-05-27', openHouseTo: '' });
    expect(openHouseChoice({ openHouseFrom: '2026-05-27' })).toBe('other');
  });

  it('empties the dates when it does not matter', () => {
    expect(openHouseDates('', new Date())).toEqual({ openHouseFrom: '', openHouseTo: '' });
    expect(openHouseChoice({})).toBe('');
    expect(openHouseChoice({ openHouseFrom: '2026-05-05' })).toBe('other');
  });
});
