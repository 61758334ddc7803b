import { describe, expect, it } from 'vitest';
import { hoursShown, placeInDays, weekOf } from './week-layout.ts';

const show = (instant: number) => {
  const text = new Date(instant).toISOString();
  return { day: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
};
const item = (id: string, from: string, to: string) => ({ id, start: Date.parse(`${from}Z`), end: Date.parse(`${to}Z`) });

describe('a week', () => {
  it('begins on Monday, also over the end of a year', () => {
    expect(weekOf('2027-01-03', 0)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(weekOf('2027-01-04', -1)[0]).toBe('2026-12-28');
  });

  it('puts what overlaps side by side, and what follows at full width', () => {
    const day = '2027-03-02';
    const items = [
      item('a', '2027-03-02T09:00', '2027-03-02T11:00'),
      item('b', '2027-03-02T10:00', '2027-03-02T10:30'),
      item('c', '2027-03-02T11:00', '2027-03-02T12:00'),
      item('d', '2027-03-09T11:00', '2027-03-09T12:00'),
    ];
    const placed = placeInDays(items, [day], show).get(day) ?? [];
    expect(placed.map(({ item: { id }, lane, lanes }) => [id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 1],
    ]);
  });

  it('ends the day at midnight, and shows early and late hours where they are needed', () => {
    const columns = placeInDays(
      [item('a', '2027-03-02T05:30', '2027-03-02T06:00'), item('b', '2027-03-02T23:00', '2027-03-03T01:00')],
      ['2027-03-02'],
      show,
    );
    expect(columns.get('2027-03-02')?.map(({ to }) => to)).toEqual([375, 1440]);
    expect(hoursShown(columns.values())).toEqual({ first: 5, last: 24 });
    expect(hoursShown([])).toEqual({ first: 8, last: 19 });
  });
});
