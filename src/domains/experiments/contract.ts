export { assignArm, stickyName } from './model/assign-arm.ts';
export { analyzeArms, type Analysis } from './model/statistics/analyze-arms.ts';
export type { ArmCounts } from './model/statistics/arm-counts.ts';
export { daysNeeded, SEQUENTIAL_SIZE, usersPerArm } from './model/statistics/sample-size.ts';
export { SIGNIFICANCE } from './model/statistics/significance.ts';
export { benjaminiHochberg } from './model/statistics/several-comparisons.ts';
export { zTest } from './model/statistics/compare-rates.ts';
export { rateOf } from './model/statistics/arm-counts.ts';
export { SEQUENTIAL_MIN_CONVERSIONS, sequentialTest } from './model/statistics/sequential.ts';
