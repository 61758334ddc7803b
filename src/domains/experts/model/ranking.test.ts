import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { canBegin, type Candidate, type Need, NEWCOMER, PARTS, rankVendors, WEIGHTS } from './ranking.ts';

const DENVER = { latitude: 39.74, longitude: -104.99 };
const NOW = new Date('2026-05-01T12:00:00Z');
const OPTIONS = { ratingMean: 4.4, now: NOW };

const need: fc.Arbitrary<Need> = fc.record({
  categoryKey: fc.constant('photographer'),
  place: fc.constant(DENVER),
  takes: fc.subarray(['media:photos', 'home:house', 'occupied:no']),
  budgetCents: fc.option(fc.integer({ min: 1000, max: 200_000 })),
  startsOn: fc.constantFrom('2026-05-01', '2026-05-20'),
});

const candidate = (vendorId: string): fc.Arbitrary<Candidate> =>
  fc
    .record({
      latitude: fc.option(fc.double({ min: 39.3, max: 40.2, noNaN: true })),
      takes: fc.subarray(['media:photos', 'home:house', 'occupied:no']),
      priceModel: fc.constantFrom('fixed', 'hourly', 'quote'),
      priceCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
      minimumCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
      leadDays: fc.integer({ min: 0, max: 40 }),
      nextFreeAt: fc.option(fc.date({ min: new Date('2026-04-01'), max: new Date('2026-06-30'), noInvalidDate: true })),
      isVerified: fc.boolean(),
      jobsDone: fc.integer({ min: 0, max: 60 }),
      stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
      responseMinutes: fc.option(fc.integer({ min: 0, max: 3000 })),
      completionRate: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      priceMedianCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
    })
    .map(({ latitude, stars, ...rest }) => ({
      ...rest,
      vendorId,
      latitude,
      longitude: latitude === null ? null : -104.9,
      ratingCount: stars.length,
      ratingSum: stars.reduce((sum, one) => sum + one, 0),
    }));

const candidates = fc
  .integer({ min: 0, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => candidate(`vendor-${index}`))));

