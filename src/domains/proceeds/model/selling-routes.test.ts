import { describe, expect, it } from 'vitest';
import { CASES, NO_EDITS, type SaleFacts } from './estimate.ts';
import { compareRoutes, routeEditsSchema, type SellingRoute } from './selling-routes.ts';

const FACTS: SaleFacts = {
  state: 'TX',
  county: null,
  closingDate: '2027-03-01',
  priceCents: { low: 380_000_00, likely: 400_000_00, high: 420_000_00 },
  isForeignSeller: false,
  isOutOfStateSeller: false,
  willBuyerLiveThere: true,
  known: [{ field: 'firstPayoffCents', value: 150_000_00, source: 'Entered', asOf: null }],
};
const routes = (edits = NO_EDITS, routeEdits: Parameters<typeof compareRoutes>[2] = {}) =>
  Object.fromEntries(compareRoutes(FACTS, edits, routeEdits).map((route) => [route.key, route])) as Record<
    SellingRoute,
    ReturnType<typeof compareRoutes>[number]
  >;

describe('the ways of selling', () => {
  it('stand in the order of their names, whatever they leave', () => {
    const names = compareRoutes(FACTS, NO_EDITS, {}).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(4);
  });

  it('each have fees line by line that are part of their sheet, and a source for what they cost', () => {
    for (const { fees, estimate, start, netRange } of compareRoutes(FACTS, NO_EDITS, {})) {
      for (const { key, cents } of fees)
        for (const name of CASES)
          expect(estimate.sheets[name].lines.find((line) => line.key === key)?.cents ?? 0).toBe(0 - cents[name]);
      expect(netRange.lowCents).toBeLessThanOrEqual(estimate.sheets.likely.netCents);
      expect(netRange.highCents).toBeGreaterThanOrEqual(estimate.sheets.likely.netCents);
      expect(start.sources.listingFeeRate?.source).toBeTruthy();
    }
  });

  it('cost more in repairs and preparation the worse the shape of the home, with its source', () => {
    const netsOf = (condition: SaleFacts['condition']) =>
      compareRoutes({ ...FACTS, condition }, NO_EDITS, {}).map(({ estimate }) => estimate.sheets.likely.netCents);
    const [unsaid, kept, worn, repairs] = [null, 'kept' as const, 'worn' as const, 'repairs' as const].map(netsOf);
    // Who buys homes itself has usual repairs of its own.
    expect(kept?.slice(0, 3)).toEqual(unsaid?.slice(0, 3));
    for (const [at, net] of (worn ?? []).entries()) {
      expect(net).toBeLessThan(kept?.[at] ?? 0);
      expect(net).toBeGreaterThan(repairs?.[at] ?? 0);
    }
    const [route] = compareRoutes({ ...FACTS, condition: 'worn' }, NO_EDITS, {});
    expect(route?.start.sources.repairsCents?.source).toMatch(/your answer about the shape of the home/);
  });

  it('by hand for an instant offer: price, service charge, repairs, closing', () => {
    const { lines, netCents, priceCents } = routes()['instant-offer'].estimate.sheets.likely;
    expect(priceCents).toBe(376_000_00);
    const byKey = Object.fromEntries(lines.map(({ key, cents }) => [key, cents]));
    expect(byKey).toMatchObject({
      firstPayoff: -150_000_00,
      serviceCharge: -18_800_00,
      repairs: -6_000_00,
      titlePolicy: -1_504_00,
    });
    expect(byKey).not.toHaveProperty('listingFee');
    expect(netCents).toBe(376_000_00 - 150_000_00 - 18_800_00 - 6_000_00 - 1_504_00 - 900_00 - 125_00 - 150_00);
  });

  it('share what is entered for the sale, but not the costs that they replace', () => {
    const edits = { ...NO_EDITS, likely: { closingFeeCents: 1, listingFeeRate: 0.04, priceCents: 500_000_00 } };
    const after = routes(edits);
    for (const { estimate } of Object.values(after)) expect(estimate.inputs.likely.closingFeeCents).toBe(1);
    expect(after['full-service'].estimate.inputs.likely.listingFeeRate).toBe(0.04);
    expect(after['by-owner'].estimate.inputs.likely.listingFeeRate).toBe(0);
    expect(after['instant-offer'].estimate.sheets.likely.priceCents).toBe(470_000_00);
  });

  it('take figures of their own, which leave the others alone', () => {
    const own = routeEditsSchema.parse({ 'flat-fee': { costs: { ...NO_EDITS, likely: { listingFeeCents: 99_00 } }, days: 20 } });
    const after = routes(NO_EDITS, own);
    expect(after['flat-fee'].days).toEqual({ low: 20, likely: 20, high: 20 });
    expect(after['flat-fee'].estimate.inputs.high.listingFeeCents).toBe(99_00);
    expect(after['by-owner'].estimate).toEqual(routes()['by-owner'].estimate);
  });

  it('show everything between the price and what is left', () => {
    for (const { estimate, fees, others } of Object.values(routes()))
      for (const name of CASES) {
        const shown = [...fees, ...others].reduce((sum, { cents }) => sum + cents[name], 0);
        expect(estimate.sheets[name].priceCents - shown).toBe(estimate.sheets[name].netCents);
      }
  });
});
