import { expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { mayPrecedeWorks } from './home-record.ts';

const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const sale = (date: string, yearBuilt: number, effectiveYear: number | null) => ({
  day: dayOf(date),
  latitude: 0,
  longitude: 0,
  facts: { yearBuilt, effectiveYear },
});

it('knows sales of homes that may have been renovated since, which their records no longer describe', () => {
  const today = dayOf('2026-11-21');
  expect(mayPrecedeWorks(sale('2022-05-01', 1960, 2022), today)).toBe(true);
  expect(mayPrecedeWorks(sale('2022-05-01', 1960, 2015), today)).toBe(true);
  expect(mayPrecedeWorks(sale('2022-05-01', 1960, 2005), today)).toBe(false);
  expect(mayPrecedeWorks(sale('2022-05-01', 2021, 2021), today)).toBe(false);
  expect(mayPrecedeWorks(sale('2022-05-01', 1960, null), today)).toBe(false);
  expect(mayPrecedeWorks(sale('2026-05-01', 1960, 2015), today)).toBe(false);
  expect(mayPrecedeWorks(sale('2026-05-01', 1960, 2026), today)).toBe(true);
});
