export { countMoneyWaiting } from './money-state.ts';
export { moveBoughtService, saveServicePlace } from './arrange-services.ts';
export { countServicesWaiting } from './bought-services.ts';
export {
  approveJob,
  disputeJob,
  endJob,
  giveUpMoney,
  openMilestones,
  type PlanToOpen,
  settleJob,
  submitJob,
} from './follow-job.ts';
export { fundMilestones } from './fund-milestones.ts';
export { getMoneyPlan, listDisputedJobs } from './milestones.ts';
export { moveMilestone } from './move-milestone.ts';
export { takePaymentEvent } from './payment-events.ts';
export { assignOrder } from './assign-order.ts';
export { getOrder } from './own-orders.ts';
export { placeOrder } from './place-order.ts';
export { priceCart } from './price-cart.ts';
export { hearSandbox, paySandboxCheckout, settleSandbox } from './sandbox-checkout.ts';
export { openPayoutAccount } from './payout-accounts.ts';
export { finishTestAccount, requestPayout, sumEarnedSince } from './vendor-money.ts';
export { listOrderSteps, listSaleDays } from './list-steps.ts';
