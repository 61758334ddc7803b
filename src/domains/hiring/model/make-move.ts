import {
  answersBy,
  closesAfter,
  confirmsBy,
  engagementAt,
  type Hiring,
  quoteAt,
  requestAt,
  reviewsEnd,
  silenceEnds,
  type StandingEngagement,
  type StandingLead,
} from './hiring.ts';
import { MOST_NAMED, MOST_QUOTE_VERSIONS } from './hiring-terms.ts';
import {
  ACCEPTED_LEADS,
  allows,
  ENGAGEMENT_CHANGES,
  HOLDING,
  LEAD_CHANGES,
  LIVE_LEADS,
  type LossReason,
  QUOTE_CHANGES,
  REQUEST_CHANGES,
} from './status-changes.ts';

type Person = 'client' | 'vendor' | 'moderator';

/** What somebody does. Ids of what it makes come with it, so that a repeat makes nothing twice. */
export type HiringMove =
  | { verb: 'submit' | 'withdraw'; by: Person }
  | { verb: 'name'; by: Person; vendorIds: readonly string[] }
  | { verb: 'view' | 'accept' | 'decline' | 'give-up'; by: Person; leadId: string }
  | { verb: 'block'; by: Person; leadId: string }
  | { verb: 'stop'; by: Person; leadId: string }
  | { verb: 'quote'; by: Person; leadId: string; quoteId: string; validUntil: Date }
  | { verb: 'withdraw-quote' | 'decline-quote'; by: Person; quoteId: string }
  | { verb: 'accept-quote'; by: Person; quoteId: string; engagementId: string }
  | {
      verb: 'confirm' | 'cancel' | 'dispute' | 'settle' | 'end-dispute' | 'report-done' | 'complete' | 'review';
      by: Person;
      engagementId: string;
    };

export type Refusal =
  | 'unknown'
  | 'wrong-side'
  | 'not-now'
  | 'expired'
  | 'request-over'
  | 'full'
  | 'taken'
  | 'hired'
  | 'nobody'
  | 'too-many-named'
  | 'too-many-versions'
  | 'no-end'
  | 'not-yours-to-settle';
export type MoveResult = { ok: true; hiring: Hiring } | { ok: false; reason: Refusal };

interface Clock {
  at: Date;
  /** Makes ids of new leads. */
  newId: () => string;
  /** Whether a vendor in line takes the request now; all do without. Others keep their place in line. */
  isTaking?: (vendorId: string) => boolean;
}

const refuse = (reason: Refusal): MoveResult => ({ ok: false, reason });

/** A list with one of its members changed. */
function change<T extends { id: string }>(all: readonly T[], id: string, changes: Partial<T>): T[] {
  return all.map((one) => (one.id === id ? { ...one, ...changes } : one));
}

/** Ends the leads that can be lost, except one, with their quotes. */
function loseOthers(hiring: Hiring, because: LossReason, except?: string): Hiring {
  const isLost = (lead: StandingLead) => lead.id !== except && allows(LEAD_CHANGES.lose, lead.status, 'request');
  const lost = new Set(hiring.leads.filter(isLost).map(({ id }) => id));
  return {
    ...hiring,
    leads: hiring.leads.map((lead) => (lost.has(lead.id) ? { ...lead, status: 'lost', lostBecause: because } : lead)),
    quotes: hiring.quotes.map((quote) =>
      lost.has(quote.leadId) && quote.status === 'sent' ? { ...quote, status: 'passed-over' } : quote,
    ),
  };
}

/** What an engagement that ends without its work leaves behind: the request is free again while it is not past its end. */
function free(hiring: Hiring, engagement: StandingEngagement, because: LossReason): Hiring {
  const lead = hiring.leads.find(({ id }) => id === engagement.leadId);
  const canFall = lead !== undefined && allows(LEAD_CHANGES.fall, lead.status, 'engagement');
  return {
    ...hiring,
    request: { ...hiring.request, status: REQUEST_CHANGES.free.to },
    leads: canFall ? change(hiring.leads, lead.id, { status: 'lost', lostBecause: because }) : hiring.leads,
  };
}

