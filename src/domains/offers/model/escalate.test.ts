import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNetSheet, NO_COSTS } from '#domains/proceeds/contract.ts';
import { escalate, type Bid, type EscalationStep } from './escalate.ts';
import { taxBounds } from './offer-net.ts';

const DOLLARS = 100;
const bid = (id: string, dollars: number, escalation: { step: number; cap: number | null } | null = null, costs = 0): Bid => ({
  id,
  priceCents: dollars * DOLLARS,
  escalation:
    escalation === null
      ? null
      : { stepCents: escalation.step * DOLLARS, capCents: escalation.cap === null ? null : escalation.cap * DOLLARS },
  isBonaFide: true,
  netOf: (price) => price - costs * DOLLARS,
  bounds: [],
});
const dollarsOf = (steps: readonly EscalationStep[]) =>
  Object.fromEntries(steps.map(({ id, priceCents }) => [id, priceCents / DOLLARS]));
function calculated(bids: readonly Bid[]) {
  const result = escalate(bids);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result;
}

/** The same by bidding in turns: each takes the least dollar that beats what the others leave now. */
function bidInTurns(bids: readonly Bid[]): Map<string, number> {
  const at = new Map(bids.map(({ id, priceCents }) => [id, priceCents]));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const { id, priceCents, escalation, netOf } of bids) {
      if (escalation?.capCents == null || bids.length === 1) continue;
      const rivalNet = Math.max(...bids.filter((one) => one.id !== id).map((one) => one.netOf(at.get(one.id) ?? 0)));
      const prices: number[] = [];
      for (let price = priceCents; price < escalation.capCents; price += DOLLARS) prices.push(price);
      prices.push(escalation.capCents);
      const most = Math.max(...prices.map(netOf));
      const next =
        prices.find((price) => netOf(price) >= rivalNet + escalation.stepCents) ?? prices.find((price) => netOf(price) === most);
      if (next !== undefined && next !== at.get(id)) {
        at.set(id, next);
        isMoving = true;
      }
    }
  }
  return at;
}

