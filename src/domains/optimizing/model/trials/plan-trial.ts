import { usersPerArm } from '#domains/experiments/contract.ts';
import { FEWEST_VISITORS_FOR_RATE, LIFTS, type Lift, RATE_DAYS, SEQUENTIAL_PRICE, USUAL_RATE } from './trial-terms.ts';

export interface TrialPlan {
  lift: Lift;
  /** Of both titles together. */
  visitors: number;
  /** At the pace of the last four weeks; null without visitors. */
  days: number | null;
}

export interface Pace {
  /** The share of visitors who save or share. */
  rate: number;
  isUsualRate: boolean;
  visitorsADay: number;
  plans: TrialPlan[];
}

/** How long trials of a home take, from its visits in the last {@link RATE_DAYS} days. */
export function planTrials({ views, acts }: { views: number; acts: number }): Pace {
  const isUsualRate = views < FEWEST_VISITORS_FOR_RATE || acts === 0;
  const rate = isUsualRate ? USUAL_RATE : Math.min(0.45, acts / views);
  const visitorsADay = views / RATE_DAYS;
  const plans = LIFTS.flatMap((lift): TrialPlan[] => {
    const perArm = usersPerArm({ rate, lift });
    if (perArm === null) return [];
    const visitors = Math.ceil(2 * perArm * SEQUENTIAL_PRICE);
    return [{ lift, visitors, days: visitorsADay > 0 ? Math.ceil(visitors / visitorsADay) : null }];
  });
  return { rate, isUsualRate, visitorsADay, plans };
}
