import { sql } from 'kysely';
import { searchFilterSchema, type SearchFilters } from '#domains/search/contract.ts';
import { matchSearches } from '#domains/search/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';
import { requireSystem } from '#platform/http/require-system.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { classifyEvent, ALERT_KINDS, type AlertKind } from '../model/classify-event.ts';
import {
  claimEvents,
  findCandidates,
  findFavoriteChanges,
  markMatched,
  type Candidate,
  type ClaimedEvent,
} from './claim-events.ts';
import { deliverAlerts, type Alert } from './deliver-alerts.ts';

export type AlertContext = Context & { mail: Mail; config: Config };

/**
 * Compares what happened to homes with what people wait for, until nothing is left; returns how many changes. A batch is
 * one transaction with everything that is told of it: a process that dies in the middle leaves its batch to the next
 * one, and nothing is told twice.
 */
export async function matchEvents(ctx: AlertContext): Promise<number> {
  requireSystem(ctx);
  let total = 0;
  for (;;) {
    const matched = await ctx.db.transaction().execute((trx) => matchBatch(ctx, { ...ctx, db: trx }));
    if (matched === 0) return total;
    total += matched;
  }
}

async function matchBatch(outside: AlertContext, ctx: AlertContext): Promise<number> {
  const events = await claimEvents(ctx.db);
  if (events.length === 0) return 0;
  const ids = events.map((event) => event.id);
  const byId = new Map(events.map((event) => [event.id, event]));
  const alerts = [...(await findSearchAlerts(outside, ctx, byId)), ...(await findFavoriteAlerts(ctx, byId))];
  await deliverAlerts(ctx, alerts);
  await markMatched(ctx.db, ids, ctx.now);
  return events.length;
}

async function findSearchAlerts(outside: AlertContext, ctx: AlertContext, events: Map<number, ClaimedEvent>): Promise<Alert[]> {
  const candidates = await findCandidates(ctx.db, [...events.keys()]);
  const searches = new Map<number, SearchFilters>();
  for (const { searchId, filters } of candidates) {
    // What no search takes any more finds nothing, and holds up nobody else.
    const parsed = searchFilterSchema.safeParse(filters);
    if (parsed.success) searches.set(searchId, parsed.data);
  }
  // Outside of the transaction, so that places that were looked up before are known.
  const fits = await matchSearches(
    outside.db,
    [...searches].map(([id, filters]) => ({ id, filters })),
    [...new Set([...events.values()].map((event) => event.listingId))],
    ctx.now,
  );
  const fitting = new Set(fits.map(({ searchId, listingId }) => `${searchId}/${listingId}`));
  const alerts = candidates.flatMap((search): Alert[] => {
    const event = events.get(search.eventId);
    if (event === undefined || !fitting.has(`${search.searchId}/${event.listingId}`)) return [];
    const kind = classify(event, search, searches.get(search.searchId));
    return kind === undefined ? [] : [{ kind, event, search, userId: search.userId }];
  });
  await insertMatches(ctx, alerts);
  return alerts;
}

function classify(event: ClaimedEvent, search: Candidate, filters: SearchFilters = {}): AlertKind | undefined {
  const { priceMin, priceMax } = filters;
  return classifyEvent(event, {
    statuses: search.statuses,
    kinds: ALERT_KINDS.filter((kind) => search.kinds.includes(kind)),
    onlyPriceCuts: search.onlyPriceCuts,
    priceMinCents: priceMin === undefined ? null : priceMin * 100,
    priceMaxCents: priceMax === undefined ? null : priceMax * 100,
  });
}

async function insertMatches(ctx: AlertContext, alerts: readonly Alert[]): Promise<void> {
  const rows = alerts.map(({ search, event, kind }) => ({ search: search?.searchId, event: event.id, kind }));
  await sql`
    insert into saved_search_matches (saved_search_id, event_id, kind)
    select search, event, kind from json_to_recordset(${JSON.stringify(rows)}::json) as v (search bigint, event bigint, kind text)
    on conflict do nothing`.execute(ctx.db);
}

async function findFavoriteAlerts(ctx: AlertContext, events: Map<number, ClaimedEvent>): Promise<Alert[]> {
  const changes = await findFavoriteChanges(ctx.db, [...events.keys()]);
  return changes.flatMap(({ eventId, userId }): Alert[] => {
    const event = events.get(eventId);
    if (event === undefined) return [];
    return [{ kind: event.statusBefore === event.statusAfter ? 'price' : 'status', event, search: undefined, userId }];
  });
}
