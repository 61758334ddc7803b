import { sql } from 'kysely';
import { recordVendorRequests } from '#domains/experts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { hasWaitingLine, type Hiring, nextChangeAt } from '../model/hiring.ts';
import { ASK_AGAIN_MS } from '../model/hiring-terms.ts';
import { ACCEPTED_LEADS, OPEN_LEADS } from '../model/status-changes.ts';
import type { HiringRows } from './stored.ts';

/** What a move writes besides states. */
export interface Extras {
  userId?: string | undefined;
  /** Of a quote that the move sends. */
  quote?: { id: string; terms: unknown; totalCents: number } | undefined;
  /** Of an engagement that the move begins. */
  engagement?: { id: string; totalCents: number; startsAt: Date | null; minutes: number | null } | undefined;
  /** Why: of a lead that is declined or given up, of an engagement that is canceled or disputed. */
  reason?: string | undefined;
}

const CHANGED = 'This has changed since you opened it: take another look.';

/**
 * Writes what changed between two states of a request that the caller has locked. Each statement names the state that it found,
 * so that nothing is overwritten whoever writes.
 */
export async function saveHiring(db: Db, change: Change): Promise<void> {
  await saveRequest(db, change);
  // Who leaves goes first, so that the place of the one engagement is free.
  await moveEngagements(db, change);
  await saveLeads(db, change);
  await recordLeads(db, change);
  await saveQuotes(db, change);
  await addEngagements(db, change);
}

interface Change {
  rows: HiringRows;
  before: Hiring;
  after: Hiring;
  at: Date;
  extras: Extras;
}

async function saveRequest(db: Db, { rows, before, after, at }: Change): Promise<void> {
  const { request } = rows;
  const accepted = after.leads.filter(({ status }) => ACCEPTED_LEADS.includes(status)).length;
  const isFirst = before.request.status === 'draft' && after.request.status === 'open';
  // Below the number that the client wants: the statement itself and a constraint say so.
  const written = await sql`
    update service_requests set status = ${after.request.status}, closes_at = ${after.request.closesAt},
      accepted_count = ${accepted}, next_change_at = ${nextLookAt(after, at)}, updated_at = ${at},
      submitted_at = ${isFirst ? at : request.submitted_at}
    where id = ${request.id} and status = ${before.request.status} and accepted_count = ${request.accepted_count}
      and ${accepted}::integer <= max_pros`.execute(db);
  requireOne(written.numAffectedRows);
}

async function moveEngagements(db: Db, { rows, before, after, at, extras }: Change): Promise<void> {
  const oldEngagements = new Map(before.engagements.map((one) => [one.id, one]));
  for (const one of after.engagements) {
    const old = oldEngagements.get(one.id);
    if (old === undefined || JSON.stringify(old) === JSON.stringify(one)) continue;
    const row = rows.engagements.find(({ id }) => id === one.id);
    const confirmedAt = old.status === 'proposed' && one.status === 'active' ? at : (row?.confirmed_at ?? null);
    const { numAffectedRows } = await sql`
      update engagements set status = ${one.status}, done_at = ${one.doneAt}, completed_at = ${one.completedAt},
        disputed_by = ${one.disputedBy}, confirmed_at = ${confirmedAt}, version = version + 1, updated_at = ${at},
        reminders = case when ${old.doneAt === null && one.doneAt !== null}::boolean then 0 else reminders end,
        reason = ${extras.reason ?? row?.reason ?? ''}
      where id = ${one.id} and status = ${old.status}`.execute(db);
    requireOne(numAffectedRows);
  }
}

