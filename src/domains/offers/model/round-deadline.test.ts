import { expect, it } from 'vitest';
import { checkDeadline, ROUND_TIME_WORDS } from './round-deadline.ts';

const check = (closesOn: string, closesAt: string) =>
  checkDeadline({ closesOn, closesAt }, 'America/Denver', new Date('2027-03-10T18:00:00Z'));

it('names the field of a deadline that is wrong', () => {
  expect(check('2027-03-12', '17:00')).toEqual({});
  expect(check('', '17:00')).toEqual({ closesOn: 'Give the day of the deadline' });
  expect(check('2027-03-12', '')).toEqual({ closesAt: 'Give the time of the deadline' });
  expect(check('2020-01-01', '17:00')).toEqual({ closesOn: ROUND_TIME_WORDS });
  expect(check('2027-03-30', '17:00')).toEqual({ closesOn: ROUND_TIME_WORDS });
});
