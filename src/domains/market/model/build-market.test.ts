import { expect, it } from 'vitest';
import { buildMarket } from './build-market.ts';
import { METRIC_KEYS } from './metrics.ts';

it('tells a period that is not wholly recorded from one of too few homes', () => {
  const known = { sales: '2020-01-01', listings: '2026-03-01' };
  const reasons = (windowMonths: number) => {
    const { figures } = buildMarket([], { lastMonth: '2026-05-01', length: 1, windowMonths, known });
    return METRIC_KEYS.filter((metric) => figures[metric].reason === 'not-recorded');
  };
  expect(reasons(3)).toEqual([]);
  expect(reasons(12)).toEqual(['medianListPrice', 'newListings', 'priceDrops', 'delisted', 'cancellations']);
});
