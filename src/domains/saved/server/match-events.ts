import { sql } from 'kysely';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { searchFilterSchema, type SearchFilters } from '#domains/search/contract.ts';
import { matchSearches } from '#domains/search/server/index.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
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

/**
 * Compares what happened to homes with what people wait for, until nothing is left; returns how many changes. A batch is
 * one transaction with everything that is told of it: a process that dies in the middle leaves its batch to the next
 * one, and nothing is told twice.
 */
export async function matchEvents(ctx: TellContext): Promise<number> {
  requireSystem(ctx);
  let total = 0;
  for (;;) {
    const matched = await transact(ctx, (inner) => matchBatch(ctx, inner));
    if (matched === 0) return total;
    total += matched;
  }
}

async function matchBatch(outside: TellContext, ctx: TellContext): Promise<number> {
  const events = await claimEvents(ctx.db);
  if (events.length === 0) return 0;
  const ids = events.map((event) => event.id);
  const byId = new Map(events.map((event) => [event.id, event]));
  const alerts = [...(await findSearchAlerts(outside, ctx, byId)), ...(await findFavoriteAlerts(ctx, byId))];
  await deliverAlerts(ctx, alerts);
  await markMatched(ctx.db, ids, ctx.now);
  return events.length;
}

async function findSearchAlerts(outside: TellContext, ctx: TellContext, events: Map<number, ClaimedEvent>): Promise<Alert[]> {
  const candidates = await findCandidates(ctx.db, [...events.keys()]);
  const wishes = groupWishes(candidates);
  // Outside of the transaction, so that places that were looked up before are known.
  const fits = await matchSearches(
    outside,
    wishes.map(({ filters }, id) => ({ id, filters })),
    [...new Set([...events.values()].map((event) => event.listingId))],
  );
  const fitting = new Set(fits.map(({ searchId, listingId }) => `${searchId}/${listingId}`));
  const alerts = wishes.flatMap(({ searches }, id) =>
    searches.flatMap((search): Alert[] => {
      const event = events.get(search.eventId);
      if (event === undefined || !fitting.has(`${id}/${event.listingId}`)) return [];
      const kind = classify(event, search);
      return kind === undefined ? [] : [{ kind, event, search, userId: search.userId }];
    }),
  );
  // In the candidates' order: the most urgent first.
  const places = new Map(candidates.map((search, at) => [search, at]));
  const placeOf = ({ search }: Alert) => (search === undefined ? 0 : (places.get(search) ?? 0));
  alerts.sort((a, b) => placeOf(a) - placeOf(b));
  await insertMatches(ctx, alerts);
  return alerts;
}

interface Wish {
  filters: SearchFilters;
  searches: Candidate[];
}

/**
 * Searches that ask the same of a home are asked about once. Prices are left out: the index has decided them. What no
 * search takes anymore finds nothing, and holds up nobody else.
 */
function groupWishes(candidates: readonly Candidate[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const search of candidates) {
    const { priceMin: _priceMin, priceMax: _priceMax, ...rest } = search.filters;
    const key = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = wishes.get(key);
    if (known !== undefined) {
      known.searches.push(search);
      continue;
    }
    const parsed = searchFilterSchema.safeParse(rest);
    if (parsed.success) wishes.set(key, { filters: parsed.data, searches: [search] });
  }
  return [...wishes.values()];
}

function classify(event: ClaimedEvent, search: Candidate): AlertKind | undefined {
  const { priceMin, priceMax } = searchFilterSchema.safeParse(search.filters).data ?? {};
  return classifyEvent(event, {
    statuses: search.statuses,
    kinds: ALERT_KINDS.filter((kind) => search.kinds.includes(kind)),
    onlyPriceCuts: search.onlyPriceCuts,
    priceMinCents: priceMin === undefined ? null : priceMin * 100,
    priceMaxCents: priceMax === undefined ? null : priceMax * 100,
  });
}

async function insertMatches(ctx: TellContext, alerts: readonly Alert[]): Promise<void> {
  const rows = alerts.map(({ search, event, kind }) => ({ search: search?.searchId, event: event.id, kind }));
  await sql`
    insert into saved_search_matches (saved_search_id, event_id, kind)
    select search, event, kind from json_to_recordset(${JSON.stringify(rows)}::json) as v (search bigint, event bigint, kind text)
    on conflict do nothing`.execute(ctx.db);
}

async function findFavoriteAlerts(ctx: TellContext, events: Map<number, ClaimedEvent>): Promise<Alert[]> {
  const changes = await findFavoriteChanges(ctx.db, [...events.keys()]);
  return changes.flatMap(({ eventId, userId }): Alert[] => {
    const event = events.get(eventId);
    if (event === undefined) return [];
    return [{ kind: event.statusBefore === event.statusAfter ? 'price' : 'status', event, search: undefined, userId }];
  });
}
