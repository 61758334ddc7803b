export { moveEngagement } from './move-engagement.ts';
export { acceptLead, declineLead, giveUpLead, viewLead } from './move-lead.ts';
export { acceptQuote, sendQuote } from './move-quote.ts';
export { replyToReview, writeReview } from './reviews.ts';
export { saveRequest } from './save-request.ts';
export { countStatistics } from './statistics.ts';
export { nameVendors, passTimes, submitRequest, withdrawRequest } from './submit-request.ts';
export { findLeadsToWriteAbout, leadAnswering } from './write-about.ts';
