import { describe, expect, it } from 'vitest';
import { exploreSegments, judgeExperiment, judgeGuardrail } from './judge-experiment.ts';

const judge = (method: 'fixed' | 'sequential', pairs: [number, number][], plannedUsers: number, weights = pairs.map(() => 1)) =>
  judgeExperiment({ method, arms: pairs.map(([users, conversions]) => ({ users, conversions })), weights, plannedUsers });

describe('what an experiment may say', () => {
  it('is nothing while its arms got other shares than they were meant to', () => {
    const judged = judge(
      'sequential',
      [
        [821_588, 9_000],
        [815_482, 12_000],
      ],
      1_000_000,
    );
    expect(judged).toMatchObject({ verdict: 'broken', comparisons: [] });
    expect(judged.arms).toMatchObject([
      { conversions: null, rate: null },
      { conversions: null, rate: null },
    ]);
    // The same people are right where the weights say so.
    expect(
      judge(
        'sequential',
        [
          [8000, 200],
          [2000, 50],
        ],
        20_000,
        [0.8, 0.2],
      ).verdict,
    ).toBe('early');
  });

  it('is nothing of an experiment that is judged once, until it has its size', () => {
    const arms: [number, number][] = [
      [1000, 100],
      [1000, 300],
    ];
    expect(judge('fixed', arms, 2001)).toMatchObject({ verdict: 'early', comparisons: [] });
    expect(judge('fixed', arms, 2000)).toMatchObject({ verdict: 'different', comparisons: [{ isDifferent: true }] });
  });

  it('is nothing of an arm that nobody has seen', () => {
    expect(
      judge(
        'sequential',
        [
          [0, 0],
          [0, 0],
        ],
        100,
      ),
    ).toMatchObject({
      verdict: 'small',
      arms: [{ users: 0, rate: null }, { rate: null }],
      comparisons: [],
    });
  });

  it('is nothing about fewer than five people, whoever may look when', () => {
    const few: [number, number][][] = [
      [
        [3, 1],
        [3, 0],
      ],
      [
        [400, 4],
        [410, 40],
      ],
    ];
    for (const arms of few)
      for (const method of ['sequential', 'fixed'] as const) {
        const judged = judge(method, arms, 5);
        expect(judged).toMatchObject({ verdict: 'small', comparisons: [] });
        for (const arm of judged.arms) expect(arm).toMatchObject({ conversions: null, rate: null, low: null, high: null });
      }
    // Of nobody, and of five, it may be said.
    const some: [number, number][] = [
      [400, 0],
      [410, 5],
    ];
    expect(judge('sequential', some, 5).arms).toMatchObject([{ conversions: 0 }, { conversions: 5 }]);
  });

  it('is said at any look of a sequential one, by its own interval', () => {
    const judged = judge(
      'sequential',
      [
        [10_000, 200],
        [10_000, 300],
      ],
      20_000,
    );
    expect(judged.verdict).toBe('different');
    expect(judged.comparisons[0]?.p).toBeCloseTo(0.000328, 6);
    expect(
      judge(
        'sequential',
        [
          [10_000, 200],
          [10_000, 250],
        ],
        20_000,
      ).verdict,
    ).toBe('alike');
    expect(
      judge(
        'sequential',
        [
          [10_000, 200],
          [10_000, 250],
        ],
        40_000,
      ).verdict,
    ).toBe('early');
  });

  it('is corrected for several arms', () => {
    const two =
      judge(
        'fixed',
        [
          [10_000, 200],
          [10_000, 250],
        ],
        20_000,
      ).comparisons[0]?.p ?? 1;
    const three =
      judge(
        'fixed',
        [
          [10_000, 200],
          [10_000, 250],
          [10_000, 200],
        ],
        30_000,
      ).comparisons[0]?.p ?? 0;
    expect(two).toBeCloseTo(0.017126, 5);
    expect(three).toBeCloseTo(0.034252, 5);
  });
});

describe('a guardrail', () => {
  const watch = (metric: 'error' | 'lead', did: readonly number[], users = [10_000, 10_000]) =>
    judgeGuardrail({ metric, did, users, plannedUsers: 20_000 }).comparisons[0]?.state;

  it('says worse of more trouble, and of less of what is wanted, and never of the other way round', () => {
    expect(watch('error', [200, 400])).toBe('worse');
    expect(watch('error', [400, 200])).toBe('unclear');
    expect(watch('lead', [400, 200])).toBe('worse');
    expect(watch('lead', [200, 400])).toBe('unclear');
  });

  it('says nothing of little, nor of chance', () => {
    expect(watch('error', [3, 12])).toBe('unclear');
    expect(judgeGuardrail({ metric: 'error', did: [3, 12], users: [10_000, 10_000], plannedUsers: 20_000 })).toMatchObject({
      arms: [{ rate: null }, { rate: null }],
      comparisons: [{ difference: null }],
    });
    expect(watch('error', [200, 215])).toBe('unclear');
    expect(watch('error', [200, 400], [0, 0])).toBe('unclear');
  });
});

describe('segments', () => {
  const segment = (value: string, ...arms: [number, number][]) => ({
    dimension: 'device',
    value,
    arms: arms.map(([users, conversions]) => ({ users, conversions })),
  });

  it('show none of fewer than five people, and none that would follow from the rest', () => {
    const shown = (...rows: ReturnType<typeof segment>[]) => exploreSegments(rows).map(({ value }) => value);
    const [phone, computer] = [segment('mobile', [900, 90], [900, 99]), segment('desktop', [500, 50], [500, 40])];
    expect(shown(phone, computer)).toEqual(['mobile', 'desktop']);
    // One arm of tablets is small: computers would give it away.
    expect(shown(phone, computer, segment('tablet', [40, 6], [38, 3]))).toEqual(['mobile']);
  });

  it('correct p for the number of all that are looked at', () => {
    const rows = Array.from({ length: 10 }, (_, at) => segment(`${at}`, [1000, 100], [1000, at === 0 ? 130 : 100]));
    const [first] = exploreSegments(rows);
    expect(first?.comparisons[0]?.p).toBeCloseTo(10 * 0.035488, 5);
  });
});
