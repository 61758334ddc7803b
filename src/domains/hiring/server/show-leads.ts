import { findPeople } from '#domains/accounts/server/index.ts';
import { maskContacts } from '#domains/correspondence/contract.ts';
import { categoryOf, mayDo, sayAnswer } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { type Coordinates, METERS_PER_MILE, metersBetween } from '#lib/geo.ts';
import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Lead } from '../contract.ts';
import { LEAD_VERBS } from '../contract/leads.ts';
import { feeOf } from '#domains/billing/contract.ts';
import { requestAt } from '../model/hiring.ts';
import { LEAD_EVENT_NAMES } from '../model/hiring-words.ts';
import { allows, LEAD_CHANGES, LIVE_LEADS } from '../model/status-changes.ts';
import { addressOf } from './address-of.ts';
import { readLeadLines, seesClient } from './lead-lines.ts';
import { presentQuotes } from './present-quotes.ts';
import { findEngagement, findRequest, loadHirings } from './queries.ts';
import { requireLead } from './require-side.ts';
import { presentEngagements } from './show-engagements.ts';
import { answersSchema, fitSchema, standingOf } from './stored.ts';

const eventName = z.enum(LEAD_EVENT_NAMES);

/** To a tenth of a mile; null where one of the two is not placed. */
function milesBetween(base: Coordinates | null, to: { latitude: number | null; longitude: number | null }): number | null {
  const { latitude, longitude } = to;
  if (base === null || latitude === null || longitude === null) return null;
  return Math.round((metersBetween(base, { latitude, longitude }) / METERS_PER_MILE) * 10) / 10;
}

/**
 * A lead as its vendor's team sees it at this moment. Who the client is, the address, and how to get in are not in it before the
 * team accepts. Throws `not-found` for strangers and for the client.
 */
export async function showLead(ctx: Context, id: string): Promise<Lead> {
  const { db, now: at } = ctx;
  const leadId = (await findEngagement(db, id))?.lead_id ?? id;
  const { lead: row, member } = await requireLead(ctx, leadId, 'work');
  const request = await findRequest(db, row.request_id);
  const [line] = await readLeadLines(ctx, sql`l.id = ${leadId}`, { limit: 1 });
  if (request === undefined || line === undefined) throw new DomainError('not-found', 'You have no request with this id.');
  const hiring = (await loadHirings(db, [request])).get(request.id);
  if (hiring === undefined) throw new Error('a request has its rows');
  const standing = standingOf(hiring);
  const mayDecide = mayDo(member.role, 'leads');
  const engagementRow = hiring.engagements.findLast((one) => one.lead_id === leadId);
  const seen = seesClient({ status: line.status, wasAccepted: row.was_accepted }, engagementRow !== undefined);
  const [people, files, events, engagements, block, vendors] = await Promise.all([
    findPeople(db, request.user_id === null ? [] : [request.user_id]),
    listDocumentsByKey(db, 'service-request', [request.id]),
    db.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).orderBy('id').execute(),
    presentEngagements(ctx, engagementRow === undefined ? [] : [engagementRow], { side: 'vendor', mayDecide }),
    db
      .selectFrom('vendor_blocks')
      .select('user_id')
      .where('user_id', '=', request.user_id)
      .where('vendor_id', '=', row.vendor_id)
      .where('side', '=', 'vendor')
      .executeTakeFirst(),
    findVendors(ctx, [row.vendor_id]),
  ]);
  const writers = await findPeople(
    db,
    events.flatMap((event) => (event.side === 'vendor' && event.user_id !== null ? [event.user_id] : [])),
  );
  const client = people.get(request.user_id ?? '');
  const named = hiring.named.find((one) => one.vendor_id === row.vendor_id);
  const fit = fitSchema.parse(named?.fit ?? null);
  const category = categoryOf(line.categoryKey);
  const answers = answersSchema.parse(request.answers);
  const mask = (text: string) => (seen ? text : maskContacts(text).text);
  const status = requestAt(standing.request, at);
  return {
    ...line,
    vendorId: row.vendor_id,
    requestStatus: status,
    closesAt: request.closes_at?.toISOString() ?? null,
    description: mask(request.description),
    hidesContacts: !seen,
    answers: category.questions.flatMap((question) => {
      const answer = answers[question.key] ?? '';
      return answer === '' ? [] : [{ question: question.label, answer: mask(sayAnswer(question, answer)) }];
    }),
    place:
      !seen || request.latitude === null || request.longitude === null
        ? null
        : {
            address: addressOf(request),
            latitude: request.latitude,
            longitude: request.longitude,
            accessNotes: request.access_notes,
          },
    client:
      !seen || client === undefined
        ? null
        : { name: client.name, email: client.provenAddress, phone: request.phone, mayCall: request.may_call },
    invited: standing.leads.filter((one) => LIVE_LEADS.includes(one.status)).length,
    maxPros: request.max_pros,
    fit: fit?.why ?? [],
    fitScore: fit?.score ?? null,
    miles: milesBetween(vendors.get(row.vendor_id)?.base ?? null, request),
    fee: feeOf(category.feeModel),
    reason: row.reason,
    files: !LIVE_LEADS.includes(line.status)
      ? []
      : (files.get(request.id) ?? []).map((file) => ({
          documentId: file.public_id,
          name: file.name,
          sizeBytes: file.size_bytes,
        })),
    quotes: presentQuotes(
      hiring.quotes.filter((quote) => quote.lead_id === leadId),
      at,
    ),
    engagement: (engagementRow && engagements.get(engagementRow.id)) ?? null,
    events: events.flatMap((event) => {
      const what = eventName.safeParse(event.what).data;
      if (what === undefined) return [];
      const by = event.side === 'vendor' && event.user_id !== null ? (writers.get(event.user_id)?.name ?? null) : null;
      return [{ what, side: event.side, by, note: mask(event.note), at: event.at.toISOString() }];
    }),
    verbs: LEAD_VERBS.filter(
      (verb) =>
        mayDecide && (allows(LEAD_CHANGES[verb], line.status, 'vendor') || (verb === 'quote' && line.status === 'quoted')),
    ),
    isBlocked: block !== undefined,
  };
}
