import { usersPerArm } from '#domains/experiments/contract.ts';
import { FEWEST_VISITORS_FOR_RATE, LIFTS, type Lift, RATE_DAYS, SEQUENTIAL_PRICE, USUAL_RATE } from './trial-terms.ts';

export interface TrialPlan {
  lift: Lift;
  /** Of both arms together. */
  visitors: number;
  /** At the pace of the last four weeks; null without visitors. */
  days: number | null;
}

export interface Pace {
  /** The share of visitors who do what is counted. */
  rate: number;
  isUsualRate: boolean;
  visitorsADay: number;
  plans: TrialPlan[];
}

/** How long trials of a home take, from its visitors in the last {@link RATE_DAYS} days and how many of them did what is counted. */
export function planTrials({ visitors: seen, acted }: { visitors: number; acted: number }): Pace {
  const isUsualRate = seen < FEWEST_VISITORS_FOR_RATE || acted === 0;
  const rate = isUsualRate ? USUAL_RATE : Math.min(0.45, acted / seen);
  const visitorsADay = seen / RATE_DAYS;
  const plans = LIFTS.flatMap((lift): TrialPlan[] => {
    const perArm = usersPerArm({ rate, lift });
    if (perArm === null) return [];
    const visitors = Math.ceil(2 * perArm * SEQUENTIAL_PRICE);
    return [{ lift, visitors, days: visitorsADay > 0 ? Math.ceil(visitors / visitorsADay) : null }];
  });
  return { rate, isUsualRate, visitorsADay, plans };
}
