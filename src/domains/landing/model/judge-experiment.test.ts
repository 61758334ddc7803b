import { describe, expect, it } from 'vitest';
import { judgeExperiment } from './judge-experiment.ts';

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
      verdict: 'early',
      arms: [{ users: 0, rate: null }, { rate: null }],
      comparisons: [],
    });
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
