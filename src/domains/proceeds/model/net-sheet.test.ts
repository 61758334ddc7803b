import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASES, estimateProceeds, isEdited, NO_EDITS, resetField, startCosts, type SaleFacts } from './estimate.ts';
import { computeNetSheet, NO_COSTS, type NetSheetInput } from './net-sheet.ts';
import { paidThroughOn, prorate } from './prorate.ts';
import { NEW_TRANSFER_TAX } from './transfer-tax.ts';

const FACTS: SaleFacts = {
  state: 'NJ',
  county: 'Essex',
  closingDate: '2027-02-12',
  priceCents: { low: 580_000_00, likely: 612_500_00, high: 640_000_00 },
  isForeignSeller: false,
  isOutOfStateSeller: false,
  willBuyerLiveThere: true,
  known: [],
};

describe('the net sheet', () => {
  it('adds up to the cent', () => {
    const sheet = computeNetSheet(61_250_000, {
      ...NO_COSTS,
      firstPayoffCents: 31_000_050,
      firstPayoffRate: 0.0625,
      firstPaidThrough: '2026-11-30',
      listingFeeRate: 0.025,
      listingFeeCents: 10_000,
      buyerSideRate: 0.025,
      transferTaxes: [{ ...NEW_TRANSFER_TAX, brackets: [{ aboveCents: 0, millionths: 12_800 }] }],
      annualTaxCents: 730_000,
      taxPaidThrough: '2026-10-31',
      closingDate: '2026-12-20',
      repairsCents: 250_000,
      stateWithholdingRate: 0.02,
    });
    expect(sheet.lines.map(({ label, cents }) => [label, cents])).toEqual([
      ['First loan payoff', -31_000_050],
      // 20 days of $53.08 and 1/3.
      ['First loan, interest to closing', -106_165],
      ['Listing-side fee', -1_541_250],
      ['Buyer-side compensation', -1_531_250],
      ['Transfer tax', -784_000],
      ['Property tax to the closing date', -100_000],
      ['Repairs and credits', -250_000],
    ]);
    expect(sheet.netCents).toBe(61_250_000 - 31_000_050 - 106_165 - 1_541_250 - 1_531_250 - 784_000 - 100_000 - 250_000);
    expect(sheet).toMatchObject({ withheldCents: 1_225_000, cashCents: sheet.netCents - 1_225_000 });
  });

  it('may end below zero', () => {
    expect(computeNetSheet(100_00, { ...NO_COSTS, firstPayoffCents: 150_00 }).netCents).toBe(-50_00);
  });

  const cents = fc.integer({ min: 0, max: 100_000_000_00 });
  const rate = fc.integer({ min: 0, max: 200_000 }).map((millionths) => millionths / 1_000_000);
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const anyInput: fc.Arbitrary<NetSheetInput> = fc
    .record({
      firstPayoffCents: cents,
      annualTaxCents: cents,
      hoaMonthCents: cents,
      otherCents: cents,
      listingFeeRate: rate,
      firstPayoffRate: rate,
      federalWithholdingRate: rate,
      closingDate: day,
      taxPaidThrough: day,
      hoaPaidThrough: day,
      firstPaidThrough: day,
    })
    .map((given) => ({ ...NO_COSTS, ...given }));

  it('is always price plus lines, in whole cents', () => {
    fc.assert(
      fc.property(cents, anyInput, (price, input) => {
        const { lines, netCents, withheldCents, cashCents } = computeNetSheet(price, input);
        expect(lines.reduce((sum, line) => sum + line.cents, price)).toBe(netCents);
        expect(netCents - withheldCents).toBe(cashCents);
        expect([netCents, withheldCents, ...lines.map((line) => line.cents)].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('counts shares exactly, where floats lose a cent', () => {
    const cost = (price: number, listingFeeRate: number) =>
      -(computeNetSheet(price, { ...NO_COSTS, listingFeeRate }).lines[0]?.cents ?? 0);
    // 1.005% of $100 is 100.5 cents; a float says 100.49999999999999.
    expect(cost(100_00, 0.01005)).toBe(101);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 200_000 }), (price, millionths) => {
        const exact = (BigInt(price) * BigInt(millionths) + 500_000n) / 1_000_000n;
        expect(cost(price, millionths / 1_000_000)).toBe(Number(exact) === 0 ? -0 : Number(exact));
      }),
    );
  });
});

describe('proration', () => {
  const custom = { yearDays: '365', closingDayPaidBy: 'seller' } as const;

  it('in arrears owes for the days past, in advance gives back the days to come', () => {
    expect(prorate(365_00, '2025-12-31', '2026-01-10', custom)).toBe(10_00);
    expect(prorate(365_00, '2025-12-31', '2026-01-10', { ...custom, closingDayPaidBy: 'buyer' })).toBe(9_00);
    expect(prorate(365_00, '2026-06-30', '2026-06-20', custom)).toBe(-10_00);
  });

  it('by months of thirty days makes every year the same', () => {
    const by360 = { ...custom, yearDays: '360' } as const;
    expect(prorate(360_00, '2023-12-31', '2024-12-31', by360)).toBe(360_00);
    expect(prorate(360_00, '2026-01-31', '2026-02-28', by360)).toBe(30_00);
    expect(prorate(360_00, '2026-02-28', '2026-03-01', by360)).toBe(1_00);
    expect(prorate(360_00, '2026-03-30', '2026-03-31', by360)).toBe(0);
  });

  it('knows through when parts that are paid when due pay', () => {
    const california = [
      { due: '11-01', through: '12-31', isForYearBefore: false },
      { due: '02-01', through: '06-30', isForYearBefore: false },
    ];
    expect(paidThroughOn(california, '2026-10-31')).toBe('2026-06-30');
    expect(paidThroughOn(california, '2026-11-01')).toBe('2026-12-31');
    expect(paidThroughOn([{ due: '01-31', through: '12-31', isForYearBefore: true }], '2027-01-30')).toBe('2025-12-31');
    expect(paidThroughOn([], '2027-01-30')).toBeNull();
  });
});

describe('an estimate', () => {
  it('has a source for every default that is not nought, and says where and when it holds', () => {
    const { inputs, sources } = startCosts({ ...FACTS, isForeignSeller: true, isOutOfStateSeller: true, state: 'CA' });
    for (const name of CASES)
      for (const [field, value] of Object.entries(inputs[name])) {
        const isSet = JSON.stringify(value) !== JSON.stringify(NO_COSTS[field as keyof NetSheetInput]);
        if (isSet && field !== 'closingDate') expect(sources, `${name} ${field}`).toHaveProperty(field);
      }
    expect(sources.stateWithholdingRate).toMatchObject({ appliesTo: 'CA', endedOn: null });
    expect(inputs.likely.federalWithholdingRate).toBe(0.1);
  });

  it('says that figures have ended where newer ones are not known', () => {
    expect(startCosts({ ...FACTS, state: 'WA' }).sources.transferTaxes).toMatchObject({ endedOn: '2026-12-31' });
    expect(startCosts({ ...FACTS, state: 'WA', closingDate: '2026-12-31' }).sources.transferTaxes?.endedOn).toBeNull();
  });

  it('invents no transfer tax where it knows none', () => {
    const { inputs, sources } = startCosts({ ...FACTS, state: 'VT' });
    expect(inputs.likely.transferTaxes).toEqual([]);
    expect(sources.transferTaxes).toBeUndefined();
    expect(startCosts({ ...FACTS, state: 'TX' }).sources.transferTaxes?.source).toMatch(/^Tex/);
  });

  it('leaves least in the low case at one price, in every place', () => {
    const places = fc.constantFrom(null, 'NJ', 'WA', 'CA', 'FL', 'TX', 'PA', 'VT');
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 100_000_000_00 }), (state, price) => {
        const prices = { low: price, likely: price, high: price };
        const { low, likely, high } = estimateProceeds(
          prices,
          startCosts({ ...FACTS, state, priceCents: prices }),
          NO_EDITS,
        ).sheets;
        expect(low.netCents).toBeLessThanOrEqual(likely.netCents);
        expect(likely.netCents).toBeLessThanOrEqual(high.netCents);
      }),
    );
  });

  it('lets a likely figure count in all cases, another case speak for itself, and a reset bring the default back', () => {
    const start = startCosts(FACTS);
    const edits = {
      low: { repairsCents: 9_00 },
      likely: { repairsCents: 5_00, taxPaidThrough: null, priceCents: 500_000_00 },
      high: {},
    };
    const { inputs, sheets } = estimateProceeds(FACTS.priceCents, start, edits);
    expect(CASES.map((name) => inputs[name].repairsCents)).toEqual([9_00, 5_00, 5_00]);
    expect(CASES.map((name) => inputs[name].taxPaidThrough)).toEqual([null, null, null]);
    expect(CASES.map((name) => sheets[name].priceCents)).toEqual([500_000_00, 500_000_00, 500_000_00]);
    const back = resetField(edits, 'repairsCents');
    expect(isEdited(back, 'repairsCents')).toBe(false);
    expect(isEdited(back, 'taxPaidThrough')).toBe(true);
    expect(estimateProceeds(FACTS.priceCents, start, back).inputs.high.repairsCents).toBe(start.inputs.high.repairsCents);
  });
});
