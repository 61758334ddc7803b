import { describe, expect, it } from 'vitest';
import { buyerProfileSchema, emptyProfile } from '../contract.ts';
import { gradeBy, makeBuyer, makeMarket, ndcgAt10 } from '#tests/support/simulated-market.ts';
import { likeness } from './diversify.ts';
import { listCriteria } from './list-criteria.ts';
import type { MatchHome } from './match-home.ts';
import { rankHomes } from './rank-homes.ts';

const HOME: MatchHome = {
  id: 1,
  price: 500_000,
  taxYear: 5000,
  hoaMonthly: 0,
  type: 'single_family',
  beds: 3,
  baths: 2,
  livingAreaSqft: 1800,
  lotSizeSqft: 5000,
  yearBuilt: 1990,
  stories: 2,
  garage: 1,
  styles: ['Craftsman'],
  latitude: 45.5,
  longitude: -122.6,
  placeIds: [7],
  wishes: { pool: false, fireplace: true, homeOffice: null },
  minutes: [21],
  listedOn: '2026-04-01',
};
const LOOKUPS = { placeIds: [7] };

function match(home: Partial<MatchHome>, profile: unknown, others: MatchHome[] = []) {
  const criteria = listCriteria(buyerProfileSchema.parse(profile), LOOKUPS);
  const ranking = rankHomes([{ ...HOME, ...home }, ...others], criteria, []);
  const own = ranking.order.find((one) => one.home.id === (home.id ?? 1));
  return own === undefined ? null : ranking.explain(own);
}

describe('a score', () => {
  it('says why in the home’s own figures, and is 100 where every wish is met with ease', () => {
    const found = match(
      {},
      {
        budget: { priceMax: 600_000 },
        where: {
          places: [{ slug: 'x', label: 'X' }],
          anchors: [{ label: 'Work A', latitude: 45, longitude: -122, mode: 'drive', minutes: 30 }],
        },
        home: { types: ['single_family'], bedsMin: 2 },
        wishes: [{ feature: 'fireplace', stance: 'nice' }],
      },
    );
    expect(found).toMatchObject({ score: 98, closeCalls: [], misses: [], unknowns: [] });
    expect(match({}, { budget: { priceMax: 800_000 }, home: { types: ['single_family'], bedsMin: 2 } })?.score).toBe(100);
    const texts = found?.criteria.map(({ text }) => text);
    expect(texts).toEqual([
      '$100,000 under your limit',
      'in an area you named',
      '21 min to Work A',
      'house',
      '3 beds, +1',
      'has fireplace',
    ]);
  });

  it('falls softly beyond a limit, and the miss is shown as a close call', () => {
    const at = (price: number) => match({ price }, { budget: { priceMax: 500_000 } });
    expect(at(500_000)).toMatchObject({ score: 90, closeCalls: [] });
    expect(at(512_000)).toMatchObject({ closeCalls: ['$12,000 over your limit'], reasons: [] });
    expect(at(530_000)?.score).toBeLessThan(at(512_000)?.score ?? 0);
    expect(at(551_000)).toBeNull();
  });

  it('measures a monthly limit with the home’s own tax and dues', () => {
    const found = match({}, { budget: { limitBy: 'month', monthlyMax: 3000, downPayment: 100_000, interestRate: 0.06 } });
    // $2,398.20 principal and interest, $416.67 tax, $145.83 insurance: $2,960.70, so $2,961.
    expect(found?.criteria[0]?.text).toBe('$39/mo under your limit');
    expect(
      match({ hoaMonthly: 219 }, { budget: { limitBy: 'month', monthlyMax: 3000, downPayment: 100_000, interestRate: 0.06 } })
        ?.closeCalls,
    ).toEqual(['$180/mo over your limit']);
  });

  it('leaves out what is known to fail a must, and keeps what is unknown, saying so', () => {
    const wish = (feature: string) => ({ wishes: [{ feature, stance: 'must', weight: 5 }] });
    expect(match({}, wish('pool'))).toBeNull();
    expect(match({}, wish('homeOffice'))).toMatchObject({ unknowns: ['Home office'], misses: [] });
    expect(match({}, { home: { bedsMin: 4, firmness: { bedsMin: { isMust: true } } } })).toBeNull();
    expect(match({}, { home: { bedsMin: 4 } })).toMatchObject({ closeCalls: ['3 beds, 1 fewer'] });
    expect(match({}, { wishes: [{ feature: 'fireplace', stance: 'avoid' }] })).toMatchObject({
      misses: ['Has fireplace'],
      score: 0,
    });
  });

  it('counts the unknown as what such homes usually have, never as a hit', () => {
    const market = makeMarket('unknown', 200).map((home) => ({ ...home, id: home.id + 10 }));
    const wish = { wishes: [{ feature: 'homeOffice', stance: 'nice' }] };
    const unknown = match({}, wish, market)?.score ?? 0;
    expect(unknown).toBeGreaterThan(15);
    expect(unknown).toBeLessThan(50);
  });

  it('weighs: twice the weight, twice the loss', () => {
    const lost = (weight: number) =>
      100 -
      (match({}, { budget: { priceMax: 1_000_000 }, home: { bedsMin: 8, firmness: { bedsMin: { isMust: false, weight } } } })
        ?.score ?? 0);
    expect(lost(2)).toBeCloseTo((2 / 7) * 100, -0.5);
    expect(lost(4)).toBeCloseTo((4 / 9) * 100, -0.5);
  });

  it('knows a drawn area, and half a mile around it', () => {
    const ring = [
      [-122.61, 45.49],
      [-122.59, 45.49],
      [-122.59, 45.505],
      [-122.61, 45.505],
    ];
    const where = { where: { rings: [ring] } };
    const lookup = (latitude: number) => match({ latitude, placeIds: [9] }, where);
    expect(lookup(45.5)?.reasons).toEqual(['Inside the area you drew']);
    expect(lookup(45.508)?.closeCalls).toEqual(['0.2 mi outside your area']);
    expect(lookup(45.52)).toBeNull();
  });

  it('is nothing while nothing is asked', () => {
    expect(match({}, emptyProfile())).toMatchObject({ score: 0, criteria: [] });
  });
});

