import { describe, expect, it } from 'vitest';

import { monthOf, parseDay, weekdayOf } from './calendar.ts';
import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';
import { recordStart } from './sales.ts';

const AS_OF = '2026-03-11';
const asOf = parseDay(AS_OF);
const { sales, homes } = generateMarket(fixtureCity(300), { seed: 2, asOf: AS_OF });

describe('playMarket', () => {
  it('lists before it contracts and contracts before it closes, within the six years', () => {
    for (const sale of sales) {
      expect(sale.listDay).toBeLessThan(sale.contractDay);
      expect(sale.contractDay).toBeLessThan(sale.closeDay);
      expect(sale.closeDay).toBeLessThan(asOf);
      expect(sale.closeDay).toBeGreaterThanOrEqual(recordStart(asOf));
      expect(sale.daysOnMarket).toBe(sale.contractDay - sale.listDay);
      expect([0, 6]).not.toContain(weekdayOf(sale.closeDay));
      for (const cut of sale.priceCuts) expect(cut.day > sale.listDay && cut.day < sale.contractDay).toBe(true);
      if (sale.fellThrough !== null) {
        const { pendingDay, backDay } = sale.fellThrough;
        expect(sale.listDay <= pendingDay && pendingDay < backDay && backDay < sale.contractDay).toBe(true);
      }
    }
  });

  it('cuts prices downwards to the last list price', () => {
    for (const sale of sales) {
      const prices = [sale.originalListPriceCents, ...sale.priceCuts.map((cut) => cut.priceCents)];
      expect(prices.at(-1)).toBe(sale.listPriceCents);
      for (const [i, price] of prices.entries()) if (i > 0) expect(price).toBeLessThan(prices[i - 1] ?? 0);
    }
    const cut = sales.filter((sale) => sale.priceCuts.length > 0).length / sales.length;
    expect(cut).toBeGreaterThan(0.15);
    expect(cut).toBeLessThan(0.5);
  });

  it('sells no home before it is built and marks first sales of new homes', () => {
    const byId = new Map(homes.map((home) => [home.id, home]));
    for (const sale of sales) expect(sale.listDate.slice(0, 4) >= String(byId.get(sale.homeId)?.yearBuilt)).toBe(true);
    expect(sales.some((sale) => sale.newConstruction)).toBe(true);
  });

  it('is busier in spring than in winter, and closes near the asking price', () => {
    const listed = (months: number[]): number => sales.filter((sale) => months.includes(monthOf(sale.listDay))).length;
    expect(listed([3, 4, 5])).toBeGreaterThan(listed([10, 11, 0]) * 1.4);
    const ratios = sales.map((sale) => sale.closePriceCents / sale.listPriceCents).sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(0.97);
    expect(median).toBeLessThan(1.02);
  });

  it('lets concessions, cash and loans occur in plausible shares', () => {
    const share = (count: number): number => count / sales.length;
    expect(share(sales.filter((sale) => sale.financing === 'Cash').length)).toBeGreaterThan(0.12);
    expect(share(sales.filter((sale) => sale.concessionsCents > 0).length)).toBeGreaterThan(0.08);
    expect(sales.every((sale) => sale.concessionsCents < sale.closePriceCents * 0.05)).toBe(true);
  });
});
