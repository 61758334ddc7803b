export { findDealOf } from './change-deal.ts';
export { addDealEvents } from './make-calendar.ts';
export { passOnDeal } from './pass-on-deal.ts';
export { changeDeal, startDeal } from './change-deal.ts';
export { changeTask } from './change-tasks.ts';
