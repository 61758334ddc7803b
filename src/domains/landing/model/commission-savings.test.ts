import { describe, expect, it } from 'vitest';
import { NO_EDITS, saleFactsOf } from '#domains/proceeds/contract.ts';
import { compareSavings, findSensitivity, type Sale } from './commission-savings.ts';

const saleOf = (dollars = 400_000, state: string | null = 'TX'): Sale => ({
  facts: saleFactsOf({
    price: { low: dollars, likely: dollars, high: dollars },
    state,
    county: null,
    closingDate: '2027-03-01',
    mortgage: 150_000,
    taxAnnual: null,
  }),
  edits: NO_EDITS,
  routeEdits: {},
});

describe('what each way of selling leaves', () => {
  it('is compared with a full-service sale, which has no difference', () => {
    const all = compareSavings(saleOf());
    const base = all.find(({ key }) => key === 'full-service');
    expect(base).toMatchObject({ differenceCents: 0, breakEvenCents: null });
    for (const { netCents, differenceCents } of all) expect(netCents - (base?.netCents ?? 0)).toBe(differenceCents);
  });

  it.each([
    [400_000, 'TX'],
    [2_750_000, 'WA'],
    [90_000, null],
  ])('breaks even for %d dollars in %s at a price that leaves the same, to the dollar', (dollars, state) => {
    const sale = saleOf(dollars, state);
    const all = compareSavings(sale);
    const base = all.find(({ key }) => key === 'full-service')?.netCents ?? 0;
    const owner = all.find(({ key }) => key === 'by-owner');
    expect(owner?.breakEvenCents).not.toBeNull();
    const again = compareSavings({
      ...sale,
      routeEdits: { 'by-owner': { costs: { ...NO_EDITS, likely: { priceCents: owner?.breakEvenCents ?? 0 } } } },
    }).find(({ key }) => key === 'by-owner');
    expect(Math.abs((again?.netCents ?? 0) - base)).toBeLessThanOrEqual(100);
  });

  it('falls with what the buyer’s agent is offered, but for an instant offer, which has none', () => {
    const sale = saleOf();
    const now = Object.fromEntries(compareSavings(sale).map(({ key, netCents }) => [key, netCents]));
    const changes = findSensitivity(sale);
    const none = changes.find(({ label }) => label.includes('nothing'));
    expect(none?.nets['by-owner']).toBeGreaterThan(now['by-owner'] ?? 0);
    expect(none?.nets['instant-offer']).toBe(now['instant-offer']);
    const cheaper = changes.find(({ label }) => label.includes('1 point lower'));
    expect((cheaper?.nets['full-service'] ?? 0) - (now['full-service'] ?? 0)).toBe(4_000_00);
    expect(cheaper?.nets['by-owner']).toBe(now['by-owner']);
  });
});
