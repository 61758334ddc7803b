export { assignArm, type Assignment, type ExperimentDesign } from '../model/assign-arm.ts';
export { analyzeArms, type Analysis, type Comparison } from '../model/statistics/analyze-arms.ts';
export type { ArmCounts, Interval } from '../model/statistics/arm-counts.ts';
export { usersPerArm } from '../model/statistics/sample-size.ts';
