import { ANSWER_MS, CONFIRM_MS, OPEN_MS, REVIEW_MS, SILENCE_MS } from './hiring-terms.ts';
import {
  type EngagementStatus,
  type LeadStatus,
  LIVE_LEADS,
  type LossReason,
  type QuoteStatus,
  type RequestStatus,
} from './status-changes.ts';

export interface StandingRequest {
  status: RequestStatus;
  /** How many professionals may take part at the same time. */
  maxPros: number;
  closesAt: Date | null;
  /** Vendors whom the client named and who were not asked yet, in order. */
  line: readonly string[];
}

export interface StandingLead {
  id: string;
  vendorId: string;
  status: LeadStatus;
  answerBy: Date;
  /** Whether the vendor ever accepted: they keep what they then learned. */
  wasAccepted: boolean;
  lostBecause: LossReason | null;
}

export interface StandingQuote {
  id: string;
  leadId: string;
  version: number;
  status: QuoteStatus;
  validUntil: Date;
}

export interface StandingEngagement {
  id: string;
  leadId: string;
  quoteId: string;
  status: EngagementStatus;
  /** Until when the vendor has to confirm it. */
  confirmBy: Date;
  /** When the vendor said that the work is done. */
  doneAt: Date | null;
  completedAt: Date | null;
  disputedBy: 'client' | 'vendor' | null;
}

/** A request with all that came of it. */
export interface Hiring {
  request: StandingRequest;
  leads: readonly StandingLead[];
  quotes: readonly StandingQuote[];
  /** Oldest first; at most one of them holds the request. */
  engagements: readonly StandingEngagement[];
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Until when a request that is sent now stays open. */
export const closesAfter = (at: Date) => after(at, OPEN_MS);
/** Until when a vendor who is asked now can answer: never later than the request closes. */
export function answersBy(at: Date, closesAt: Date): Date {
  const by = after(at, ANSWER_MS);
  return by < closesAt ? by : closesAt;
}
/** Until when a vendor whose quote is accepted now can confirm the job. */
export const confirmsBy = (at: Date) => after(at, CONFIRM_MS);
/** When silence confirms the work. */
export const silenceEnds = (doneAt: Date) => after(doneAt, SILENCE_MS);
/** Until when both sides can write reviews. */
export const reviewsEnd = (completedAt: Date) => after(completedAt, REVIEW_MS);

/** The state of a request at a moment: past its end it has closed, even if nobody recorded it. */
export function requestAt({ status, closesAt }: Pick<StandingRequest, 'status' | 'closesAt'>, at: Date): RequestStatus {
  return status === 'open' && closesAt !== null && closesAt <= at ? 'closed' : status;
}

/** The state of a lead at a moment, with the time by which it had to be answered and that at which its request closes. */
export function leadAt(
  { status, answerBy }: Pick<StandingLead, 'status' | 'answerBy'>,
  request: Pick<StandingRequest, 'status' | 'closesAt'>,
  at: Date,
): LeadStatus {
  if ((status === 'new' || status === 'viewed') && answerBy <= at) return 'expired';
  const isOpen = status === 'accepted' || status === 'quoted';
  return isOpen && requestAt(request, at) === 'closed' ? 'lost' : status;
}

/** The state of a quote at a moment: past its day it has expired, even if nobody recorded it. */
export function quoteAt({ status, validUntil }: Pick<StandingQuote, 'status' | 'validUntil'>, at: Date): QuoteStatus {
  return (status === 'sent' || status === 'passed-over') && validUntil <= at ? 'expired' : status;
}

/** The state of an engagement at a moment: time ends what nobody confirms, completes what nobody objects to, and closes it. */
export function engagementAt(
  { status, confirmBy, doneAt, completedAt }: Pick<StandingEngagement, 'status' | 'confirmBy' | 'doneAt' | 'completedAt'>,
  at: Date,
): EngagementStatus {
  if (status === 'proposed') return confirmBy <= at ? 'expired' : status;
  const silent = status === 'active' && doneAt !== null && silenceEnds(doneAt) <= at ? silenceEnds(doneAt) : null;
  const completed = silent ?? completedAt;
  if (silent === null && status !== 'completed') return status;
  return completed !== null && reviewsEnd(completed) <= at ? 'closed' : 'completed';
}

/** Whether somebody waits in line although there is room: whoever it is takes no requests now. */
export function hasWaitingLine({ request, leads }: Pick<Hiring, 'request' | 'leads'>): boolean {
  const live = leads.filter(({ status }) => LIVE_LEADS.includes(status)).length;
  return request.status === 'open' && request.line.length > 0 && live < request.maxPros;
}

/** The next moment at which time alone changes something; null if it changes nothing more. */
export function nextChangeAt({ request, leads, quotes, engagements }: Hiring): Date | null {
  const times: Date[] = [];
  if (request.status === 'open') {
    if (request.closesAt !== null) times.push(request.closesAt);
    for (const { status, answerBy } of leads) if (status === 'new' || status === 'viewed') times.push(answerBy);
  }
  for (const { status, validUntil } of quotes) if (status === 'sent' || status === 'passed-over') times.push(validUntil);
  for (const { status, confirmBy, doneAt, completedAt } of engagements) {
    if (status === 'proposed') times.push(confirmBy);
    if (status === 'active' && doneAt !== null) times.push(silenceEnds(doneAt));
    if (status === 'completed' && completedAt !== null) times.push(reviewsEnd(completedAt));
  }
  return times.reduce<Date | null>((first, time) => (first === null || time < first ? time : first), null);
}
