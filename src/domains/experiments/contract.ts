export { assignArm } from './model/assign-arm.ts';
export { analyzeArms, type Analysis } from './model/statistics/analyze-arms.ts';
export type { ArmCounts } from './model/statistics/arm-counts.ts';
export { daysNeeded, usersPerArm } from './model/statistics/sample-size.ts';