/** Asks the next in line while the request is open and has room. */
function askNext(hiring: Hiring, { at, newId, isTaking = () => true }: Clock): Hiring {
  const { request } = hiring;
  if (requestAt(request, at) !== 'open' || request.closesAt === null) return hiring;
  const live = hiring.leads.filter(({ status }) => LIVE_LEADS.includes(status)).length;
  const asked = request.line.filter(isTaking).slice(0, Math.max(0, request.maxPros - live));
  const answerBy = answersBy(at, request.closesAt);
  const leads = asked.map((vendorId): StandingLead => ({
    id: newId(),
    vendorId,
    status: 'new',
    answerBy,
    wasAccepted: false,
    lostBecause: null,
  }));
  return {
    ...hiring,
    request: { ...request, line: request.line.filter((vendorId) => !asked.includes(vendorId)) },
    leads: [...hiring.leads, ...leads],
  };
}

/**
 * What time alone has changed by a moment: leads nobody answered expire and the next in line are asked, quotes end, requests
 * close, engagements lapse, complete and close. Once for each moment: a repeat changes nothing.
 */
export function letTimePass(hiring: Hiring, clock: Clock): Hiring {
  const { at } = clock;
  let now: Hiring = {
    ...hiring,
    quotes: hiring.quotes.map((quote) => ({ ...quote, status: quoteAt(quote, at) })),
  };
  for (const engagement of now.engagements) {
    const status = engagementAt(engagement, at);
    if (status === engagement.status) continue;
    const completedAt =
      engagement.status === 'active' && engagement.doneAt !== null ? silenceEnds(engagement.doneAt) : engagement.completedAt;
    now = { ...now, engagements: change(now.engagements, engagement.id, { status, completedAt }) };
    if (status === 'expired') now = free(now, engagement, 'not-confirmed');
    const lead = now.leads.find(({ id }) => id === engagement.leadId);
    if (engagement.status === 'active' && lead !== undefined && allows(LEAD_CHANGES.complete, lead.status, 'engagement'))
      now = { ...now, leads: change(now.leads, lead.id, { status: LEAD_CHANGES.complete.to }) };
  }
  now = {
    ...now,
    leads: now.leads.map((lead) =>
      allows(LEAD_CHANGES.expire, lead.status, 'clock') && lead.answerBy <= at ? { ...lead, status: 'expired' } : lead,
    ),
  };
  if (now.request.status === 'open' && requestAt(now.request, at) === 'closed')
    now = { ...loseOthers(now, 'closed'), request: { ...now.request, status: 'closed' } };
  return askNext(now, clock);
}

/** One move, with all that follows from it, or why it cannot be made. What time has changed by then comes first. */
export function makeMove(before: Hiring, move: HiringMove, clock: Clock): MoveResult {
  const hiring = letTimePass(before, clock);
  const result = play(hiring, move, clock);
  // What it freed may be past its end already.
  return result.ok ? { ok: true, hiring: letTimePass(result.hiring, clock) } : result;
}

function play(hiring: Hiring, move: HiringMove, clock: Clock): MoveResult {
  switch (move.verb) {
    case 'submit':
    case 'withdraw':
    case 'name':
      return moveRequest(hiring, move, clock);
    case 'view':
    case 'accept':
    case 'decline':
    case 'give-up':
    case 'block':
      return moveLead(hiring, move);
    case 'stop':
      return stopLead(hiring, move);
    case 'quote':
      return sendQuote(hiring, move, clock);
    case 'withdraw-quote':
    case 'decline-quote':
    case 'accept-quote':
      return moveQuote(hiring, move, clock);
    default:
      return moveEngagement(hiring, move, clock);
  }
}

