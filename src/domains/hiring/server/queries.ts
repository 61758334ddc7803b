import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { EngagementRow, HiringRows, LeadRow, QuoteRow, RequestRow } from './stored.ts';

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findEngagement(db: Db, id: string): Promise<EngagementRow | undefined> {
  return db.selectFrom('engagements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All rows of these requests, by request. */
export async function loadHirings(db: Db, requests: readonly RequestRow[]): Promise<Map<string, HiringRows>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const [named, leads, engagements] = await Promise.all([
    db.selectFrom('request_vendors').selectAll().where('request_id', 'in', ids).orderBy('place').execute(),
    db.selectFrom('leads').selectAll().where('request_id', 'in', ids).orderBy('asked_at').orderBy('id').execute(),
    db.selectFrom('engagements').selectAll().where('request_id', 'in', ids).orderBy('created_at').execute(),
  ]);
  const leadIds = leads.map(({ id }) => id);
  const quotes =
    leadIds.length === 0
      ? []
      : await db.selectFrom('quotes').selectAll().where('lead_id', 'in', leadIds).orderBy('version').execute();
  const [namedOf, leadsOf, engagementsOf] = [
    Map.groupBy(named, (row) => row.request_id),
    Map.groupBy(leads, (row) => row.request_id),
    Map.groupBy(engagements, (row) => row.request_id),
  ];
  const quotesOf = Map.groupBy(quotes, (row) => row.lead_id);
  return new Map(
    requests.map((request) => {
      const line = namedOf.get(request.id) ?? [];
      const placeOf = new Map(line.map((row) => [row.vendor_id, row.place]));
      const own = (leadsOf.get(request.id) ?? []).toSorted(
        (a, b) => (placeOf.get(a.vendor_id) ?? 0) - (placeOf.get(b.vendor_id) ?? 0),
      );
      return [
        request.id,
        {
          request,
          named: line,
          leads: own,
          quotes: own.flatMap(({ id }) => quotesOf.get(id) ?? []),
          engagements: engagementsOf.get(request.id) ?? [],
        },
      ];
    }),
  );
}

/** A request with all rows, which nobody else changes until the transaction ends; undefined for an unknown id. */
export async function lockHiring(db: Db, requestId: string): Promise<HiringRows | undefined> {
  const request = await db.selectFrom('service_requests').selectAll().where('id', '=', requestId).forUpdate().executeTakeFirst();
  return request === undefined ? undefined : (await loadHirings(db, [request])).get(request.id);
}

const FOREIGN_TIME_MS = 600_000;

/**
 * The time at which a move counts: the database's clock, so that what waited for a lock is not early. A context that lives at
 * another time (a past that is being told) keeps its own.
 */
export async function readTime({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const clock = rows[0]?.now ?? now;
  return Math.abs(clock.getTime() - now.getTime()) > FOREIGN_TIME_MS ? now : clock;
}
