import type { Estimate } from '../model/estimate-home.ts';

const FEW_COMPARABLES = 4;
const WIDE_FSD = 0.15;

/** What would make an estimate surer, in words for the owner. */
export function adviseHome(estimate: Estimate, missingFacts: readonly string[], comparables: number): string[] {
  const advice: string[] = [];
  if (missingFacts.length > 0) advice.push('Complete the facts that are missing below: each one narrows the range.');
  if (comparables < FEW_COMPARABLES)
    advice.push('Few similar homes sold near by in the last 18 months. New sales will narrow the range by themselves.');
  if (estimate.fsd > WIDE_FSD)
    advice.push('Homes like this one sell at prices that differ widely. An agent or appraiser who sees the inside can say more.');
  advice.push('Check that living area, condition and renovations on record are right, and correct them if they are not.');
  return advice;
}
