import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { tell, type Recipient, type TellContext } from '#domains/notifications/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { USUAL_ALERTS } from '../model/alert-settings.ts';
import type { DueDigest } from '../model/due-digests.ts';
import { type AlertRow, writeAlertMail } from './alert-mail.tsx';

interface PendingRow extends AlertRow {
  id: number;
  /** Its current owner; null for people without an account. */
  userId: string | null;
  /** For a guest's search that still exists. */
  guestAddress: string | null;
  /** False if its search was deleted or switched off since. */
  isWanted: boolean;
  publicId: string | null;
}

/**
 * Mails a recipient everything due in one mail, within the caller's transaction. Drops what may no longer be sent.
 */
export async function sendPending(ctx: TellContext, recipient: string, due: readonly DueDigest[]): Promise<void> {
  const rows = await claimPending(ctx, recipient, due);
  if (rows.length === 0) return;
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listingId),
  );
  const told = rows.filter((row) => row.isWanted && homes.has(row.listingId));
  const [first] = told;
  const isSent = first !== undefined && (await mail(ctx, told, homes));
  const sentIds = isSent ? told.map((row) => row.id) : [];
  await sql`
    update alert_deliveries set state = case when id = any(${sentIds}::bigint[]) then 'sent' else 'dropped' end,
      sent_at = case when id = any(${sentIds}::bigint[]) then ${ctx.now}::timestamptz end
    where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(ctx.db);
}

async function claimPending(ctx: TellContext, recipient: string, due: readonly DueDigest[]): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select d.id, d.kind, coalesce(d.user_id, s.user_id) as "userId", e.kind as "eventKind", e.listing_id as "listingId", e.status_before as "statusBefore",
      e.status_after as "statusAfter", e.price_before_cents as "priceBeforeCents", e.price_after_cents as "priceAfterCents",
      case when s.id is null then exists (select from favorites f where f.user_id = d.user_id and f.listing_id = e.listing_id)
        else s.deleted_at is null and s.frequency <> 'off' and (s.user_id is null or 'email' = any(s.channels)) end as "isWanted", s.id as "searchId", s.public_id as "publicId", s.name, s.filters, s.mail_cap as "mailCap",
      case when s.deleted_at is null then s.email end as "guestAddress"
    from alert_deliveries d join listing_events e on e.id = d.event_id
    left join saved_searches s on s.id = d.saved_search_id
    left join json_to_recordset(${JSON.stringify(due)}::json) as t (frequency text, before timestamptz)
      on t.frequency = coalesce(s.frequency, ${USUAL_ALERTS.frequency})
    where d.recipient = ${recipient} and d.state = 'pending' and (d.created_at <= t.before or s.frequency = 'off')
    order by s.id nulls first, d.id for update of d skip locked`.execute(ctx.db);
  return rows;
}

async function mail(ctx: TellContext, rows: readonly PendingRow[], homes: Map<number, ListingSummary>): Promise<boolean> {
  const [first] = rows;
  const isOneSearch = rows.every(({ searchId }) => searchId === first?.searchId) && first?.publicId != null;
  const topic = rows.every((row) => row.searchId === null) ? 'favorites' : 'saved-searches';
  const { title, body } = writeAlertMail(rows, homes, publicUrlOf(ctx.config));
  const told = await tell(ctx, {
    to: recipientOf(first),
    topic,
    title,
    mail: {
      body,
      subscription: {
        key: isOneSearch ? (first.publicId ?? '') : '',
        label: isOneSearch
          ? `Alerts for “${first.name ?? ''}”`
          : topic === 'favorites'
            ? 'News of your favorites'
            : 'All alerts of your saved searches',
      },
      dedupeKey: `alerts-${Math.max(...rows.map((row) => row.id))}`,
    },
  });
  return told.mail;
}

function recipientOf(row: PendingRow | undefined): Recipient {
  return row?.userId == null ? { address: row?.guestAddress ?? null } : { userId: row.userId };
}
