import { type Selectable, sql } from 'kysely';
import { findVendors, presentCards } from '#domains/experts/server/index.ts';
import { listUnread } from '#domains/correspondence/server/index.ts';
import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { type CategoryKey, isCategoryKey } from '#lib/service-categories.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ClientLead, RequestForm, ServiceRequest } from '../contract.ts';
import { leadAt, requestAt } from '../model/hiring.ts';
import { HOLDING } from '../model/status-changes.ts';
import { addressOf } from './address-of.ts';
import { NO_REQUEST } from './play-move.ts';
import { presentQuotes } from './present-quotes.ts';
import { findRequest, loadHirings } from './queries.ts';
import { presentEngagements } from './show-engagements.ts';
import { takesOn } from './require-side.ts';
import { answersSchema, type HiringRows, type RequestRow, standingOf } from './stored.ts';

const MOST_SHOWN = 200;

/** What the form of a request held. */
export function presentForm(row: RequestRow): RequestForm {
  return {
    categoryKey: isCategoryKey(row.category_key) ? row.category_key : 'handyman',
    description: row.description,
    answers: answersSchema.parse(row.answers),
    place: row.address === '' && row.postal_code === '' ? null : { address: row.address, postalCode: row.postal_code },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    budgetCents: row.budget_cents,
    accessNotes: row.access_notes,
    phone: row.phone,
    mayCall: row.may_call,
    maxPros: row.max_pros,
  };
}

type Facts = ClientLead['vendor']['facts'];
const factsKey = (categoryKey: string, vendorId: string) => `${categoryKey} ${vendorId}`;

/** What is known of each vendor who sent a quote, to compare them by, or who is still to answer. */
async function readFacts({ db, now }: Pick<Context, 'db' | 'now'>, hirings: readonly HiringRows[]): Promise<Map<string, Facts>> {
  const wanted = new Map<CategoryKey, Set<string>>();
  for (const { request, leads, quotes } of hirings) {
    const key = request.category_key;
    if (!isCategoryKey(key)) continue;
    const quoted = new Set(quotes.map(({ lead_id }) => lead_id));
    const known = wanted.get(key) ?? new Set();
    for (const { id, vendor_id, status } of leads)
      if (quoted.has(id) || status === 'new' || status === 'viewed') known.add(vendor_id);
    wanted.set(key, known);
  }
  const facts = new Map<string, Facts>();
  for (const [categoryKey, vendorIds] of wanted)
    for (const [vendorId, card] of await presentCards(db, { categoryKey, vendorIds: [...vendorIds], now })) {
      const { rating, ratingCount, jobsDone, responseMinutes, badges } = card;
      facts.set(factsKey(categoryKey, vendorId), {
        rating,
        ratingCount,
        jobsDone,
        responseMinutes,
        checks: badges.map(({ what }) => what),
      });
    }
  return facts;
}

/** Requests as their client sees them at this moment, in the given order. */
export async function presentRequests(ctx: Context, rows: readonly RequestRow[]): Promise<ServiceRequest[]> {
  const { db, now: at } = ctx;
  const hirings = [...(await loadHirings(db, rows)).values()];
  const userIds = new Set(rows.map((row) => row.user_id));
  const leads = hirings.flatMap((hiring) => hiring.leads);
  const [vendors, cards, files, engagements, unread, blocks] = await Promise.all([
    findVendors(
      ctx,
      hirings.flatMap(({ named }) => named.map((one) => one.vendor_id)),
    ),
    readFacts(ctx, hirings),
    listDocumentsByKey(
      db,
      'service-request',
      rows.map(({ id }) => id),
    ),
    presentEngagements(
      ctx,
      hirings.flatMap((hiring) => hiring.engagements),
      { side: 'client', mayDecide: true },
    ),
    listUnread(
      db,
      leads.map(({ id }) => id),
      'sender',
    ),
    userIds.size === 0
      ? []
      : db
          .selectFrom('vendor_blocks')
          .select(['user_id', 'vendor_id', 'side'])
          .where('user_id', 'in', [...userIds])
          .execute(),
  ]);

  const known: KnownOfLeads = { vendors, cards, engagements, unread, blocks, at };
  return hirings.map((hiring) => {
    const { request } = hiring;
    const standing = standingOf(hiring);
    return {
      id: request.id,
      number: request.number,
      version: request.version,
      status: requestAt(standing.request, at),
      form: presentForm(request),
      place: addressOf(request),
      createdAt: request.created_at.toISOString(),
      submittedAt: request.submitted_at?.toISOString() ?? null,
      closesAt: request.closes_at?.toISOString() ?? null,
      updatedAt: request.updated_at.toISOString(),
      files: (files.get(request.id) ?? []).map((file) => ({
        documentId: file.public_id,
        name: file.name,
        sizeBytes: file.size_bytes,
      })),
      leads: hiring.leads.map((lead) => presentLead(hiring, lead, known)),
      line: standing.request.line.map((id) => ({ id, name: vendors.get(id)?.name ?? 'A professional who left' })),
    };
  });
}

