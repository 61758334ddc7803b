export { approveJob, disputeJob, endJob, openMilestones, type PlanToOpen, settleJob, submitJob } from './follow-job.ts';
export { listDisputedJobs } from './milestones.ts';