function moveRequest(
  hiring: Hiring,
  move: Extract<HiringMove, { verb: 'submit' | 'withdraw' | 'name' }>,
  { at }: Clock,
): MoveResult {
  const { request } = hiring;
  if (move.by !== 'client' && !(move.verb === 'withdraw' && move.by === 'moderator')) return refuse('wrong-side');
  if (move.verb === 'name') {
    if (request.status !== 'open') return refuse('request-over');
    const known = new Set([...request.line, ...hiring.leads.map(({ vendorId }) => vendorId)]);
    const added = [...new Set(move.vendorIds)].filter((id) => !known.has(id));
    if (known.size + added.length > MOST_NAMED) return refuse('too-many-named');
    return { ok: true, hiring: { ...hiring, request: { ...request, line: [...request.line, ...added] } } };
  }
  if (!allows(REQUEST_CHANGES[move.verb], request.status, move.by)) return refuse('not-now');
  if (move.verb === 'submit')
    return { ok: true, hiring: { ...hiring, request: { ...request, status: 'open', closesAt: closesAfter(at) } } };
  return { ok: true, hiring: { ...loseOthers(hiring, 'withdrawn'), request: { ...request, status: 'withdrawn' } } };
}

function moveLead(
  hiring: Hiring,
  { verb, by, leadId }: Extract<HiringMove, { verb: 'view' | 'accept' | 'decline' | 'give-up' | 'block' }>,
): MoveResult {
  const lead = hiring.leads.find(({ id }) => id === leadId);
  if (lead === undefined) return refuse('unknown');
  if (verb === 'block') {
    if (by === 'moderator') return refuse('wrong-side');
    // Lost before: what the client could still come back to ends, and nothing else.
    if (lead.status === 'lost') return { ok: true, hiring: withdrawQuotes(hiring, leadId) };
    // What is agreed goes on, or is canceled as such.
    if (!allows(LEAD_CHANGES.lose, lead.status, 'request')) return { ok: true, hiring };
    return { ok: true, hiring: endLead(hiring, lead, 'blocked') };
  }
  if (by !== 'vendor') return refuse('wrong-side');
  if (lead.status === 'expired') return refuse('expired');
  if (lead.status === 'lost' && lead.lostBecause === 'hired-other') return refuse('taken');
  if (lead.status === 'lost') return refuse('request-over');
  if (!allows(LEAD_CHANGES[verb], lead.status, 'vendor')) return refuse('not-now');
  if (verb === 'give-up') return { ok: true, hiring: endLead(hiring, lead, 'gave-up') };
  if (verb === 'accept') {
    const accepted = hiring.leads.filter(({ status }) => ACCEPTED_LEADS.includes(status)).length;
    if (accepted >= hiring.request.maxPros) return refuse('full');
  }
  const wasAccepted = lead.wasAccepted || verb === 'accept';
  return { ok: true, hiring: { ...hiring, leads: change(hiring.leads, leadId, { status: LEAD_CHANGES[verb].to, wasAccepted }) } };
}

/** Whoever does this work takes on nothing new now: what is not agreed yet ends, and a job that waits to be confirmed. */
function stopLead(hiring: Hiring, { by, leadId }: { by: Person; leadId: string }): MoveResult {
  const lead = hiring.leads.find(({ id }) => id === leadId);
  if (lead === undefined) return refuse('unknown');
  if (by !== 'moderator') return refuse('wrong-side');
  if (!canStop(hiring, leadId)) return refuse('not-now');
  // Lost before: what the client could still come back to ends, and nothing else.
  if (lead.status === 'lost') return { ok: true, hiring: withdrawQuotes(hiring, leadId) };
  const proposed = hiring.engagements.find(
    (one) => one.leadId === leadId && allows(ENGAGEMENT_CHANGES.stop, one.status, 'moderator'),
  );
  if (proposed === undefined) return { ok: true, hiring: endLead(hiring, lead, 'stopped') };
  const engagements = change(hiring.engagements, proposed.id, { status: ENGAGEMENT_CHANGES.stop.to });
  return { ok: true, hiring: free({ ...hiring, engagements }, proposed, 'stopped') };
}

