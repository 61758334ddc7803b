import { z } from 'zod';
import { analyzeArms } from '../model/statistics/analyze-arms.ts';
import type { Interval } from '../model/statistics/arm-counts.ts';
import { SAMPLE_RATIO_ALARM } from '../model/statistics/sample-ratio.ts';
import { readOperatorJson } from './read-operator-json.ts';

const MOST = 1_000_000_000;

const countsSchema = z
  .object({
    arms: z
      .array(
        z
          .object({ users: z.int().min(0).max(MOST), conversions: z.int().min(0).max(MOST) })
          .refine(({ users, conversions }) => conversions <= users, {
            message: 'more conversions than users',
            path: ['conversions'],
          }),
      )
      .min(2)
      .max(100),
    plannedUsers: z.number().positive().nullish(),
    weights: z.array(z.number().min(0)).optional(),
  })
  .refine(({ arms, weights }) => weights === undefined || (weights.length === arms.length && weights.some((one) => one > 0)), {
    message: 'one weight an arm, and one above 0',
    path: ['weights'],
  });

/** Every figure of an experiment from counts in a file. Throws OperatorError for a file it cannot use. */
export async function analyzeCounts(countsFile: string) {
  const { arms, plannedUsers, weights } = await readOperatorJson(countsFile, countsSchema);
  const analysis = analyzeArms({ arms, plannedUsers: plannedUsers ?? null, weights });
  const { chiSquare, degrees, p, isMismatch } = analysis.sampleRatio;
  return {
    plannedUsers: plannedUsers ?? null,
    srm: { chiSquare, degrees, p, alarmBelow: SAMPLE_RATIO_ALARM, failed: isMismatch },
    arms: analysis.arms.map(({ users, conversions, rate, interval }) => ({
      users,
      conversions,
      rate,
      credibleInterval: pair(interval),
    })),
    comparisons: analysis.comparisons.map((one) => ({
      arm: one.arm,
      against: 0,
      difference: one.difference,
      lift: one.lift,
      z: one.z,
      p: one.p,
      adjustedP: one.adjustedP,
      newcombe: one.newcombe && pair(one.newcombe),
      sequentialP: one.sequentialP,
      adjustedSequentialP: one.adjustedSequentialP,
      sequentialInterval: one.sequentialInterval && pair(one.sequentialInterval),
      chanceToWin: one.belief.chanceToWin,
      expectedLoss: one.belief.expectedLoss,
      credibleInterval: pair(one.belief.interval),
    })),
  };
}

function pair({ low, high }: Interval): [number, number] {
  return [low, high];
}
