import { expect, it } from 'vitest';
import { workTimeOf } from '#tests/support/work-time.ts';
import { NO_COSTS } from '#domains/proceeds/contract.ts';
import { compareEscalations, explainStep, findBestNet, orderOffers, type ComparedOffer } from './compare-offers.ts';
import type { OfferTerms } from './terms.ts';

const TERMS: OfferTerms = {
  priceCents: 500_000_00,
  escalation: null,
  earnestCents: 10_000_00,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'preapproved',
  contingencies: { inspection: 10, appraisal: 21, loan: 30, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: '2027-01-15',
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: '2026-11-26T17:00:00-05:00',
};
const offer = (id: string, changes: Partial<OfferTerms> = {}, status: ComparedOffer['status'] = 'submitted'): ComparedOffer => ({
  id,
  status,
  terms: { ...TERMS, ...changes },
});
const COSTS = { ...NO_COSTS, closingDate: '2027-01-15' };
const costsOn = () => ({ low: COSTS, likely: COSTS, high: COSTS });
const rising = { escalation: { stepCents: 2_000_00, capCents: 540_000_00 } };

it('escalates only among offers that wait, each on its own net', () => {
  expect(compareEscalations([offer('a'), offer('b')], costsOn)).toBeNull();
  expect(compareEscalations([offer('a'), offer('b', rising, 'withdrawn')], costsOn)).toBeNull();
  expect(compareEscalations([offer('a', {}, 'accepted'), offer('b', rising), offer('c')], costsOn)).toBeNull();
  const result = compareEscalations(
    [
      offer('plain', { priceCents: 510_000_00 }),
      offer('gone', { priceCents: 530_000_00 }, 'rejected'),
      offer('rising', { ...rising, concessionsCents: 10_000_00 }),
    ],
    costsOn,
  );
  if (result?.kind !== 'calculated') throw new Error('not calculated');
  expect(result.bestIds).toEqual(['rising']);
  const [plain, up] = result.steps;
  expect(plain).toMatchObject({ outcome: 'fixed', netCents: 510_000_00 });
  // The concessions come on top of the rival's net and the step.
  expect(up).toMatchObject({ outcome: 'raised', priceCents: 522_000_00, netCents: 512_000_00, rivalId: 'plain' });
  expect(up === undefined ? '' : explainStep(up, 'Bea')).toBe(
    'Bea leaves you $510,000 at most; one step more is $512,000. This is the lowest price that reaches it.',
  );
});

it('compares forty rising offers in a moment', () => {
  const offers = Array.from({ length: 40 }, (_, at) =>
    offer(`${at}`, {
      priceCents: 500_000_00 + at * 1_000_00,
      escalation: { stepCents: 1_000_00, capCents: 600_000_00 + at * 500_00 },
    }),
  );
  const worked = workTimeOf(() =>
    expect(compareEscalations(offers, costsOn)).toMatchObject({ kind: 'calculated', bestIds: ['39'] }),
  );
  expect(worked).toBeLessThan(500);
});

it('shows the accepted offer first and those that are over last, in the order they came', () => {
  const came = (['withdrawn', 'submitted', 'expired', 'backup', 'accepted', 'viewed'] as const).map((status, at) => ({
    status,
    at,
  }));
  expect(orderOffers(came).map(({ at }) => at)).toEqual([4, 1, 3, 5, 0, 2]);
});

it('marks the best net of the offers that are not over, where there are several', () => {
  expect(findBestNet([400, 500, 450], ['submitted', 'released', 'backup'])).toBe(2);
  expect(findBestNet([400, 500], ['viewed', 'submitted'])).toBe(1);
  expect(findBestNet([400, 500], ['accepted', 'superseded'])).toBeUndefined();
  expect(findBestNet([null, null], ['viewed', 'submitted'])).toBeUndefined();
});
