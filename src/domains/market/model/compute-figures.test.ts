import { expect, it } from 'vitest';
import { computeFigures, type SaleFact } from './compute-figures.ts';

it('knows that nothing for sale lasts no time, where homes were sold', () => {
  const month = 2026 * 12;
  const sale: SaleFact = { type: 'condo', month, priceCents: 1, listPriceCents: null, livingAreaSqft: null };
  const facts = { sales: Array.from({ length: 6 }, () => sale), contracts: [], spells: [] };
  const since = { sales: month, listings: month, delistings: month };
  const rows = [...computeFigures(facts, { from: month, through: month }, since)];
  expect(rows.find(({ type, window }) => type === 'condo' && window === 1)?.figures).toMatchObject({
    homesSold: [6, 6],
    monthsOfSupply: [0, 6],
  });
});
