import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { analyzeArms } from './analyze-arms.ts';
import { believe } from './bayes.ts';
import { betaShare, chiSquareTail, logGamma, normalQuantile } from '#lib/distributions.ts';
import { checkSampleRatio } from './sample-ratio.ts';
import { daysNeeded, usersPerArm } from './sample-size.ts';
import { sequentialHalfWidth, sequentialTest } from './sequential.ts';
import { benjaminiHochberg, holm } from './several-comparisons.ts';
import { zTest } from './compare-rates.ts';

const arm = (conversions: number, users: number) => ({ users, conversions });

/** Counts, and what SciPy, statsmodels and gbstats say of them. */
const REFERENCES = [
  [arm(100, 1000), arm(130, 1000), 5000, 2.102741, 0.035488, 0.002002, 0.05807, 0.378932, 0.982165, 0.00009237],
  [arm(200, 10_000), arm(250, 10_000), 20_000, 2.383995, 0.017126, 0.000887, 0.009138, 0.239458, 0.991423, 0.00000602],
  [arm(200, 10_000), arm(300, 10_000), 20_000, 4.529108, 5.923e-6, 0.005683, 0.014362, 0.000328, 0.999997, 1.273e-9],
  [arm(1000, 50_000), arm(1090, 50_000), 100_000, 1.989555, 0.04664, 0.000026, 0.003576, 0.515457, 0.976667, 0.00000791],
  [arm(0, 50), arm(3, 50), 5000, 1.758631, 0.07864, -0.021496, 0.162171, null, 0.941194, 0.001087],
  [arm(5, 40), arm(0, 40), 5000, -2.309401, 0.020921, -0.261121, -0.012597, null, 0.012841, 0.119331],
] as const;

describe('analyzeArms', () => {
  it.each(REFERENCES)('agrees with references on %j and %j', (a, b, plannedUsers, z, p, low, high, sequentialP, win, loss) => {
    const [one] = analyzeArms({ arms: [a, b], plannedUsers }).comparisons;
    expect(one?.z).toBeCloseTo(z, 6);
    expectDigits(one?.p, p);
    expect(one?.newcombe?.low).toBeCloseTo(low, 6);
    expect(one?.newcombe?.high).toBeCloseTo(high, 6);
    if (sequentialP === null) expect(one?.sequentialP).toBeNull();
    else expect(one?.sequentialP).toBeCloseTo(sequentialP, 6);
    expect(one?.belief.chanceToWin).toBeCloseTo(win, 6);
    expectDigits(one?.belief.expectedLoss, loss);
  });

  it('says nothing that counts do not allow', () => {
    const { comparisons, arms } = analyzeArms({ arms: [arm(0, 0), arm(0, 10), arm(10, 10)], plannedUsers: null });
    expect(comparisons[0]).toMatchObject({ lift: null, z: null, p: null, newcombe: null, sequentialP: null });
    expect(comparisons.every(({ belief }) => Number.isFinite(belief.chanceToWin) && Number.isFinite(belief.interval.low))).toBe(
      true,
    );
    expect(arms[2]?.interval.high).toBeLessThanOrEqual(1);
    expect(analyzeArms({ arms: [arm(10, 10), arm(10, 10)], plannedUsers: 100 }).comparisons[0]?.z).toBeNull();
  });

  it('corrects for the number of arms, and only what was tested', () => {
    const { comparisons } = analyzeArms({ arms: [arm(100, 1000), arm(130, 1000), arm(120, 1000)], plannedUsers: 6000 });
    expect(comparisons[0]?.adjustedP).toBeCloseTo(2 * (comparisons[0]?.p ?? 0), 12);
    expect(comparisons[1]?.adjustedP).toBeCloseTo(comparisons[1]?.p ?? 0, 12);
  });

  it('places the difference where drawn rates place it', () => {
    const { belief } = analyzeArms({ arms: [arm(5, 40), arm(0, 40)], plannedUsers: null }).comparisons[0] ?? {};
    // SciPy 1.17: quad over the density of Beta(6, 36) times the share of Beta(1, 41) below.
    expect(belief?.interval.low).toBeCloseTo(-0.243_843_149, 8);
    expect(belief?.interval.high).toBeCloseTo(-0.015_182_293, 8);
  });

  it('keeps its digits for the most and for the most unlike', () => {
    // SciPy 1.17, added up in pieces around each peak.
    const unlike = believe(arm(0, 3), arm(10, 1_000_000));
    expectDigits(unlike.interval.low, -0.602_354);
    expectDigits(unlike.interval.high, -0.006_298_46);
    expectDigits(believe(arm(10, 1_000_000), arm(0, 3)).interval.low, 0.006_298_46);
    const [many, more] = [arm(1_000_000, 100_000_000), arm(1_003_000, 100_000_000)];
    expectDigits(believe(many, more).interval.low, 2.400_39e-6);
    expectDigits(believe(many, more).interval.high, 5.759_96e-5);
    // Three people who did not, of a billion: 1 to 16.
    expect(believe(arm(1e9, 1e9), arm(1e9 - 3, 1e9)).chanceToWin).toBeCloseTo(1 / 16, 8);
  });
});