/** Whether something of a lead ends once its vendor takes on nothing more. */
export function canStop({ leads, quotes }: Hiring, leadId: string): boolean {
  const status = leads.find(({ id }) => id === leadId)?.status;
  if (status === undefined) return false;
  if (status === 'lost') return quotes.some((quote) => quote.leadId === leadId && quote.status === 'passed-over');
  return allows(LEAD_CHANGES.stop, status, 'moderator');
}

function endLead(hiring: Hiring, lead: StandingLead, because: LossReason): Hiring {
  const leads = change(hiring.leads, lead.id, { status: 'lost', lostBecause: because });
  return withdrawQuotes({ ...hiring, leads }, lead.id);
}

function withdrawQuotes(hiring: Hiring, leadId: string): Hiring {
  return {
    ...hiring,
    quotes: hiring.quotes.map((quote) =>
      quote.leadId === leadId && allows(QUOTE_CHANGES.withdraw, quote.status, 'vendor')
        ? { ...quote, status: 'withdrawn' }
        : quote,
    ),
  };
}

function sendQuote(hiring: Hiring, move: Extract<HiringMove, { verb: 'quote' }>, { at }: Clock): MoveResult {
  const { request } = hiring;
  const lead = hiring.leads.find(({ id }) => id === move.leadId);
  if (lead === undefined) return refuse('unknown');
  if (move.by !== 'vendor') return refuse('wrong-side');
  if (request.status !== 'open' || request.closesAt === null)
    return refuse(lead.lostBecause === 'hired-other' ? 'taken' : 'request-over');
  if (lead.status !== 'accepted' && lead.status !== 'quoted') return refuse(lead.status === 'expired' ? 'expired' : 'not-now');
  if (move.validUntil <= at) return refuse('no-end');
  const earlier = hiring.quotes.filter(({ leadId }) => leadId === lead.id);
  if (earlier.length >= MOST_QUOTE_VERSIONS) return refuse('too-many-versions');
  const version = earlier.reduce((last, quote) => Math.max(last, quote.version), 0) + 1;
  const superseded = hiring.quotes.map((quote) =>
    quote.leadId === lead.id && quote.status === 'sent' ? { ...quote, status: QUOTE_CHANGES.supersede.to } : quote,
  );
  return {
    ok: true,
    hiring: {
      ...hiring,
      request: { ...request, closesAt: request.closesAt < move.validUntil ? move.validUntil : request.closesAt },
      leads: change(hiring.leads, lead.id, { status: 'quoted' }),
      quotes: [...superseded, { id: move.quoteId, leadId: lead.id, version, status: 'sent', validUntil: move.validUntil }],
    },
  };
}

function moveQuote(
  hiring: Hiring,
  move: Extract<HiringMove, { verb: 'withdraw-quote' | 'decline-quote' | 'accept-quote' }>,
  { at }: Clock,
): MoveResult {
  const quote = hiring.quotes.find(({ id }) => id === move.quoteId);
  const lead = hiring.leads.find(({ id }) => id === quote?.leadId);
  if (quote === undefined || lead === undefined) return refuse('unknown');
  const verb = ({ 'withdraw-quote': 'withdraw', 'decline-quote': 'decline', 'accept-quote': 'accept' } as const)[move.verb];
  if (!QUOTE_CHANGES[verb].by.some((side) => side === move.by)) return refuse('wrong-side');
  if (quote.status === 'expired') return refuse('expired');
  if (move.verb === 'accept-quote') {
    if (hiring.engagements.some(({ status }) => HOLDING.includes(status))) return refuse('hired');
    if (hiring.request.status !== 'open') return refuse('request-over');
    const canWin = lead.status === 'quoted' || (lead.status === 'lost' && lead.lostBecause === 'hired-other');
    if (!canWin || !allows(QUOTE_CHANGES.accept, quote.status, 'client')) return refuse('not-now');
    const won = loseOthers(hiring, 'hired-other', lead.id);
    const engagement: StandingEngagement = {
      id: move.engagementId,
      leadId: lead.id,
      quoteId: quote.id,
      status: 'proposed',
      confirmBy: confirmsBy(at),
      doneAt: null,
      completedAt: null,
      disputedBy: null,
    };
    return {
      ok: true,
      hiring: {
        request: { ...won.request, status: 'hired' },
        leads: change(won.leads, lead.id, { status: 'won', lostBecause: null }),
        quotes: change(won.quotes, quote.id, { status: 'accepted' }),
        engagements: [...won.engagements, engagement],
      },
    };
  }
  if (!allows(QUOTE_CHANGES[verb], quote.status, move.by)) return refuse('not-now');
  const isOpenLead = lead.status === 'quoted' && quote.status === 'sent';
  return {
    ok: true,
    hiring: {
      ...hiring,
      quotes: change(hiring.quotes, quote.id, { status: QUOTE_CHANGES[verb].to }),
      leads: isOpenLead ? change(hiring.leads, lead.id, { status: LEAD_CHANGES.unquote.to }) : hiring.leads,
    },
  };
}

