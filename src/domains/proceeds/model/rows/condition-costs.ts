import { PLANNING } from './costs.ts';

/** What shape a home is in, as its seller says. */
export const HOME_CONDITIONS = ['fresh', 'kept', 'worn', 'repairs'] as const;
export type HomeCondition = (typeof HOME_CONDITIONS)[number];

type Range = readonly [least: number, likely: number, most: number];

/** Repairs and preparation of a home in each condition, in cents from lowest to highest. "Kept" is as without an answer. */
export const CONDITION_COSTS: Readonly<Record<HomeCondition, Readonly<Record<'repairsCents' | 'prepCents', Range>>>> = {
  fresh: { repairsCents: [0, 500_00, 2_000_00], prepCents: [300_00, 1_000_00, 3_000_00] },
  kept: { repairsCents: [0, 2_500_00, 8_000_00], prepCents: [300_00, 1_500_00, 5_000_00] },
  worn: { repairsCents: [2_000_00, 10_000_00, 30_000_00], prepCents: [1_000_00, 3_000_00, 8_000_00] },
  repairs: { repairsCents: [10_000_00, 30_000_00, 80_000_00], prepCents: [500_00, 2_000_00, 6_000_00] },
};

export const CONDITION_SOURCE = `${PLANNING}. It follows your answer about the shape of the home`;
export const CONDITION_AS_OF = '2026-11-28';
