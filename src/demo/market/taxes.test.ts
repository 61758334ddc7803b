import { describe, expect, it } from 'vitest';

import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { TAX_RULES } from './taxes.ts';

const market = generateMarket(fixtureCity(120), { seed: 8, asOf: '2026-03-11' });

describe('generateTaxes', () => {
  it('keeps six years for every home, ending with the current roll', () => {
    for (const records of market.taxes)
      expect(records.map((record) => record.year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
    const early = generateMarket(fixtureCity(20), { seed: 8, asOf: '2026-01-20' });
    expect(early.taxes[0]?.at(-1)?.year).toBe(2025);
  });

  it('raises an assessment by no more than the cap unless the home was sold, renovated or finished', () => {
    let checked = 0;
    for (const home of market.homes) {
      if (market.salesByHome.has(home.id) || home.renovation !== null || home.yearBuilt > 2016) continue;
      const totals = (market.taxes[home.id] ?? []).map((record) => record.assessedLandCents + record.assessedImprovementsCents);
      for (const [i, total] of totals.entries())
        if (i > 0) expect(total).toBeLessThanOrEqual((totals[i - 1] ?? 0) * (1 + TAX_RULES.yearlyCap) + 30_000);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('follows a sale, and taxes only land before a home is built', () => {
    const fresh = market.homes.filter((home) => home.yearBuilt >= 2024);
    expect(fresh.length).toBeGreaterThan(0);
    for (const home of fresh) expect(market.taxes[home.id]?.[0]?.assessedImprovementsCents).toBe(0);
    for (const records of market.taxes) for (const record of records) expect(record.taxAmountCents).toBeGreaterThan(0);
  });
});
