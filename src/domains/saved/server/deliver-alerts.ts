import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { findReaches, tell, type Reach, type TellContext } from '#domains/notifications/server/index.ts';
import type { AlertKind } from '../model/classify-event.ts';
import { countKinds, describeChange, nameHome, summarizeHome } from '../model/describe-change.ts';
import { searchPath } from '../model/search-text.ts';
import type { Candidate, ClaimedEvent } from './claim-events.ts';
import { sendPending } from './send-pending.ts';

/** A change to report to somebody: it fits a search, or concerns a favorite home. */
export interface Alert {
  kind: AlertKind;
  event: ClaimedEvent;
  search: Candidate | undefined;
  /** Null for people without an account. */
  userId: string | null;
}

interface Delivery {
  recipient: string;
  user_id: string | null;
  event_id: number;
  channel: 'in-app' | 'email';
  saved_search_id: number | null;
  kind: AlertKind;
}

/**
 * Records who hears of which change by which channel, at most once per change however many searches fit; then notifies in the
 * product at once, and by mail for people who want mail at once.
 */
export async function deliverAlerts(ctx: TellContext, alerts: readonly Alert[]): Promise<void> {
  if (alerts.length === 0) return;
  const userIds = alerts.flatMap(({ userId }) => userId ?? []);
  const reaches = {
    favorites: await findReaches(ctx.db, userIds, 'favorites'),
    'saved-searches': await findReaches(ctx.db, userIds, 'saved-searches'),
  };
  const added = await insertDeliveries(
    ctx,
    alerts.flatMap((alert) => planDeliveries(alert, reaches[topicOf(alert)])),
  );
  await tellInApp(ctx, alerts, added);
  const urgent = new Set(alerts.flatMap(({ search }) => (search?.frequency === 'instant' ? search.searchId : [])));
  const mails = added.filter((row) => row.channel === 'email' && row.saved_search_id !== null && urgent.has(row.saved_search_id));
  for (const recipient of new Set(mails.map((row) => row.recipient)))
    await sendPending(ctx, recipient, [{ frequency: 'instant', before: ctx.now }]);
}

function topicOf({ search }: Pick<Alert, 'search'>) {
  return search === undefined ? 'favorites' : 'saved-searches';
}

function planDeliveries(alert: Alert, reaches: Map<string, Reach>): Delivery[] {
  const { search, userId, event, kind } = alert;
  if (search?.frequency === 'off') return [];
  const base = { event_id: event.id, kind, saved_search_id: search?.searchId ?? null };
  if (userId === null) {
    return search?.email == null
      ? []
      : [{ ...base, recipient: `mail:${search.email.toLowerCase()}`, user_id: null, channel: 'email' }];
  }
  const reach = reaches.get(userId);
  if (reach === undefined) return [];
  const asks = (channel: 'in-app' | 'email') => search === undefined || search.channels.includes(channel);
  const deliveries: Delivery[] = [];
  const to = { ...base, recipient: `user:${userId}`, user_id: userId };
  // Shown in the product, on devices, or both, as the person wants.
  if (asks('in-app') && (reach.inApp || reach.push)) deliveries.push({ ...to, channel: 'in-app' });
  if (asks('email') && reach.mailAddress !== null) deliveries.push({ ...to, channel: 'email' });
  return deliveries;
}

async function insertDeliveries(ctx: TellContext, deliveries: readonly Delivery[]): Promise<Delivery[]> {
  if (deliveries.length === 0) return [];
  // In the given order: of several searches that fit, the first one reports the change.
  const { rows } = await sql<Delivery>`
    insert into alert_deliveries (recipient, user_id, event_id, channel, saved_search_id, kind, state, created_at, sent_at)
    select v.recipient, v.user_id, v.event_id, v.channel, v.saved_search_id, v.kind,
      case v.channel when 'in-app' then 'sent' else 'pending' end, ${ctx.now}, case v.channel when 'in-app' then ${ctx.now}::timestamptz end
    from rows from (json_to_recordset(${JSON.stringify(deliveries)}::json)
      as (recipient text, user_id text, event_id bigint, channel text, saved_search_id bigint, kind text)) with ordinality as v
    -- A home that one search told of when it was listed is not told again by another that waited for its measures.
    where not exists (
      select from listing_events e join listing_events n on n.listing_id = e.listing_id join alert_deliveries o on o.event_id = n.id
      where e.id = v.event_id and e.kind = 'measured' and o.kind = 'new' and (o.recipient, o.channel) = (v.recipient, v.channel))
    order by v.ordinality
    on conflict (recipient, event_id, channel) do nothing
    returning recipient, user_id, event_id, channel, saved_search_id, kind`.execute(ctx.db);
  return rows;
}

async function tellInApp(ctx: TellContext, alerts: readonly Alert[], added: readonly Delivery[]): Promise<void> {
  const told = added.filter((row) => row.channel === 'in-app');
  const groups = Map.groupBy(told, (row) => `${row.user_id}/${row.saved_search_id}`);
  const alertOf = new Map(
    alerts.map((alert) => [keyOf(alert.event.id, alert.search?.searchId ?? null, alert.userId), alert] as const).toReversed(),
  );
  const homes = await loadHomes(
    ctx,
    alerts.map(({ event }) => event.listingId),
  );
  for (const rows of groups.values()) {
    const own = rows.flatMap((row) => alertOf.get(keyOf(row.event_id, row.saved_search_id, row.user_id)) ?? []);
    const userId = rows[0]?.user_id;
    if (userId == null || own.length === 0) continue;
    await tell(ctx, { to: { userId }, ...describeAlerts(own, homes) });
  }
}

const keyOf = (eventId: number, searchId: number | null, userId: string | null): string => `${eventId}/${searchId}/${userId}`;

/** One note for one change, or one for a batch. */
function describeAlerts(alerts: readonly Alert[], homes: Map<number, ListingSummary>) {
  const [first] = alerts;
  const search = first?.search;
  const topic = topicOf({ search });
  const home = first === undefined ? undefined : homes.get(first.event.listingId);
  if (alerts.length === 1 && first !== undefined && home !== undefined) {
    const where = search === undefined ? 'A favorite' : `“${search.name}”`;
    return {
      topic,
      title: `${describeChange(first.kind, first.event, home)}: ${nameHome(home)}`,
      line: { body: `${where} · ${summarizeHome(home)}`, href: `/property/${home.listingKey}` },
    } as const;
  }
  return {
    topic,
    title: search === undefined ? `${alerts.length} of your favorites changed` : `${alerts.length} changes in “${search.name}”`,
    line: {
      body: countKinds(alerts.map(({ kind }) => kind)),
      href: search === undefined ? '/buyer-dashboard' : searchPath(search.filters, search.publicId),
    },
  } as const;
}
