import { expect, it } from 'vitest';
import { affordableMonth } from './affordable-month.ts';

it('takes the smaller of 28% of income and 36% less debts', () => {
  expect(affordableMonth({ incomeYear: 120_000, debtsMonth: 0 })).toEqual({ month: 2800, limit: 'income' });
  expect(affordableMonth({ incomeYear: 120_000, debtsMonth: 1500 })).toEqual({ month: 2100, limit: 'debts' });
  expect(affordableMonth({ incomeYear: 20_000, debtsMonth: 5000 })).toEqual({ month: 0, limit: 'debts' });
});