describe('the ranking', () => {
  it('is what the published formula says, worked out again from its words', () => {
    fc.assert(
      fc.property(candidates, need, (all, wanted) => {
        const ranked = rankVendors(all, wanted, OPTIONS);
        expect(ranked.all.length).toBe(all.length);
        const known = all.map((one) => oracle(one, all, wanted));
        for (const scored of ranked.all) {
          const at = all.findIndex(({ vendorId }) => vendorId === scored.vendorId);
          let score = 0;
          for (const part of PARTS) {
            const value = known[at]?.[part] ?? median(known.flatMap((one) => one[part] ?? [])) ?? 0.5;
            expect(scored.parts[part]).toBeCloseTo(value, 3);
            score += WEIGHTS[part] * value;
          }
          expect(scored.score).toBeCloseTo(score, 3);
        }
        const scores = ranked.all.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });

  it('weighs as published, and the weights are the whole', () => {
    expect(WEIGHTS).toEqual({
      fit: 0.3,
      distance: 0.15,
      availability: 0.15,
      rating: 0.15,
      response: 0.1,
      completion: 0.1,
      price: 0.05,
    });
    expect(PARTS.reduce((sum, part) => sum + WEIGHTS[part], 0)).toBeCloseTo(1, 12);
  });

  it('does not depend on the order in which vendors are read', () => {
    fc.assert(
      fc.property(candidates, need, (all, wanted) => {
        expect(rankVendors(all.toReversed(), wanted, OPTIONS)).toEqual(rankVendors(all, wanted, OPTIONS));
      }),
    );
  });

  it('gives the third place to a verified newcomer who fits, and only that one', () => {
    fc.assert(
      fc.property(candidates, need, (all, wanted) => {
        const { all: order, recommended, explored } = rankVendors(all, wanted, OPTIONS);
        expect(recommended.length).toBe(Math.min(3, all.length));
        expect(recommended.slice(0, 2)).toEqual(order.slice(0, 2));
        const pool = order.slice(2).filter(({ vendorId, parts }) => {
          const one = all.find((other) => other.vendorId === vendorId);
          return one?.isVerified === true && one.jobsDone < NEWCOMER.jobsBelow && parts.fit >= NEWCOMER.leastFit;
        });
        if (all.length <= 3 || pool.length === 0) {
          expect(explored).toBeNull();
          expect(recommended).toEqual(order.slice(0, 3));
        } else {
          expect(pool.map(({ vendorId }) => vendorId)).toContain(explored);
          expect(recommended[2]?.vendorId).toBe(explored);
        }
      }),
    );
  });
});

/** The parts as the page explains them; null: nothing is known. */
function oracle(one: Candidate, all: readonly Candidate[], wanted: Need): Record<string, number | null> {
  const clamp = (value: number) => Math.max(0, Math.min(1, value));
  const share =
    wanted.takes.length === 0 ? 1 : wanted.takes.filter((take) => one.takes.includes(take)).length / wanted.takes.length;
  const least = one.minimumCents;
  const affordable =
    wanted.budgetCents === null || least === null || least <= wanted.budgetCents ? 1 : wanted.budgetCents / least;
  const from = Math.max(NOW.getTime(), Date.parse(wanted.startsOn));
  const free = Math.max(
    from,
    one.nextFreeAt === null || one.nextFreeAt < NOW ? NOW.getTime() + one.leadDays * DAY_MS : one.nextFreeAt.getTime(),
  );
  const price = (vendor: Candidate) =>
    vendor.priceMedianCents !== null
      ? (['accepted', vendor.priceMedianCents] as const)
      : vendor.priceModel !== 'quote' && vendor.priceCents !== null && vendor.priceCents > 0
        ? ([vendor.priceModel, vendor.priceCents] as const)
        : null;
  const mine = price(one);
  const comparable = all.flatMap((other) => {
    const theirs = price(other);
    return mine !== null && theirs !== null && theirs[0] === mine[0] ? [theirs[1]] : [];
  });
  return {
    fit: wanted.budgetCents === null ? share : 0.7 * share + 0.3 * affordable,
    distance: one.latitude === null || one.longitude === null ? null : clamp(1 - milesApart(one.latitude, one.longitude) / 50),
    availability: clamp(1 - (free - from) / DAY_MS / 21),
    rating: ((8 * 4.4 + one.ratingSum) / (8 + one.ratingCount) - 1) / 4,
    response: one.responseMinutes === null ? null : clamp(1 - Math.log(1 + one.responseMinutes) / Math.log(1441)),
    completion: one.completionRate,
    price: mine === null || comparable.length < 3 ? null : clamp(1.5 - mine[1] / (median(comparable) ?? 1)),
  };
}

/** By the law of cosines. */
function milesApart(latitude: number, longitude: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(latitude)) * Math.sin(radians(DENVER.latitude)) +
    Math.cos(radians(latitude)) * Math.cos(radians(DENVER.latitude)) * Math.cos(radians(longitude - DENVER.longitude));
  return (6371.0088 * Math.acos(Math.min(1, cosine))) / 1.609344;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

it('lets in who can begin by the last day, by calendar or by the days that are usual', () => {
  const [one] = fc.sample(candidate('vendor'), 1);
  if (one === undefined) throw new Error('a sample');
  const may = (changes: Partial<Candidate>, endsOn?: string) =>
    canBegin({ ...one, ...changes }, { startsOn: '2026-05-10', ...(endsOn !== undefined && { endsOn }) }, NOW);
  expect(may({ nextFreeAt: new Date('2026-05-12T23:00:00Z') }, '2026-05-12')).toBe(true);
  expect(may({ nextFreeAt: new Date('2026-05-13T00:00:00Z') }, '2026-05-12')).toBe(false);
  // From now on: by May 12 there are eleven and a half days.
  expect(may({ nextFreeAt: null, leadDays: 11 }, '2026-05-12')).toBe(true);
  expect(may({ nextFreeAt: null, leadDays: 12 }, '2026-05-12')).toBe(false);
  expect(may({ nextFreeAt: new Date('2026-04-30T09:00:00Z'), leadDays: 12 }, '2026-05-12')).toBe(false);
  expect(may({ nextFreeAt: null, leadDays: 40 })).toBe(true);
});
