export { approveJob, disputeJob, endJob, openMilestones, type PlanToOpen, settleJob, submitJob } from './follow-job.ts';
export { fundMilestones } from './fund-milestones.ts';
export { getMoneyPlan, listDisputedJobs } from './milestones.ts';
export { moveMilestone } from './move-milestone.ts';
export { placeOrder } from './place-order.ts';
export { priceCart } from './price-cart.ts';
export { hearSandbox, paySandboxCheckout } from './sandbox-checkout.ts';
export { finishTestAccount, openPayoutAccount, requestPayout } from './vendor-money.ts';
export { listOrderSteps, type Sales, sumSales } from './list-steps.ts';
