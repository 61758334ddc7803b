import { expect, it } from 'vitest';
import { countDaysOnMarket, firstDayForSale, type MarketDates } from './days-on-market.ts';

const TODAY = '2026-11-26';
const listing: MarketDates = {
  standard_status: 'Active',
  on_market_date: '2026-11-01',
  listing_contract_date: '2026-10-20',
  purchase_contract_date: null,
  off_market_date: null,
  close_date: null,
};

it.each<[string, Partial<MarketDates>, number | null]>([
  ['counts on while the home is active', {}, 25],
  ['counts from the agreement with the agent where no first day is known', { on_market_date: null }, 37],
  ['has no days before the first one', { standard_status: 'Coming Soon' }, null],
  ['has no days without a first one', { on_market_date: null, listing_contract_date: null }, null],
  [
    'stops at the contract',
    { standard_status: 'Pending', purchase_contract_date: '2026-11-10', off_market_date: '2026-11-12' },
    9,
  ],
  ['stops where the home left the market', { standard_status: 'Withdrawn', off_market_date: '2026-11-05' }, 4],
  ['stops at the closing where nothing else is known', { standard_status: 'Closed', close_date: '2026-11-20' }, 19],
  ['counts on after a contract that fell through', { purchase_contract_date: '2026-11-10' }, 25],
  ['is not negative', { on_market_date: '2026-12-01' }, 0],
])('%s', (_what, change, days) => {
  expect(countDaysOnMarket({ ...listing, ...change }, TODAY)).toBe(days);
});

it('does not take the agreement with the agent for the first day of a home that is coming soon', () => {
  const soon = { ...listing, standard_status: 'Coming Soon' };
  expect(firstDayForSale({ ...listing, on_market_date: null })).toBe('2026-10-20');
  expect(firstDayForSale({ ...soon, on_market_date: null })).toBeNull();
  expect(firstDayForSale(soon)).toBe('2026-11-01');
});