function moveEngagement(
  hiring: Hiring,
  {
    verb,
    by,
    engagementId,
  }: Extract<HiringMove, { engagementId: string; verb: keyof typeof ENGAGEMENT_CHANGES | 'report-done' | 'review' }>,
  { at }: Clock,
): MoveResult {
  const engagement = hiring.engagements.find(({ id }) => id === engagementId);
  const lead = hiring.leads.find(({ id }) => id === engagement?.leadId);
  if (engagement === undefined || lead === undefined) return refuse('unknown');
  const set = (changes: Partial<StandingEngagement>, leads = hiring.leads): Hiring => ({
    ...hiring,
    leads,
    engagements: change(hiring.engagements, engagementId, changes),
  });
  if (verb === 'report-done') {
    if (by !== 'vendor') return refuse('wrong-side');
    if (engagement.status !== 'active') return refuse('not-now');
    return { ok: true, hiring: set({ doneAt: engagement.doneAt ?? at }) };
  }
  if (verb === 'review') {
    if (by !== 'client') return refuse('wrong-side');
    if (engagement.status === 'closed' || (engagement.completedAt !== null && reviewsEnd(engagement.completedAt) <= at))
      return refuse('expired');
    if (engagement.status !== 'completed' || !allows(LEAD_CHANGES.review, lead.status, 'client')) return refuse('not-now');
    return { ok: true, hiring: set({}, change(hiring.leads, lead.id, { status: LEAD_CHANGES.review.to })) };
  }
  const { by: sides, to } = ENGAGEMENT_CHANGES[verb];
  if (!sides.some((side) => side === by)) return refuse('wrong-side');
  if (engagement.status === 'expired') return refuse('expired');
  if (!allows(ENGAGEMENT_CHANGES[verb], engagement.status, by)) return refuse('not-now');
  switch (verb) {
    case 'confirm':
      return { ok: true, hiring: set({ status: to }, change(hiring.leads, lead.id, { status: LEAD_CHANGES.begin.to })) };
    case 'complete':
      return {
        ok: true,
        hiring: set({ status: to, completedAt: at }, change(hiring.leads, lead.id, { status: LEAD_CHANGES.complete.to })),
      };
    case 'cancel':
    case 'end-dispute':
      return { ok: true, hiring: free(set({ status: to, disputedBy: null }), engagement, 'cancelled') };
    case 'dispute':
      return { ok: true, hiring: set({ status: to, doneAt: null, disputedBy: by === 'client' ? 'client' : 'vendor' }) };
    case 'settle':
      if (by !== 'moderator' && by !== engagement.disputedBy) return refuse('not-yours-to-settle');
      return { ok: true, hiring: set({ status: to, disputedBy: null }) };
    default:
      return refuse('wrong-side');
  }
}
