export type { HeldReview, JobDispute, ModerationItem, VendorDay, VendorFigures, VendorReviews } from './contract/dashboard.ts';
export type { Engagement, JobFile, Review } from './contract/engagements.ts';
export type { Lead, LeadLine } from './contract/leads.ts';
export type { Quote } from './contract/quotes.ts';
export type { ClientLead, PriceGuideAnswer, RequestForm, ServiceRequest } from './contract/requests.ts';
export {
  acceptQuote,
  declineQuote,
  deleteRequestFile,
  deleteServiceRequest,
  findPriceGuide,
  getRequestCalendar,
  getServiceRequest,
  listServiceRequests,
  matchServiceRequest,
  nameVendors,
  putServiceRequest,
  submitServiceRequest,
  uploadRequestFile,
  withdrawServiceRequest,
} from './contract/calls-of-clients.ts';
export {
  LEAD_FILTERS,
  LEAD_FILTER_NAMES,
  LEAD_SORT_NAMES,
  LEAD_SORTS,
  acceptLead,
  declineLead,
  getLead,
  getLeadFile,
  giveUpLead,
  listLeads,
  sendQuote,
  viewLead,
  withdrawQuote,
  type LeadFilter,
  type LeadSort,
} from './contract/calls-of-vendors.ts';
export {
  blockSide,
  deleteTask,
  getAgreement,
  getEngagementFile,
  getJobCalendar,
  listVendorReviews,
  moveEngagement,
  moveJobTime,
  putTask,
  replyToReview,
  reportHiring,
  listOwnHiringReports,
  sendAgreement,
  uploadEngagementFile,
  writeReview,
} from './contract/calls-of-jobs.ts';
export {
  decideDispute,
  decideHeldReview,
  decideHiringReport,
  getVendorDay,
  getVendorFigures,
  listHiringReports,
  listJobDisputes,
} from './contract/calls-of-figures.ts';
