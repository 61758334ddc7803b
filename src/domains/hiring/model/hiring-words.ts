import type { EngagementStatus, LeadStatus, LossReason, QuoteStatus, RequestStatus } from './status-changes.ts';

export const REQUEST_WORDS: Record<RequestStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

interface RequestStanding {
  status: RequestStatus;
  leads: readonly { engagement: { status: EngagementStatus } | null }[];
}

/** Where a request stands, to its client: no one is hired before they confirm the job. */
export function sayRequestStatus({ status, leads }: RequestStanding): string {
  const jobIs = (...statuses: EngagementStatus[]) =>
    status === 'hired' && leads.some(({ engagement }) => engagement !== null && statuses.includes(engagement.status));
  if (jobIs('proposed')) return 'To be confirmed';
  return jobIs('completed', 'closed') ? 'Completed' : REQUEST_WORDS[status];
}

/** What a client reads of a professional's part. */
export const LEAD_WORDS: Record<LeadStatus, string> = {
  new: 'Asked',
  viewed: 'Opened',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Didn’t answer in time',
  quoted: 'Sent a quote',
  won: 'Quote accepted',
  lost: 'Not hired',
  in_progress: 'In progress',
  completed: 'Work done',
  reviewed: 'Reviewed',
};

/** The same, with what ended a job that had begun. */
export const sayLeadStatus = ({ status, engagement }: LeadStanding): string =>
  status === 'lost' && engagement?.status === 'cancelled' ? 'Job canceled' : LEAD_WORDS[status];

interface LeadStanding {
  status: LeadStatus;
  engagement: { status: EngagementStatus } | null;
}

/** The same for the vendor. */
export const VENDOR_LEAD_WORDS: Record<LeadStatus, string> = {
  ...LEAD_WORDS,
  new: 'New',
  expired: 'Expired',
  quoted: 'Quote sent',
  won: 'Won',
  lost: 'Lost',
  completed: 'Completed',
};

/** Why a lead was lost, for the vendor. */
export const LOSS_WORDS: Record<LossReason, string> = {
  'hired-other': 'The client hired someone else.',
  withdrawn: 'The client withdrew the request.',
  closed: 'The request closed before the client decided.',
  'gave-up': 'You dropped out.',
  blocked: 'One of you blocked the other.',
  'not-confirmed': 'The job wasn’t confirmed in time.',
  cancelled: 'The job was canceled.',
  stopped: 'Your business was suspended or closed.',
};

const QUOTE_WORDS: Record<QuoteStatus, string> = {
  sent: 'Waiting for the client',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
  superseded: 'Replaced by a newer one',
  'passed-over': 'Another quote was chosen',
  expired: 'No longer valid',
};

const ENGAGEMENT_WORDS: Record<EngagementStatus, string> = {
  proposed: 'Waiting for the professional to confirm',
  active: 'Under way',
  expired: 'Wasn’t confirmed in time',
  cancelled: 'Canceled',
  disputed: 'Disputed',
  completed: 'Completed',
  closed: 'Completed',
};

/** Where a quote stands, to the side that reads it. */
export const sayQuoteStatus = (status: QuoteStatus, side: 'client' | 'vendor'): string =>
  status === 'sent' && side === 'client' ? 'Waiting for you' : QUOTE_WORDS[status];

/** Where a job stands, to whoever reads it; `isReported` once the professional says that the work is done. */
export function sayJobStatus(status: EngagementStatus, side: 'client' | 'vendor' | 'admin', isReported = false): string {
  if (status === 'proposed' && side === 'vendor') return 'Waiting for you to confirm';
  if (status === 'active' && isReported)
    return side === 'client' ? 'Done: waiting for you to confirm' : 'Done: waiting for the client';
  return ENGAGEMENT_WORDS[status];
}

/** What stands in the timeline of a lead. */
export const EVENT_WORDS = {
  asked: 'The client asked',
  viewed: 'First read',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired without an answer',
  quoted: 'Quote sent',
  'quote-declined': 'The client declined the quote',
  'quote-withdrawn': 'Quote taken back',
  'quote-expired': 'The quote ran out',
  lost: 'Lost',
  won: 'The client accepted the quote',
  confirmed: 'Job confirmed',
  'not-confirmed': 'The job wasn’t confirmed in time',
  cancelled: 'Job canceled',
  disputed: 'Disputed',
  settled: 'Dispute settled',
  done: 'Reported as done',
  completed: 'Work confirmed',
  reviewed: 'Reviewed',
  edited: 'The client changed the request',
} as const;
export type LeadEventName = keyof typeof EVENT_WORDS;
export const LEAD_EVENT_NAMES = Object.keys(EVENT_WORDS) as [LeadEventName, ...LeadEventName[]];