describe('the order', () => {
  const market = makeMarket('order', 500);

  it('is that of the weighted mean of the judgements, worked out home by home', () => {
    for (const name of ['plain', 'wished', 'asked']) {
      const { profile, placeIds, answers } = makeBuyer(name, market);
      const criteria = listCriteria(profile, { placeIds });
      const judged = market.map((home) => ({ home, judgments: criteria.map((criterion) => criterion.judge(home)) }));
      const usual = criteria.map(({ stance }, at) => {
        const known = judged.flatMap(({ judgments }) => judgments[at]?.utility ?? []);
        const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
        return Math.min(stance === 'must' ? 0.3 : 0.7, Math.max(0.1, known.length === 0 ? 0.5 : mean));
      });
      const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
      const wanted = new Map(
        judged.flatMap(({ home, judgments }) => {
          if (criteria.some(({ stance }, at) => stance === 'must' && judgments[at]?.utility === 0)) return [];
          const points = criteria.map(({ weight }, at) => weight * (judgments[at]?.utility ?? usual[at] ?? 0));
          return [[home.id, (100 * points.reduce((sum, one) => sum + one, 0)) / weights] as const];
        }),
      );
      const untaught = rankHomes(market, criteria, []);
      expect(new Set(untaught.order.map(({ home }) => home.id))).toEqual(new Set(wanted.keys()));
      for (const { home, score } of untaught.order) expect(score).toBeCloseTo(wanted.get(home.id) ?? -1, 8);
      const taught = rankHomes(market, criteria, answers);
      for (const one of taught.order.slice(0, 30)) {
        const { criteria: parts, score } = taught.explain(one);
        const mean = parts.reduce((sum, { weight, utility }) => sum + weight * utility, 0);
        expect(score).toBeCloseTo((100 * mean) / parts.reduce((sum, { weight }) => sum + weight, 0), -0.5);
        expect(taught.match(one.home)).toEqual(taught.explain(one));
      }
    }
  });

  it('does not repeat itself: twins of the best home move down, the best stays', () => {
    const twins = Array.from({ length: 8 }, (_, n) => ({ ...HOME, id: 10_000 + n, placeIds: [1] }));
    const criteria = listCriteria(
      buyerProfileSchema.parse({ budget: { priceMax: 700_000 }, home: { bedsMin: 3, types: ['single_family'] } }),
      LOOKUPS,
    );
    const { order } = rankHomes([...twins, ...market], criteria, []);
    const first = order.slice(0, 6).map(({ home }) => home);
    expect(first.filter(({ id }) => id >= 10_000).length).toBeLessThanOrEqual(2);
    const pairs = first.flatMap((a, i) => first.slice(i + 1).map((b) => likeness(a, b)));
    expect(Math.max(...pairs)).toBeLessThan(0.95);
    const best = Math.max(...order.map(({ score }) => score));
    expect(order[0]?.score).toBe(best);
  });

  it('is the same whatever order the homes come in', () => {
    const { profile, placeIds, answers } = makeBuyer('stable', market);
    const criteria = listCriteria(profile, { placeIds });
    const ids = (homes: MatchHome[]) => rankHomes(homes, criteria, answers).order.map(({ home }) => home.id);
    expect(ids(market.toReversed())).toEqual(ids(market));
  });
});

describe('simulated buyers with known tastes', () => {
  it('find what delights them sooner than by the newest first (NDCG@10), and sooner still for their likes', () => {
    const market = makeMarket('city', 600);
    const newest = market.toSorted((a, b) => (b.listedOn ?? '').localeCompare(a.listedOn ?? ''));
    const results = Array.from({ length: 40 }, (_, n) => {
      const { profile, placeIds, answers, delight } = makeBuyer(`buyer ${n}`, market);
      const criteria = listCriteria(profile, { placeIds });
      const ranked = rankHomes(market, criteria, answers).order.map(({ home }) => home);
      const untaught = rankHomes(market, criteria, []).order.map(({ home }) => home);
      const eligible = new Set(untaught);
      const grade = gradeBy(delight, market);
      return {
        matched: ndcgAt10(ranked, grade, market),
        untaught: ndcgAt10(untaught, grade, market),
        // The fair baseline: newest first among homes that pass the very same musts.
        newest: ndcgAt10(
          newest.filter((home) => eligible.has(home)),
          grade,
          market,
        ),
      };
    });
    const mean = (pick: (one: (typeof results)[number]) => number) =>
      results.reduce((sum, one) => sum + pick(one), 0) / results.length;
    const [matched, untaught, rival] = [mean((one) => one.matched), mean((one) => one.untaught), mean((one) => one.newest)];
    expect(matched / rival).toBeGreaterThan(1.3);
    expect(matched).toBeGreaterThan(untaught);
    expect(matched).toBeGreaterThan(0.5);
  });
});