async function saveLeads(db: Db, { rows, before, after, at, extras }: Change): Promise<void> {
  const oldLeads = new Map(before.leads.map((one) => [one.id, one]));
  for (const one of after.leads) {
    const old = oldLeads.get(one.id);
    if (old === undefined) {
      await db
        .insertInto('leads')
        .values({
          id: one.id,
          request_id: rows.request.id,
          vendor_id: one.vendorId,
          status: one.status,
          answer_by: one.answerBy,
          asked_at: at,
          updated_at: at,
        })
        .execute();
      continue;
    }
    if (JSON.stringify(old) === JSON.stringify(one)) continue;
    const isAnswer = (one.status === 'accepted' && !old.wasAccepted) || one.status === 'declined';
    const says = one.status === 'declined' || one.lostBecause === 'gave-up' || one.lostBecause === 'stopped';
    const { numAffectedRows } = await sql`
      update leads set status = ${one.status}, was_accepted = ${one.wasAccepted}, lost_because = ${one.lostBecause}, updated_at = ${at},
        viewed_at = case when ${one.status !== 'expired'}::boolean then coalesce(viewed_at, ${at}) else viewed_at end,
        answered_at = case when ${isAnswer}::boolean then ${at} else answered_at end,
        answered_by = case when ${isAnswer}::boolean then ${extras.userId ?? null} else answered_by end,
        reason = case when ${says}::boolean then ${extras.reason ?? null} else reason end
      where id = ${one.id} and status = ${old.status}`.execute(db);
    requireOne(numAffectedRows);
  }
}

async function saveQuotes(db: Db, { before, after, at, extras }: Change): Promise<void> {
  const oldQuotes = new Map(before.quotes.map((one) => [one.id, one]));
  for (const one of after.quotes) {
    const old = oldQuotes.get(one.id);
    if (old === undefined || old.status === one.status) continue;
    const { numAffectedRows } = await sql`
      update quotes set status = ${one.status}, decided_at = ${at} where id = ${one.id} and status = ${old.status}`.execute(db);
    requireOne(numAffectedRows);
  }
  for (const one of after.quotes) {
    if (oldQuotes.has(one.id)) continue;
    if (extras.quote?.id !== one.id) throw new Error('a quote is sent with its terms');
    await db
      .insertInto('quotes')
      .values({
        id: one.id,
        lead_id: one.leadId,
        version: one.version,
        status: one.status,
        terms: JSON.stringify(extras.quote.terms),
        total_cents: extras.quote.totalCents,
        valid_until: one.validUntil,
        made_by: extras.userId ?? null,
        made_at: at,
      })
      .execute();
  }
}

async function addEngagements(db: Db, { rows, before, after, at, extras }: Change): Promise<void> {
  const known = new Set(before.engagements.map(({ id }) => id));
  for (const one of after.engagements) {
    if (known.has(one.id)) continue;
    if (extras.engagement?.id !== one.id) throw new Error('an engagement begins with its quote');
    await db
      .insertInto('engagements')
      .values({
        id: one.id,
        request_id: rows.request.id,
        lead_id: one.leadId,
        quote_id: one.quoteId,
        status: one.status,
        total_cents: extras.engagement.totalCents,
        starts_at: extras.engagement.startsAt,
        minutes: extras.engagement.minutes,
        confirm_by: one.confirmBy,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

/** When time may change something again, also for those in line who take no requests now. */
function nextLookAt(hiring: Hiring, at: Date): Date | null {
  const next = nextChangeAt(hiring);
  if (!hasWaitingLine(hiring)) return next;
  const again = new Date(at.getTime() + ASK_AGAIN_MS);
  return next === null || again < next ? again : next;
}

/** A vendor's limits count what it got, and what of that is open. */
async function recordLeads(db: Db, { before, after, at }: { before: Hiring; after: Hiring; at: Date }): Promise<void> {
  const old = new Map(before.leads.map(({ id, status }) => [id, status]));
  await recordVendorRequests(
    db,
    after.leads
      .filter(({ id, status }) => old.get(id) !== status)
      .map(({ id, vendorId, status }) => ({ id, vendorId, askedAt: at, isOpen: OPEN_LEADS.includes(status) })),
  );
}

function requireOne(count: bigint | undefined): void {
  if (count !== 1n) throw new DomainError('conflict', CHANGED);
}
