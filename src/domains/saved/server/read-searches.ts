import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import { findReach, findStoppedMail, type Reach } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { savedSearchSchema, type SavedSearch, type SearchNews } from '../contract.ts';
import type { AlertKind } from '../model/classify-event.ts';
import { countGuestAlerts } from './claim-guest-alerts.ts';

interface SearchRow {
  public_id: string;
  name: string;
  filters: Record<string, string>;
  kinds: string[];
  only_price_cuts: boolean;
  channels: string[];
  frequency: string;
  mail_cap: number;
  created_at: Date;
  news: Record<AlertKind, number>;
}

const LATEST = 30;

/** Why mail cannot be sent, in the words of a saved search. */
const MAIL_STATES = {
  none: 'on',
  settings: 'off',
  demonstration: 'demo',
  disabled: 'off',
  'no-address': 'unverified',
  'unconfirmed-address': 'unverified',
} as const satisfies Record<NonNullable<Reach['mailHindrance']> | 'none', SavedSearch['mail']>;

/** The caller's saved searches, newest first. */
export async function listSavedSearches(ctx: Context): Promise<{ searches: SavedSearch[]; guestAlerts: number }> {
  return { searches: await loadSearches(ctx, undefined), guestAlerts: await countGuestAlerts(ctx) };
}

/** Throws `not-found` for other people's. */
export async function getSavedSearch(ctx: Context, publicId: string): Promise<SavedSearch> {
  const [search] = await loadSearches(ctx, publicId);
  if (search === undefined) throw new DomainError('not-found', 'There is no such saved search.');
  return search;
}

async function loadSearches(ctx: Context, publicId: string | undefined): Promise<SavedSearch[]> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<SearchRow>`
    select s.public_id, s.name, s.filters, s.kinds, s.only_price_cuts, s.channels, s.frequency, s.mail_cap, s.created_at,
      (select jsonb_build_object('new', count(*) filter (where m.kind = 'new'), 'price', count(*) filter (where m.kind = 'price'),
          'status', count(*) filter (where m.kind = 'status'), 'open-house', count(*) filter (where m.kind = 'open-house'))
        from saved_search_matches m where m.saved_search_id = s.id and m.event_id > s.seen_event_id) as news
    from saved_searches s
    where s.user_id = ${userId} and s.deleted_at is null ${publicId === undefined ? sql`` : sql`and s.public_id = ${publicId}`}
    order by s.created_at desc, s.id desc`.execute(ctx.db);
  const reach = await findReach(ctx.db, userId, 'saved-searches');
  const stopped =
    reach.mailAddress === null ? new Set<string>() : await findStoppedMail(ctx.db, reach.mailAddress, 'saved-searches');
  return rows.map((row) => {
    const wantsMail = row.frequency !== 'off' && row.channels.includes('email');
    const isStopped = stopped.has('') || stopped.has(row.public_id);
    return savedSearchSchema.parse({
      id: row.public_id,
      name: row.name,
      filters: row.filters,
      kinds: row.kinds,
      onlyPriceCuts: row.only_price_cuts,
      channels: row.channels,
      frequency: row.frequency,
      mailCap: row.mail_cap,
      news: row.news,
      mail: wantsMail ? (isStopped ? 'stopped' : MAIL_STATES[reach.mailHindrance ?? 'none']) : 'off',
      createdAt: row.created_at.toISOString(),
    });
  });
}

interface NewsRow {
  kind: AlertKind;
  listing_id: number;
  occurred_at: Date;
  price_before_cents: number | null;
  price_after_cents: number | null;
  status_before: string | null;
  status_after: string;
}

/** The latest changes that fit a saved search; homes that may not be shown anymore are left out. */
export async function getSearchNews(ctx: Context, publicId: string): Promise<{ news: SearchNews[] }> {
  await getSavedSearch(ctx, publicId);
  const { rows } = await sql<NewsRow>`
    select m.kind, e.listing_id, e.occurred_at, e.price_before_cents, e.price_after_cents, e.status_before, e.status_after
    from saved_search_matches m join saved_searches s on s.id = m.saved_search_id join listing_events e on e.id = m.event_id
    where s.public_id = ${publicId} order by m.event_id desc limit ${LATEST}`.execute(ctx.db);
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listing_id),
  );
  return {
    news: rows.flatMap((row) => {
      const listing = homes.get(row.listing_id);
      if (listing === undefined) return [];
      return {
        kind: row.kind,
        at: row.occurred_at.toISOString(),
        priceBefore: row.price_before_cents === null ? null : row.price_before_cents / 100,
        priceAfter: row.price_after_cents === null ? null : row.price_after_cents / 100,
        statusBefore: row.status_before,
        statusAfter: row.status_after,
        listing,
      };
    }),
  };
}

/** Marks the changes found so far as seen; those still to be compared with the search are news when they are found. */
export async function markSearchSeen(ctx: Context, publicId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const { numAffectedRows } = await sql`
    update saved_searches s set seen_event_id = greatest(seen_event_id, (
      select max(m.event_id) from saved_search_matches m where m.saved_search_id = s.id))
    where public_id = ${publicId} and user_id = ${userId} and deleted_at is null`.execute(ctx.db);
  if (numAffectedRows === 0n) throw new DomainError('not-found', 'There is no such saved search.');
}
