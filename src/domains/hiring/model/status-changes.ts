/** Who can bring a change about. `clock` means time alone; the others are people or what another change entails. */
export type Actor = 'client' | 'vendor' | 'clock' | 'request' | 'quote' | 'engagement' | 'moderator';

interface Change<S extends string> {
  by: readonly Actor[];
  from: readonly S[];
  to: S;
}

export const REQUEST_STATUSES = ['draft', 'open', 'hired', 'withdrawn', 'closed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Every change of a service request. It frees itself when what was hired ends before the work is done. */
export const REQUEST_CHANGES = {
  submit: { by: ['client'], from: ['draft'], to: 'open' },
  hire: { by: ['quote'], from: ['open'], to: 'hired' },
  free: { by: ['engagement'], from: ['hired'], to: 'open' },
  withdraw: { by: ['client', 'moderator'], from: ['open'], to: 'withdrawn' },
  close: { by: ['clock'], from: ['open'], to: 'closed' },
} as const satisfies Record<string, Change<RequestStatus>>;

export const LEAD_STATUSES = [
  'new',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'quoted',
  'won',
  'lost',
  'in_progress',
  'completed',
  'reviewed',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/**
 * Every change of a lead: one professional’s part in a request. A lead that lost to another can still win while its quote is
 * valid, if what was hired first ends.
 */
export const LEAD_CHANGES = {
  view: { by: ['vendor'], from: ['new'], to: 'viewed' },
  accept: { by: ['vendor'], from: ['new', 'viewed'], to: 'accepted' },
  decline: { by: ['vendor'], from: ['new', 'viewed'], to: 'declined' },
  expire: { by: ['clock'], from: ['new', 'viewed'], to: 'expired' },
  quote: { by: ['vendor'], from: ['accepted'], to: 'quoted' },
  unquote: { by: ['vendor', 'client'], from: ['quoted'], to: 'accepted' },
  'give-up': { by: ['vendor'], from: ['accepted', 'quoted'], to: 'lost' },
  lose: { by: ['request'], from: ['new', 'viewed', 'accepted', 'quoted'], to: 'lost' },
  stop: { by: ['moderator'], from: ['new', 'viewed', 'accepted', 'quoted', 'won'], to: 'lost' },
  win: { by: ['quote'], from: ['quoted', 'lost'], to: 'won' },
  begin: { by: ['engagement'], from: ['won'], to: 'in_progress' },
  fall: { by: ['engagement'], from: ['won', 'in_progress'], to: 'lost' },
  complete: { by: ['engagement'], from: ['in_progress'], to: 'completed' },
  review: { by: ['client'], from: ['completed'], to: 'reviewed' },
} as const satisfies Record<string, Change<LeadStatus>>;

/** Why a lead was lost. */
export const LOSS_REASONS = [
  'hired-other',
  'withdrawn',
  'closed',
  'gave-up',
  'blocked',
  'not-confirmed',
  'cancelled',
  'stopped',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export const QUOTE_STATUSES = ['sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'passed-over', 'expired'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Every change of a version of a quote. */
export const QUOTE_CHANGES = {
  accept: { by: ['client'], from: ['sent', 'passed-over'], to: 'accepted' },
  decline: { by: ['client'], from: ['sent'], to: 'declined' },
  withdraw: { by: ['vendor'], from: ['sent', 'passed-over'], to: 'withdrawn' },
  supersede: { by: ['vendor'], from: ['sent'], to: 'superseded' },
  'pass-over': { by: ['request'], from: ['sent'], to: 'passed-over' },
  expire: { by: ['clock'], from: ['sent', 'passed-over'], to: 'expired' },
} as const satisfies Record<string, Change<QuoteStatus>>;

export const ENGAGEMENT_STATUSES = ['proposed', 'active', 'expired', 'cancelled', 'disputed', 'completed', 'closed'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];

/** Every change of an engagement. The client confirms the work, or a week of silence does after the vendor says that it is done. */
export const ENGAGEMENT_CHANGES = {
  confirm: { by: ['vendor'], from: ['proposed'], to: 'active' },
  lapse: { by: ['clock'], from: ['proposed'], to: 'expired' },
  cancel: { by: ['client', 'vendor'], from: ['proposed', 'active'], to: 'cancelled' },
  stop: { by: ['moderator'], from: ['proposed'], to: 'cancelled' },
  dispute: { by: ['client', 'vendor'], from: ['active'], to: 'disputed' },
  settle: { by: ['client', 'vendor', 'moderator'], from: ['disputed'], to: 'active' },
  'end-dispute': { by: ['moderator'], from: ['disputed'], to: 'cancelled' },
  complete: { by: ['client', 'clock'], from: ['active'], to: 'completed' },
  close: { by: ['clock'], from: ['completed'], to: 'closed' },
} as const satisfies Record<string, Change<EngagementStatus>>;

/** Engagements whose time can still be set or moved. */
export const MOVABLE: readonly EngagementStatus[] = ['proposed', 'active'];
/** Engagements that keep a request from a second one. */
export const HOLDING: readonly EngagementStatus[] = ['proposed', 'active', 'disputed', 'completed', 'closed'];
/** Leads that count against the number of professionals whom a client wants to hear from. */
export const LIVE_LEADS: readonly LeadStatus[] = [
  'new',
  'viewed',
  'accepted',
  'quoted',
  'won',
  'in_progress',
  'completed',
  'reviewed',
];
/** Leads that a vendor still has to do something about, before a job comes of them. */
export const OPEN_LEADS: readonly LeadStatus[] = ['new', 'viewed', 'accepted', 'quoted'];
/** Leads whose vendor accepted: they see the client’s contact data and the address. */
export const ACCEPTED_LEADS: readonly LeadStatus[] = ['accepted', 'quoted', 'won', 'in_progress', 'completed', 'reviewed'];

/** Whether a table lets somebody bring a change about in a state. */
export function allows<S extends string>(change: Change<S>, status: S, by: Actor): boolean {
  return change.by.includes(by) && change.from.includes(status);
}
