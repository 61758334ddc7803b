export { findDealOf } from './change-deal.ts';
export { addDealEvents } from './make-calendar.ts';