describe('the parts', () => {
  it('is the same seen from those who did not, and never without a number, whatever the counts', () => {
    const few = [
      { users: 400, conversions: 3 },
      { users: 380, conversions: 9 },
    ] as const;
    const rest = (arm: { users: number; conversions: number }) => ({ ...arm, conversions: arm.users - arm.conversions });
    const [one, other] = [believe(few[0], few[1]), believe(rest(few[1]), rest(few[0]))];
    expect(other.chanceToWin).toBeCloseTo(one.chanceToWin, 12);
    expect(other.expectedLoss).toBeCloseTo(one.expectedLoss, 12);
    // The closed sum, with a term for each of those who did it, and without those that add nothing.
    const many = believe({ users: 30_000_000, conversions: 150_000 }, { users: 30_000_000, conversions: 150_900 });
    const more = believe({ users: 40_000_000, conversions: 200_100 }, { users: 40_000_000, conversions: 201_100 });
    // mpmath, with fifty digits.
    expect(many.chanceToWin).toBeCloseTo(0.949_998_194_168_259, 10);
    expect(more.chanceToWin).toBeCloseTo(0.943_260_166_806_615, 10);
    const counts = [0, 1, 7, 1_000_000_000];
    const arms = counts.flatMap((users) => counts.filter((did) => did <= users).map((conversions) => ({ users, conversions })));
    for (const a of arms)
      for (const b of arms) {
        const said = JSON.stringify(analyzeArms({ arms: [a, b], plannedUsers: 1 }), (_name, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'no number' : value,
        );
        expect(said, JSON.stringify([a, b])).not.toContain('no number');
      }
  });

  it('finds broken assignment by the sample ratio', () => {
    expect(checkSampleRatio([5000, 5200])).toMatchObject({ degrees: 1, isMismatch: false });
    expect(checkSampleRatio([5000, 5200]).chiSquare).toBeCloseTo(3.921569, 6);
    expect(checkSampleRatio([5000, 5200]).p).toBeCloseTo(0.04767, 6);
    expect(checkSampleRatio([821_588, 815_482]).chiSquare).toBeCloseTo(22.774369, 6);
    expectDigits(checkSampleRatio([821_588, 815_482]).p, 1.8218e-6);
    expect(checkSampleRatio([500, 500, 0], [0.5, 0.5, 0])).toMatchObject({ degrees: 1, p: 1 });
    expect(checkSampleRatio([500, 500, 3], [0.5, 0.5, 0]).isMismatch).toBe(true);
    expect(checkSampleRatio([0, 0])).toMatchObject({ p: 1, isMismatch: false });
  });

  it('sizes an experiment', () => {
    expect(usersPerArm({ rate: 0.1, lift: 0.1 })).toBe(14_751);
    expect(usersPerArm({ rate: 0.02, lift: 0.2 })).toBe(21_109);
    expect(usersPerArm({ rate: 0.05, lift: 0.2 })).toBe(8158);
    expect(usersPerArm({ rate: 0.9, lift: 0.2 })).toBeNull();
    // Of three arms, two are compared with the first, so the smaller of two chances must be below 2.5 %.
    expect(usersPerArm({ rate: 0.1, lift: 0.1, arms: 3 })).toBe(usersPerArm({ rate: 0.1, lift: 0.1, alpha: 0.025 }));
    expect(usersPerArm({ rate: 0.1, lift: 0.1, arms: 3 })).toBeGreaterThan(14_751 * 1.2);
    expect(daysNeeded(8158, 2, 100)).toBe(164);
    expect(daysNeeded(8158, 2, 0)).toBeNull();
  });

  it('sizes an experiment that is looked at all along so that it finds what is there as often', () => {
    const size = { rate: 0.1, lift: 0.1 };
    expect(usersPerArm({ ...size, isSequential: true })).toBe(25_814);
    const found = (perArm: number) => {
      const random = createRandom(3);
      const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
      const [looks, runs, rates] = [20, 2000, [size.rate, size.rate * (1 + size.lift)] as const];
      const step = Math.round(perArm / looks);
      const more = (rate: number) => Math.round(step * rate + Math.sqrt(step * rate * (1 - rate)) * normal());
      let times = 0;
      for (let run = 0; run < runs; run += 1) {
        let [a, b] = [0, 0];
        for (let look = 1; look <= looks; look += 1) {
          [a, b] = [a + more(rates[0]), b + more(rates[1])];
          const test = sequentialTest(arm(a, look * step), arm(b, look * step), 2 * perArm);
          if (test === null || test.p >= 0.05) continue;
          times += 1;
          break;
        }
      }
      return times / runs;
    };
    expect(found(usersPerArm(size) ?? 0)).toBeLessThan(0.55);
    expect(found(usersPerArm({ ...size, isSequential: true }) ?? 0)).toBeGreaterThan(0.77);
  });

  it('corrects several comparisons', () => {
    const given = [0.01, 0.04, 0.03, 0.005];
    for (const [at, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(holm(given)[at]).toBeCloseTo(p, 12);
    for (const [at, p] of [0.02, 0.04, 0.04, 0.02].entries()) expect(benjaminiHochberg(given)[at]).toBeCloseTo(p, 12);
  });

  it('draws the confidence sequence as gbstats does, on its relative scale', () => {
    const [a, b] = [arm(1396, 3000), arm(2422, 3461)];
    const [rateA, rateB] = [a.conversions / a.users, b.conversions / b.users];
    const [varianceA, varianceB] = [(rateA * (1 - rateA)) / a.users, (rateB * (1 - rateB)) / b.users];
    const error = Math.sqrt(varianceB / rateA ** 2 + (varianceA * rateB ** 2) / rateA ** 4);
    const half = sequentialHalfWidth(error, a.users + b.users, 5000, 0.05);
    expect(rateB / rateA - 1 - half).toBeCloseTo(0.40098, 5);
    expect(rateB / rateA - 1 + half).toBeCloseTo(0.60675, 5);
  });

  it('knows its distributions to many digits', () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
    expect(logGamma(999.999)).toBeCloseTo(5905.213_515_954_487, 7);
    expect(logGamma(1000)).toBeCloseTo(5905.220_423_209_181, 9);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959_963_984_540_054, 12);
    expect(chiSquareTail(3, 2)).toBeCloseTo(Math.exp(-1.5), 14);
    expect(betaShare(0.3, 2, 5)).toBeCloseTo(0.579_825, 12);
    expect(betaShare(0.02, 20_001, 980_001)).toBeCloseTo(0.498_176_275_638_956_7, 9);
  });
});

describe('arms that are alike', () => {
  it('are rarely called different: 10,000 experiments, looked at twenty times', () => {
    const random = createRandom('alike');
    const draw = binomialDraws(500, 0.1, () => random.next());
    let [atTheEnd, everByZ, everSequential] = [0, 0, 0];
    for (let experiment = 0; experiment < 10_000; experiment += 1) {
      const [a, b] = [arm(0, 0), arm(0, 0)];
      let [byZ, sequential, last] = [false, false, 1];
      for (let look = 0; look < 20; look += 1) {
        for (const one of [a, b]) {
          one.users += 500;
          one.conversions += draw();
        }
        last = zTest(a, b)?.p ?? 1;
        if (last < 0.05) byZ = true;
        if ((sequentialTest(a, b, 20_000)?.p ?? 1) < 0.05) sequential = true;
      }
      if (last < 0.05) atTheEnd += 1;
      if (byZ) everByZ += 1;
      if (sequential) everSequential += 1;
    }
    expect(atTheEnd / 10_000).toBeGreaterThan(0.04);
    expect(atTheEnd / 10_000).toBeLessThan(0.06);
    expect(everSequential / 10_000).toBeLessThanOrEqual(0.05);
    // What looking again and again does to the usual test, and why no page shows it before the end.
    expect(everByZ / 10_000).toBeGreaterThan(0.2);
  });
});

/** To six digits, or to those that the reference has. */
function expectDigits(value: number | null | undefined, reference: number): void {
  const digits = Math.min(6, reference.toExponential().replace(/e.*$/, '').replace(/\D/g, '').length);
  expect(value?.toExponential(digits - 1)).toBe(reference.toExponential(digits - 1));
}

/** How many of some people did something, drawn by the table of chances. */
function binomialDraws(people: number, rate: number, next: () => number): () => number {
  const below: number[] = [];
  let chance = (1 - rate) ** people;
  let sum = 0;
  for (let count = 0; count <= people; count += 1) {
    sum += chance;
    below.push(sum);
    chance *= ((people - count) / (count + 1)) * (rate / (1 - rate));
  }
  return () => {
    const at = next();
    const count = below.findIndex((share) => at < share);
    return count < 0 ? people : count;
  };
}
