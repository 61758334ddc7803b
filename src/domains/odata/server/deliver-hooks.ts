import { sql } from 'kysely';
import { findLead } from '#domains/correspondence/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_PARTNER_EVENT_DAYS } from '#lib/kept-for.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { type Delivery, deliverToStranger, secondsToNextTry } from '#platform/strangers/deliver-to-stranger.ts';
import { clockFrom, deliverInTurns, TAKEN_MS } from '#platform/strangers/deliver-in-turns.ts';
import { userAgentOf } from '#platform/strangers/fetch-from-stranger.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { HOOK_PAUSES, PAUSED_AFTER_DAYS } from '../model/hook-terms.ts';
import { signHook } from '../model/sign-hook.ts';

export type DeliveryContext = Context & { config: Config; identity: Pick<Identity, 'unseal'> };

const AT_ONCE = 10;
const HOOKS_AT_ONCE = 4;
/** As a partner has to answer. */
const TIMEOUT_MS = 15_000;

/** Tells partners what is due, at least once each: the id of a delivery stays the same. */
export function deliverHooks(ctx: DeliveryContext, stopping?: AbortSignal): Promise<void> {
  const clock = clockFrom(ctx.now);
  const atThisTime = () => ({ ...ctx, now: clock() });
  return deliverInTurns({
    listLanes: () => listHooksWithDue(atThisTime()),
    take: (hookId) => takeDue(atThisTime(), hookId),
    send: (due) => deliver(atThisTime(), due),
    note: (due, outcome) => transact(atThisTime(), (inner) => note(inner, due, outcome)),
    lanesAtOnce: HOOKS_AT_ONCE,
    log: ctx.log,
    stopping,
  });
}

async function listHooksWithDue({ db, now }: Context): Promise<number[]> {
  const rows = await db
    .selectFrom('partner_hooks as h')
    .innerJoin('partners as p', 'p.id', 'h.partner_id')
    .select('h.id')
    .where('p.revoked_at', 'is', null)
    .where('h.paused_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partner_deliveries as d')
          .select('d.hook_id')
          .whereRef('d.hook_id', '=', 'h.id')
          .where('d.state', '=', 'waiting')
          .where('d.due_at', '<=', now),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes events that are too old to be sent again. */
export async function forgetEvents({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('partner_events')
    .where('created_at', '<', new Date(now.getTime() - KEPT_PARTNER_EVENT_DAYS * DAY_MS))
    .execute();
}

interface Due {
  hookId: number;
  eventId: number;
  id: string;
  kind: string;
  details: { [name: string]: string | number | boolean | null };
  listingKey: string | null;
  threadId: number | null;
  at: Date;
  address: string;
  secret: Buffer;
  attempts: number;
  failingSince: Date | null;
}

async function takeDue({ db, now }: DeliveryContext, hookId: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      update partner_deliveries d set due_at = ${new Date(now.getTime() + TAKEN_MS)}
      where d.hook_id = ${hookId} and d.event_id in (
        select w.event_id from partner_deliveries w join partner_hooks h on h.id = w.hook_id
        join partners p on p.id = h.partner_id and p.revoked_at is null
        where w.hook_id = ${hookId} and w.state = 'waiting' and w.due_at <= ${now} and h.paused_at is null
        order by w.due_at, w.event_id limit ${AT_ONCE} for update of w skip locked)
      returning d.hook_id, d.event_id, d.attempts)
    select t.hook_id as "hookId", t.event_id as "eventId", e.public_id as id, e.kind, e.details, l.listing_key as "listingKey",
      e.thread_id as "threadId", e.created_at as at, h.address, h.secret, t.attempts, h.failing_since as "failingSince"
    from taken t join partner_hooks h on h.id = t.hook_id join partner_events e on e.id = t.event_id
    left join listings l on l.id = e.listing_id
    order by t.event_id`.execute(db);
  return rows;
}

async function deliver(ctx: DeliveryContext, due: Due): Promise<Delivery | 'withdrawn'> {
  const { config } = ctx;
  const data = await readData(ctx, due);
  if (data === undefined) return 'withdrawn';
  const body = JSON.stringify({ type: due.kind, timestamp: due.at.toISOString(), data });
  const secret = ctx.identity.unseal(due.secret).toString('utf8');
  return deliverToStranger(due.address, {
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgentOf(config, 'webhook'),
      ...signHook(secret, { id: `evt_${due.id}`, at: ctx.now, body }),
    },
    body,
    mayBePrivate: config.SEND_TO_PRIVATE_NETWORK,
    timeoutMs: TIMEOUT_MS,
  });
}

/** What is told: as it is now, so that nothing leaves that was taken back meanwhile; undefined where all of it was. */
async function readData({ db, config }: DeliveryContext, { kind, details, listingKey, threadId }: Due) {
  const site = publicUrlOf(config);
  const listing =
    listingKey === null
      ? {}
      : { listingKey, url: `${site}/property/${listingKey}`, odata: `${site}/api/odata/Property('${listingKey}')` };
  if (kind !== 'lead.created') {
    const { priceCents, priceCentsBefore, ...rest } = details;
    const dollars = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : null);
    return {
      ...listing,
      ...rest,
      ...(priceCents === undefined ? {} : { price: dollars(priceCents) }),
      ...(priceCentsBefore === undefined ? {} : { priceBefore: dollars(priceCentsBefore) }),
    };
  }
  const lead = threadId === null ? undefined : await findLead(db, threadId);
  return lead === undefined ? undefined : { ...listing, lead };
}

async function note(
  { db, now, log }: DeliveryContext,
  { hookId, eventId, attempts: before, failingSince }: Due,
  outcome: Delivery | 'withdrawn',
) {
  const attempts = before + 1;
  const delivery = db.updateTable('partner_deliveries').where('hook_id', '=', hookId).where('event_id', '=', eventId);
  if (outcome === 'withdrawn' || outcome.what === 'taken') {
    const state = outcome === 'withdrawn' ? outcome : 'sent';
    await delivery.set({ state, sent_at: now, last_answer: null, attempts }).execute();
    if (failingSince !== null)
      await db.updateTable('partner_hooks').set({ failing_since: null }).where('id', '=', hookId).execute();
    return;
  }
  const wait = secondsToNextTry(HOOK_PAUSES, attempts, outcome);
  await delivery
    .set({
      attempts,
      last_answer: outcome.answer,
      ...(wait === undefined ? { state: 'failed' } : { due_at: new Date(now.getTime() + wait * 1000) }),
    })
    .execute();
  const since = failingSince ?? now;
  const isPaused = outcome.what === 'gone' || now.getTime() - since.getTime() > PAUSED_AFTER_DAYS * DAY_MS;
  await db
    .updateTable('partner_hooks')
    .set({ failing_since: since, ...(isPaused ? { paused_at: now } : {}) })
    .where('id', '=', hookId)
    .execute();
  if (isPaused) log.warn({ hookId, answer: outcome.answer }, 'an address of a partner takes nothing and is paused');
}
