export { openMilestones, type PlanToOpen } from './milestones.ts';