/** What is read once for all leads. */
interface KnownOfLeads {
  vendors: Awaited<ReturnType<typeof findVendors>>;
  cards: Awaited<ReturnType<typeof readFacts>>;
  engagements: Awaited<ReturnType<typeof presentEngagements>>;
  unread: Awaited<ReturnType<typeof listUnread>>;
  blocks: readonly Pick<Selectable<DB['vendor_blocks']>, 'user_id' | 'vendor_id' | 'side'>[];
  /** The moment for which it is said. */
  at: Date;
}

function presentLead(
  hiring: HiringRows,
  row: HiringRows['leads'][number],
  { vendors, cards, engagements, unread, blocks, at }: KnownOfLeads,
): ClientLead {
  const standing = standingOf(hiring);
  const vendor = vendors.get(row.vendor_id);
  const own = hiring.quotes.filter((quote) => quote.lead_id === row.id);
  const quotes = presentQuotes(own, at);
  const engagement = hiring.engagements.findLast((one) => one.lead_id === row.id);
  const shown = engagement === undefined ? undefined : engagements.get(engagement.id);
  const lead = standing.leads.find(({ id }) => id === row.id);
  if (lead === undefined) throw new Error('a lead is among those of its request');
  const isFree = [...standing.engagements].every(({ id }) => {
    const status = engagements.get(id)?.status;
    return status === undefined || !HOLDING.includes(status);
  });
  const status = leadAt(lead, standing.request, at);
  const latest = quotes[0];
  const between = blocks.filter(({ user_id, vendor_id }) => user_id === hiring.request.user_id && vendor_id === row.vendor_id);
  const isOwnTeam = vendor?.members.some(({ userId }) => userId === hiring.request.user_id) === true;
  const canWin = status === 'quoted' || (status === 'lost' && row.lost_because === 'hired-other');
  return {
    id: row.id,
    vendor: {
      id: row.vendor_id,
      name: vendor?.name ?? 'A professional who left',
      phone: row.was_accepted ? (vendor?.contact.phone ?? null) : null,
      email: row.was_accepted ? (vendor?.contact.email ?? null) : null,
      facts: cards.get(factsKey(hiring.request.category_key, row.vendor_id)) ?? null,
    },
    status,
    askedAt: row.asked_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    quotes,
    canAccept:
      isFree &&
      canWin &&
      takesOn(vendor) &&
      !isOwnTeam &&
      between.length === 0 &&
      requestAt(standing.request, at) === 'open' &&
      (latest?.status === 'sent' || latest?.status === 'passed-over'),
    engagement: shown ?? null,
    isBlocked: between.some(({ side }) => side === 'client'),
    isUnread: unread.has(row.id),
  };
}

/** The caller's requests, newest first. */
export async function listRequests(ctx: Context): Promise<{ requests: ServiceRequest[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('service_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return { requests: await presentRequests(ctx, rows) };
}

/** A request of the caller's, by its id or that of one of its leads or jobs. Throws `not-found` for other people's. */
export async function showRequest(ctx: Context, id: string): Promise<ServiceRequest> {
  const { userId } = requireUser(ctx);
  const row = (await findRequest(ctx.db, id)) ?? (await findRequestOf(ctx, id));
  if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', NO_REQUEST);
  const [shown] = await presentRequests(ctx, [row]);
  if (shown === undefined) throw new Error('a request is presented');
  return shown;
}

async function findRequestOf({ db }: Pick<Context, 'db'>, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from leads where id = ${id} union select request_id from engagements where id = ${id}`.execute(
    db,
  );
  return rows[0] === undefined ? undefined : findRequest(db, rows[0].requestId);
}
