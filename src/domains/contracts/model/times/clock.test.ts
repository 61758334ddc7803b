import { expect, test } from 'vitest';
import { timeBeside } from './clock.ts';

const DAY = 'October 8, 2027';
const beside = (text: string) => timeBeside(text, { start: text.indexOf(DAY), end: text.indexOf(DAY) + DAY.length });

test.each([
  [`by half past four in the afternoon of ${DAY}`, '16:30'],
  [`no later than a quarter to five p.m. on ${DAY}`, '16:45'],
  [`by quarter past 9 a.m. on ${DAY}`, '09:15'],
  [`by quarter to one p.m. on ${DAY}`, '12:45'],
  [`before midnight at the end of ${DAY}`, '23:59'],
  [`until _8:00_ ( ) AM (X) PM on _${DAY}`, '20:00'],
  [`from nine to five p.m. on ${DAY}`, '17:00'],
  [`by ${DAY}, a quarter of the price`, undefined],
])('%s', (text, time) => expect(beside(text)).toBe(time));
