import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { signEvent } from '../event-signature.ts';
import { type BalanceLine, EVENT_ABOUT, ForgedEvent, type ProviderEvent } from '../provider.ts';

// What the sandbox tells of itself: events, and the lines of its books.

interface EventRow {
  id: string;
  about: ProviderEvent['about'];
  object_id: string;
  account: string | null;
  at: Date;
}

const presentEvent = ({ id, about, object_id, account, at }: EventRow): ProviderEvent => ({
  id,
  about,
  objectId: object_id,
  accountId: account,
  at,
});

export async function listEvents(trx: Trx, since: Date): Promise<ProviderEvent[]> {
  const { rows } = await sql<EventRow>`select * from sandbox_events where at >= ${since} order by at, id limit 10000`.execute(
    trx,
  );
  return rows.map(presentEvent);
}

export async function listBalanceLines(trx: Trx, from: Date, to: Date): Promise<BalanceLine[]> {
  const { rows } = await sql<{
    id: number;
    kind: BalanceLine['kind'];
    object_id: string;
    cents: number;
    fee_cents: number;
    at: Date;
  }>`
    select * from sandbox_lines where account = '' and at >= ${from} and at < ${to} order by id`.execute(trx);
  return rows.map(({ id, kind, object_id, cents, fee_cents, at }) => ({
    id: String(id),
    kind,
    objectId: object_id,
    cents,
    feeCents: fee_cents,
    at,
  }));
}

/** Events that are due, signed, in no order, as from any provider; they count as delivered. */
export async function takeDue(trx: Trx, { now, secret }: { now: Date; secret: string }) {
  const { rows } = await sql<EventRow>`
    update sandbox_events set deliveries = deliveries - 1 where deliveries > 0 and deliver_at <= ${now} returning *`.execute(trx);
  return rows
    .toSorted(() => Math.random() - 0.5)
    .map((row) => {
      const raw = JSON.stringify({ object: 'event', livemode: false, ...presentEvent(row) });
      return { raw, signature: signEvent(raw, secret, now) };
    });
}

export function parseSandboxEvent(raw: Buffer): ProviderEvent {
  const said: unknown = JSON.parse(raw.toString('utf8'));
  if (typeof said !== 'object' || said === null) throw new ForgedEvent('no event');
  const { id, about, objectId, accountId, at, livemode } = said as Record<string, unknown>;
  const known = EVENT_ABOUT.find((one) => one === about);
  if (
    known === undefined ||
    typeof id !== 'string' ||
    typeof objectId !== 'string' ||
    typeof at !== 'string' ||
    livemode !== false
  )
    throw new ForgedEvent('no event of the sandbox');
  return { id, about: known, objectId, accountId: typeof accountId === 'string' ? accountId : null, at: new Date(at) };
}
