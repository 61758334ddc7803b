import { expect, it } from 'vitest';
import { groupNextTimes } from './group-next-times.ts';

it('shows a few days with a few starts each, and counts the others', () => {
  const slots = ['01', '02', '03', '04', '05', '06'].flatMap((day) =>
    Array.from({ length: 8 }, (_, hour) => `2026-12-${day}T1${hour}:00:00Z`),
  );
  const days = groupNextTimes(slots, (slot) => slot.slice(0, 10));
  expect(days.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  expect(days[0]).toMatchObject({ starts: slots.slice(0, 6), more: 2 });
  expect(groupNextTimes(slots.slice(0, 1), () => 'today')).toEqual([{ day: 'today', starts: slots.slice(0, 1), more: 0 }]);
  expect(groupNextTimes([], () => 'today')).toEqual([]);
});
