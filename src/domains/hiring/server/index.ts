export { matchRequest } from './match-request.ts';
export { moveEngagement } from './move-engagement.ts';
export { acceptLead, declineLead, viewLead } from './move-lead.ts';
export { acceptQuote, sendQuote } from './move-quote.ts';
export { writeReview } from './reviews.ts';
export { saveRequest } from './save-request.ts';
export { submitRequest } from './submit-request.ts';
export { findLeadsToWriteAbout, leadAnswering } from './write-about.ts';
export { type Liquidity, listHiringSteps, measureLiquidity } from './list-steps.ts';
