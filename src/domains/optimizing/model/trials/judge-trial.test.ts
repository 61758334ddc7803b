import { describe, expect, it } from 'vitest';
import { judgeTrial } from './judge-trial.ts';
import { planTrials } from './plan-trial.ts';

const arm = (users: number, conversions: number) => ({ users, conversions });

describe('judgeTrial', () => {
  it('says nothing early, whatever the counts look like', () => {
    // A z test would call both different.
    expect(judgeTrial(arm(100, 5), arm(100, 20), 4000)).toEqual({ state: 'early', better: null, figures: null });
    expect(judgeTrial(arm(1000, 100), arm(1000, 130), 5000)).toMatchObject({ state: 'early', figures: null });
  });

  it('names the better title as soon as it may be named', () => {
    const verdict = judgeTrial(arm(3000, 150), arm(3000, 270), 8000);
    expect(verdict).toMatchObject({ state: 'different', better: 'other' });
    expect(verdict.figures?.difference?.low).toBeGreaterThan(0);
    expect(judgeTrial(arm(3000, 270), arm(3000, 150), 8000).better).toBe('now');
  });

  it('says at the end of the plan that it found no difference', () => {
    expect(judgeTrial(arm(4000, 200), arm(4000, 210), 8000)).toMatchObject({ state: 'alike', better: null });
    expect(judgeTrial(arm(4000, 10), arm(4000, 12), 8000).figures?.difference).toBeNull();
  });

  it('withholds everything when the titles were not shown as they should', () => {
    expect(judgeTrial(arm(3000, 150), arm(3400, 400), 6000)).toEqual({ state: 'broken', better: null, figures: null });
  });
});

describe('planTrials', () => {
  it('goes by the home’s own visitors once there are enough', () => {
    const { rate, isUsualRate, plans } = planTrials({ visitors: 2800, acted: 280 });
    expect({ rate, isUsualRate }).toEqual({ rate: 0.1, isUsualRate: false });
    expect(plans.map(({ lift }) => lift)).toEqual([0.25, 0.5, 1]);
    expect(plans[1]?.days).toBe(Math.ceil((plans[1]?.visitors ?? 0) / 100));
    expect(planTrials({ visitors: 3, acted: 3 })).toMatchObject({ isUsualRate: true });
    expect(planTrials({ visitors: 0, acted: 0 }).plans[0]?.days).toBeNull();
  });
});
