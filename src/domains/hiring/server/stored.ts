import { z } from 'zod';
import type { Selectable } from 'kysely';
import type { Engagements, Leads, Quotes, RequestVendors, ServiceRequests } from '#platform/db/schema.gen.ts';
import type { Hiring, StandingEngagement, StandingLead, StandingQuote, StandingRequest } from '../model/hiring.ts';
import { ENGAGEMENT_STATUSES, LEAD_STATUSES, LOSS_REASONS, QUOTE_STATUSES, REQUEST_STATUSES } from '../model/status-changes.ts';

export type RequestRow = Selectable<ServiceRequests>;
export type LeadRow = Selectable<Leads>;
export type QuoteRow = Selectable<Quotes>;
export type EngagementRow = Selectable<Engagements>;
export type NamedRow = Selectable<RequestVendors>;

/** All rows of a request. */
export interface HiringRows {
  request: RequestRow;
  named: NamedRow[];
  leads: LeadRow[];
  quotes: QuoteRow[];
  engagements: EngagementRow[];
}

export const answersSchema = z.record(z.string(), z.string()).catch({});
export const fitSchema = z
  .object({ version: z.string(), score: z.number(), why: z.array(z.string()) })
  .nullable()
  .catch(null);
export const aspectsSchema = z.record(z.string(), z.number()).catch({});

const requestStatus = z.enum(REQUEST_STATUSES);
const leadStatus = z.enum(LEAD_STATUSES);
const quoteStatus = z.enum(QUOTE_STATUSES);
const engagementStatus = z.enum(ENGAGEMENT_STATUSES);
const lossReason = z.enum(LOSS_REASONS).nullable();
const side = z.enum(['client', 'vendor']).nullable();

/** The rows as the rules know them. */
export function standingOf({ request, named, leads, quotes, engagements }: HiringRows): Hiring {
  const asked = new Set(leads.map((lead) => lead.vendor_id));
  return {
    request: {
      ...standingRequest(request),
      maxPros: request.max_pros,
      line: named.filter((one) => !asked.has(one.vendor_id)).map((one) => one.vendor_id),
    },
    leads: leads.map(standingLead),
    quotes: quotes.map(standingQuote),
    engagements: engagements.map(standingEngagement),
  };
}

export function standingRequest(row: RequestRow): Pick<StandingRequest, 'status' | 'closesAt'> {
  return { status: requestStatus.parse(row.status), closesAt: row.closes_at };
}

export function standingLead(row: LeadRow): StandingLead {
  return {
    id: row.id,
    vendorId: row.vendor_id,
    status: leadStatus.parse(row.status),
    answerBy: row.answer_by,
    wasAccepted: row.was_accepted,
    lostBecause: lossReason.parse(row.lost_because),
  };
}

export function standingQuote(row: QuoteRow): StandingQuote {
  return {
    id: row.id,
    leadId: row.lead_id,
    version: row.version,
    status: quoteStatus.parse(row.status),
    validUntil: row.valid_until,
  };
}

export function standingEngagement(row: EngagementRow): StandingEngagement {
  return {
    id: row.id,
    leadId: row.lead_id,
    quoteId: row.quote_id,
    status: engagementStatus.parse(row.status),
    confirmBy: row.confirm_by,
    doneAt: row.done_at,
    completedAt: row.completed_at,
    disputedBy: side.parse(row.disputed_by),
  };
}
