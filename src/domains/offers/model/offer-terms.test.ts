import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_COSTS, NO_EDITS, saleFactsOf } from '#domains/proceeds/contract.ts';
import { rateCertainty } from './certainty.ts';
import { assessCompleteness, changesBetween, termRows } from './offer-grid.ts';
import { costsByClosing, sayNet, sheetOfOffer, sheetsOfOffer } from './offer-net.ts';
import { checkTimes, CONTINGENCIES, FINANCING_TYPES, offerTermsSchema, PROOFS, type OfferTerms } from './terms.ts';

const ZONE = 'America/New_York';
const TERMS: OfferTerms = {
  priceCents: 600_000_00,
  escalation: null,
  earnestCents: 12_000_00,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'preapproved',
  contingencies: { inspection: 10, appraisal: 21, loan: 30, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0.025,
  buyerAgentCents: 0,
  closingDate: '2027-01-15',
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: ['Refrigerator'],
  expiresAt: '2026-11-26T17:00:00-05:00',
};
const faultsOf = (changes: Partial<Record<keyof OfferTerms, unknown>>) =>
  (offerTermsSchema.safeParse({ ...TERMS, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('terms', () => {
  it('are taken as they are', () => {
    expect(offerTermsSchema.parse(TERMS)).toEqual(TERMS);
  });

  it.each<[string, Partial<Record<keyof OfferTerms, unknown>>, RegExp]>([
    ['a price of nothing', { priceCents: 0 }, /^priceCents: Give a price from \$1,000 to \$1,000,000,000$/],
    ['ten billion', { priceCents: 1_000_000_000_000 }, /^priceCents: Give a price/],
    ['half a cent', { priceCents: 60_000_000.5 }, /^priceCents: Give whole cents/],
    ['words for a price', { priceCents: 'much' }, /^priceCents: Give a price/],
    [
      'a limit below the price',
      { escalation: { stepCents: 1_000_00, capCents: 600_000_00 } },
      /^escalation.capCents: The limit must be above/,
    ],
    ['no step', { escalation: { stepCents: 0, capCents: null } }, /^escalation.stepCents: Go up by at least a dollar/],
    ['a deposit over the price', { earnestCents: 600_000_01 }, /^earnestCents: The deposit cannot exceed/],
    ['cash with a loan', { financing: 'cash' }, /^downPaymentRate: Cash has to cover/],
    ['a loan of nothing', { downPaymentRate: 1 }, /^financing: If nothing is borrowed/],
    [
      'cover without appraisal',
      { gapCoverCents: 1, contingencies: { ...TERMS.contingencies, appraisal: null } },
      /^gapCoverCents: Without an/,
    ],
    [
      'days of nought',
      { contingencies: { ...TERMS.contingencies, loan: 0 } },
      /^contingencies.loan: Give whole days from 1 to 120/,
    ],
    ['pay for the agent twice', { buyerAgentCents: 5_00 }, /^buyerAgentCents: Ask for a share/],
    ['rent without days', { rentBackDayCents: 100_00 }, /^rentBackDays: Give the days/],
    ['one thing twice', { inclusions: ['Piano', 'piano'] }, /^inclusions.1: This is on the list twice/],
    ['a day that is not', { closingDate: '2027-02-30' }, /^closingDate: Give the closing day/],
    ['a text of a megabyte', { inclusions: ['a'.repeat(1_000_000)] }, /^inclusions.0: Give at most 120/],
    ['an expiry without a zone', { expiresAt: '2026-11-26T17:00:00' }, /^expiresAt: Give the date and time/],
  ])('name the field of %s', (_, changes, said) => {
    expect(faultsOf(changes)[0]).toMatch(said);
  });

  it('are checked against the clock of the home', () => {
    const at = (now: string, changes: Partial<OfferTerms> = {}) =>
      checkTimes({ ...TERMS, ...changes }, { now: new Date(now), timeZone: ZONE }).map(({ path }) => path.join('.'));
    const now = '2026-11-23T12:00:00Z';
    expect(at(now)).toEqual([]);
    expect(at('2026-11-26T21:59:59.999Z')).toEqual([]);
    expect(at('2026-11-26T22:00:00Z')).toEqual(['expiresAt']);
    // Nothing that only follows from it.
    expect(at(now, { closingDate: '2026-11-22' })).toEqual(['closingDate']);
    expect(at(now, { closingDate: '2028-11-22' })).toEqual(['closingDate']);
    expect(at(now, { expiresAt: '2027-06-01T00:00:00Z' })).toContain('expiresAt');
    expect(at(now, { closingDate: '2026-12-10' })).toEqual(['contingencies.appraisal', 'contingencies.loan']);
    // Eight in the evening at the home, which is the next day in London.
    expect(at(now, { expiresAt: `${TERMS.closingDate}T01:00:00Z` })).toEqual([]);
    expect(at(now, { expiresAt: `${TERMS.closingDate}T20:00:00Z` })).toEqual(['expiresAt']);
  });
});

describe('an offer to the seller', () => {
  it('leaves what its own terms leave', () => {
    const costs = { ...NO_COSTS, buyerSideRate: 0.03, concessionsRate: 0.02, firstPayoffCents: 100_000_00, otherCents: 50_00 };
    const { lines, netCents } = sheetOfOffer(
      { ...TERMS, concessionsCents: 4_000_00, rentBackDays: 10, rentBackDayCents: 150_00 },
      costs,
    );
    expect(lines.map(({ key, cents }) => [key, cents])).toEqual([
      ['firstPayoff', -100_000_00],
      ['buyerSide', -15_000_00],
      ['concessions', -4_000_00],
      ['other', -1_550_00],
    ]);
    expect(netCents).toBe(479_450_00);
  });

  it('leaves less with high costs and more with low ones, under the same terms', () => {
    const costs = (closingFeeCents: number) => ({ ...NO_COSTS, closingFeeCents, concessionsRate: 0.02 });
    const terms = { ...TERMS, buyerAgentRate: 0, concessionsCents: 4_000_00 };
    const sheets = sheetsOfOffer(terms, () => ({ low: costs(3_000_00), likely: costs(2_000_00), high: costs(1_000_00) }));
    expect([sheets.low, sheets.likely, sheets.high].map(({ netCents }) => netCents)).toEqual([
      593_000_00, 594_000_00, 595_000_00,
    ]);
    expect(Object.values(sheets).every(({ priceCents }) => priceCents === TERMS.priceCents)).toBe(true);
    expect(sayNet(sheets)).toBe('$594,000, from $593,000 to $595,000');
    expect(sayNet({ ...sheets, low: sheets.likely, high: sheets.likely })).toBe('$594,000');
  });

  it('leaves what is due at its own closing, whenever the seller expected to close', () => {
    // Washington's tax is paid until the end of June at the end of April, and until the end of the year in October.
    const facts = saleFactsOf({
      price: { low: 600_000, likely: 600_000, high: 600_000 },
      state: 'WA',
      county: null,
      closingDate: '2027-05-16',
      mortgage: null,
      taxAnnual: 3_650,
    });
    const tax = (closingDate: string, edits = NO_EDITS) =>
      sheetsOfOffer({ ...TERMS, closingDate }, costsByClosing(facts, edits)).likely.lines.find(({ key }) => key === 'propertyTax')
        ?.cents;
    expect(tax('2027-01-15')).toBe(-150_00);
    expect(tax('2027-05-16')).toBe(450_00);
    // What the seller entered counts on every day.
    const entered = { ...NO_EDITS, likely: { taxPaidThrough: '2027-01-05' } };
    expect(tax('2027-01-15', entered)).toBe(-100_00);
  });

  it('is told in rows, and changes are told by them', () => {
    const rows = Object.fromEntries(termRows(TERMS, ZONE).map(({ key, text }) => [key, text]));
    expect(rows).toMatchObject({
      earnest: '$12,000 (2%), due in 3 days',
      ltv: '80%',
      saleOfHome: 'Waived',
      expiry: 'Nov 26, 2026, 5:00 PM EST',
    });
    expect(changesBetween(TERMS, TERMS, ZONE)).toEqual([]);
    const next = { ...TERMS, priceCents: 610_000_00, contingencies: { ...TERMS.contingencies, inspection: null } };
    expect(changesBetween(TERMS, next, ZONE).map(({ key, before, after }) => [key, before, after])).toEqual([
      ['price', '$600,000', '$610,000'],
      ['inspection', '10 days', 'Waived'],
    ]);
    // The same deposit is another share of a lower price.
    expect(changesBetween(TERMS, { ...TERMS, priceCents: 480_000_00 }, ZONE).map(({ key }) => key)).toEqual(['price']);
  });

  it('says what is missing', () => {
    expect(assessCompleteness(TERMS, { hasProofDocument: true, hasContract: true })).toEqual({ percent: 100, missing: [] });
    const bare = { ...TERMS, proof: 'none' as const, earnestCents: 0, escalation: { stepCents: 100_00, capCents: null } };
    expect(assessCompleteness(bare, { hasProofDocument: false, hasContract: false })).toMatchObject({ percent: 20 });
  });
});

describe('certainty', () => {
  const at = { today: '2026-11-23', isProofVerified: true };
  const days = fc.option(fc.integer({ min: 1, max: 120 }));
  const anyTerms: fc.Arbitrary<OfferTerms> = fc
    .record({
      proof: fc.constantFrom(...PROOFS),
      earnestCents: fc.integer({ min: 0, max: 60_000_00 }),
      gapCoverCents: fc.integer({ min: 0, max: 60_000_00 }),
      contingencies: fc.record({
        inspection: days,
        appraisal: days,
        loan: days,
        title: days,
        saleOfHome: days,
        association: days,
      }),
    })
    .map((given) => ({ ...TERMS, ...given }));

  it('is the sum of its parts, from 0 to 100, each with a reason', () => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), (terms, isProofVerified) => {
        const { points, parts } = rateCertainty(terms, { ...at, isProofVerified });
        expect(points).toBe(parts.reduce((sum, part) => sum + part.points, 0));
        for (const part of parts) {
          expect(part.points).toBeGreaterThanOrEqual(0);
          expect(part.points).toBeLessThanOrEqual(part.of);
          expect(part.reason).not.toBe('');
        }
        expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
      }),
    );
  });

  it('counts neither the kind of loan nor the down payment', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.constantFrom(...FINANCING_TYPES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (terms, financing, downPaymentRate) => {
          expect(rateCertainty({ ...terms, financing, downPaymentRate }, at)).toEqual(rateCertainty(terms, at));
        },
      ),
    );
  });

  it('never falls with a shorter deadline, a larger deposit or verified proof', () => {
    fc.assert(
      fc.property(anyTerms, fc.constantFrom(...CONTINGENCIES), (terms, name) => {
        const { points } = rateCertainty(terms, at);
        const held = terms.contingencies[name];
        const shorter = { ...terms.contingencies, [name]: held === null || held === 1 ? null : held - 1 };
        expect(rateCertainty({ ...terms, contingencies: shorter }, at).points).toBeGreaterThanOrEqual(points);
        expect(rateCertainty({ ...terms, earnestCents: terms.earnestCents + 1_000_00 }, at).points).toBeGreaterThanOrEqual(
          points,
        );
        expect(rateCertainty(terms, { ...at, isProofVerified: false }).points).toBeLessThanOrEqual(points);
      }),
    );
  });
});