describe('an escalation', () => {
  it('goes one step of net beyond the best rival, not one step of price', () => {
    // The escalator asks for $10,000 of concessions: it has to pay them on top.
    const { steps, bestIds } = calculated([bid('plain', 510_000), bid('rising', 500_000, { step: 2_000, cap: 540_000 }, 10_000)]);
    expect(dollarsOf(steps)).toEqual({ plain: 510_000, rising: 522_000 });
    expect(bestIds).toEqual(['rising']);
    expect(steps[1]).toMatchObject({
      outcome: 'raised',
      rivalId: 'plain',
      rivalNetCents: 510_000_00,
      targetNetCents: 512_000_00,
      netCents: 512_000_00,
    });
  });

  it('stops the lower of two at its limit, and calls equal limits a tie', () => {
    const low = bid('low', 490_000, { step: 1_000, cap: 505_000 });
    const two = calculated([low, bid('high', 480_000, { step: 5_000, cap: 530_000 })]);
    expect(dollarsOf(two.steps)).toEqual({ low: 505_000, high: 510_000 });
    expect(two.steps.map(({ outcome }) => outcome)).toEqual(['stopped', 'raised']);
    const tie = calculated([low, bid('even', 500_000, { step: 2_000, cap: 505_000 })]);
    expect(tie.bestIds).toEqual(['low', 'even']);
  });

  it('is refused where two have no limit, and runs where one has none', () => {
    const endless = { step: 1_000, cap: null };
    expect(escalate([bid('a', 1_000, endless), bid('b', 2_000, endless)])).toMatchObject({ kind: 'refused', ids: ['a', 'b'] });
    const one = calculated([bid('a', 400_000, endless), bid('b', 410_000, { step: 500, cap: 450_000 })]);
    expect(dollarsOf(one.steps)).toEqual({ a: 451_000, b: 450_000 });
    expect(one.steps[1]).toMatchObject({ outcome: 'stopped', rivalId: 'a', rivalNetCents: null });
  });

  it('counts only rivals in good faith, stays put without any, and where it already leaves enough', () => {
    const rising = bid('rising', 500_000, { step: 1_000, cap: 600_000 });
    const left = calculated([rising, { ...bid('talk', 590_000), isBonaFide: false }]);
    expect(left.steps.map(({ outcome }) => outcome)).toEqual(['no-rival', 'left-out']);
    expect(left.bestIds).toEqual(['rising']);
    expect(dollarsOf(calculated([rising, bid('low', 499_000)]).steps)).toMatchObject({ rising: 500_000 });
    expect(dollarsOf(calculated([rising, bid('near', 499_500)]).steps)).toMatchObject({ rising: 500_500 });
  });

  it('never pays more into a tax than the seller gains', () => {
    const costs = {
      ...NO_COSTS,
      transferTaxes: [
        {
          name: 'Fee',
          basis: 'whole' as const,
          brackets: [
            { aboveCents: 100_000_000, millionths: 10_000 },
            { aboveCents: 200_000_000, millionths: 20_000 },
          ],
          unitCents: 1,
          sellerShare: 1,
          aboveCents: null,
          upToCents: null,
        },
      ],
    };
    const netOf = (price: number) => computeNetSheet(price, costs).netCents;
    const rising = { ...bid('rising', 1_900_000, { step: 1_000, cap: 2_010_000 }), netOf, bounds: taxBounds(costs) };
    const stopped = calculated([rising, { ...bid('far', 2_500_000), netOf }]).steps[0];
    expect(stopped).toMatchObject({ outcome: 'stopped', priceCents: 2_000_000_00, netCents: 1_980_000_00 });
    // Just above what $2,000,000 leaves, the next price that leaves more lies beyond the jump.
    const beyond = { ...rising, escalation: { stepCents: 1_000_00, capCents: 2_100_000_00 } };
    const found = calculated([beyond, { ...bid('near', 1_980_000) }]).steps[0];
    expect(found?.outcome).toBe('raised');
    expect(netOf(found?.priceCents ?? 0)).toBeGreaterThanOrEqual(1_981_000_00);
    expect(netOf((found?.priceCents ?? 0) - DOLLARS)).toBeLessThan(1_981_000_00);
  });

  const anyCosts = fc.record({
    rate: fc.integer({ min: 0, max: 300_000 }),
    fixed: fc.integer({ min: -20, max: 20 }),
    unit: fc.constantFrom(1, 700, 2_500),
    jumpAt: fc.integer({ min: 90, max: 260 }),
    jump: fc.integer({ min: 0, max: 40 }),
    isDrop: fc.boolean(),
  });
  const anyBid = fc.record({
    // Cents, so that prices need not be whole dollars.
    priceCents: fc.integer({ min: 100_00, max: 200_00 }),
    over: fc.option(fc.integer({ min: 1, max: 80_00 })),
    stepCents: fc.integer({ min: 100, max: 20_00 }),
    costs: anyCosts,
  });

  it('ends where bidding in turns ends, with shares, units and taxes that jump', () => {
    fc.assert(
      fc.property(fc.array(anyBid, { minLength: 1, maxLength: 4 }), (given) => {
        const bids = given.map(({ priceCents, over, stepCents, costs }, at): Bid => {
          const { rate, fixed, unit, jumpAt, jump, isDrop } = costs;
          const bound = jumpAt * DOLLARS;
          return {
            id: String(at),
            priceCents,
            escalation: over === null ? null : { stepCents, capCents: priceCents + over },
            isBonaFide: true,
            netOf: (price) =>
              price -
              Math.round((Math.ceil(price / unit) * unit * rate) / 1_000_000) -
              fixed * DOLLARS -
              (price > bound === isDrop ? 0 : jump * DOLLARS),
            bounds: [bound],
          };
        });
        const { steps, bestIds } = calculated(bids);
        const turns = bidInTurns(bids);
        const nets = bids.map(({ id, netOf }) => netOf(turns.get(id) ?? 0));
        expect(steps.map(({ id, priceCents }) => [id, priceCents])).toEqual([...turns]);
        expect(bestIds).toEqual(bids.filter((_, at) => nets[at] === Math.max(...nets)).map(({ id }) => id));
      }),
      { numRuns: 500 },
    );
  });
});
